// Where a line runs on the screen: follows the rails of the laid tiles. Lengths, ends and points come from the server.
import { cellNumber, isInside } from "./cells";
import { CELL, exitSide, outward, rail } from "./tile";
import type { Departure, Layout } from "./types";

/** A cell, and the side by which a line enters it. */
interface Place {
  row: number;
  column: number;
  side: number;
}

export interface Pass extends Place {
  code: string;
}

/** The tiles a line passes, and where it goes on from the last one; that cell may be off the board. */
export interface Route extends Place {
  passes: Pass[];
}

/** Codes of laid tiles by number of their cell. */
export type Tiles = ReadonlyMap<number, string>;

/** The cell and side by which a departure's line enters its first tile. */
function first(layout: Layout, departure: Departure): Place {
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

/** Follow the rails from a cell and side, as far as there are tiles. */
export function follow(start: Place, codeAt: (row: number, column: number) => string | null | undefined): Route {
  let { row, column, side } = start;
  const passes: Pass[] = [];
  for (let code = codeAt(row, column); code; code = codeAt(row, column)) {
    passes.push({ row, column, code, side });
    const exit = exitSide(code, side);
    const [dx, dy] = outward(exit);
    [row, column, side] = [row + dy, column + dx, (exit + 2) % 4];
  }
  return { passes, row, column, side };
}

export function trace(layout: Layout, tiles: Tiles, departure: Departure): Route {
  return follow(first(layout, departure), (row, column) =>
    isInside(layout.size, { row, column }) ? tiles.get(cellNumber(layout, { row, column })) : undefined,
  );
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
