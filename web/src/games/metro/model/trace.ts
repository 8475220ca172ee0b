// Where a line runs on the screen: follows the rails of the laid tiles. Lengths, ends and points come from the server.
import { rail, CELL, outward } from "./tile";
import type { Departure, Layout } from "./types";

export interface Pass {
  row: number;
  column: number;
  code: string;
  side: number;
}

export interface Route {
  passes: Pass[];
  /** The cell and side by which the line goes on from its last tile; the cell may be off the board. */
  row: number;
  column: number;
  side: number;
}

/** Codes of laid tiles by cell (8 × row + column). */
export type Tiles = ReadonlyMap<number, string>;

/** The cell and side by which a departure's line enters its first tile. */
function first(layout: Layout, departure: Departure): { row: number; column: number; side: number } {
  const sides = layout.sides;
  if (typeof departure === "number") {
    const station = layout.stations[departure - 1];
    if (!station) throw new Error(`There is no station ${departure}.`);
    return { row: station.row, column: station.column, side: sides.indexOf(station.side) };
  }
  const central = layout.central_stations.find(({ id }) => id === departure);
  if (!central) throw new Error(`There is no central station ${departure}.`);
  const out = sides.indexOf(central.side);
  const [dx, dy] = outward(out);
  return { row: central.row + dy, column: central.column + dx, side: (out + 2) % 4 };
}

export function trace(layout: Layout, tiles: Tiles, departure: Departure): Route {
  let { row, column, side } = first(layout, departure);
  const passes: Pass[] = [];
  for (;;) {
    const inside = row >= 0 && row < layout.size && column >= 0 && column < layout.size;
    const code = inside ? tiles.get(row * layout.size + column) : undefined;
    const exits = code === undefined ? undefined : layout.tiles[code]?.exits;
    const exit = exits?.[side];
    if (code === undefined || exit === undefined) return { passes, row, column, side };
    passes.push({ row, column, code, side });
    const [dx, dy] = outward(exit);
    [row, column, side] = [row + dy, column + dx, (exit + 2) % 4];
  }
}

/** The whole route as one path in board units, for a train to run along. */
export function pathOf(passes: Pass[]): string {
  return passes
    .map(({ row, column, code, side }, i) => {
      const moved = rail(code, side).path.replace(
        /(-?[\d.]+) (-?[\d.]+)/g,
        (_, x: string, y: string) => `${Number(x) + CELL * column} ${Number(y) + CELL * row}`,
      );
      return i ? moved.replace(/^M[-\d.]+ [-\d.]+/, "") : moved;
    })
    .join(" ");
}
