// Where one's own tiles could go if the turn came now: judged from the view, for planning during others' turns.
// Only for the base game. On one's own turn the server's list counts; a test holds that both are the same.
import { cellName, cellNumber, isInside } from "./cells";
import { tilesOf } from "./picture";
import { exitSide, outward } from "./tile";
import { trace, type Tiles } from "./trace";
import type { Departure, Effect, Lay, Layout, LineFacts, View } from "./types";

/** What planning looks at. */
type Seen = Pick<View, "board" | "lines" | "options">;
type Place = { row: number; column: number };

const SIDES = [0, 1, 2, 3];

function beyond({ row, column }: Place, side: number): Place {
  const [dx, dy] = outward(side);
  return { row: row + dy, column: column + dx };
}

/** Every way to lay each of these tiles, with what it would do. */
export function plannedLays(layout: Layout, view: Seen, hand: readonly string[]): Lay[] {
  const tiles = tilesOf(view, layout.size);
  const cells = frontier(layout, tiles);
  const turns = view.options.orientation === "free" ? SIDES : [0];
  return [...new Set(hand)]
    .filter((tile) => tile in layout.tiles)
    .flatMap((tile) => lays(layout, view, tiles, cells, tile, turns));
}

/** Free cells at the edge or next to a tile (Metro 4.2). */
function frontier(layout: Layout, tiles: Tiles): Place[] {
  const { size } = layout;
  const taken = ({ row, column }: Place): boolean => tiles.has(cellNumber(layout, { row, column }));
  return Array.from({ length: size * size }, (_, i) => ({ row: Math.floor(i / size), column: i % size })).filter(
    (place) =>
      !taken(place) &&
      !layout.centre.includes(cellName(place)) &&
      SIDES.map((side) => beyond(place, side)).some((next) => !isInside(size, next) || taken(next)),
  );
}

function lays(layout: Layout, view: Seen, tiles: Tiles, cells: Place[], tile: string, turns: number[]): Lay[] {
  const looks = new Set<string>();
  const all = turns.flatMap((rotation) => {
    const code = turned(tile, rotation);
    if (looks.has(code)) return [];
    looks.add(code);
    return cells.map((place) => ({ place, rotation, code }));
  });
  const good = all.filter(({ place, code }) => !oneTileLine(layout, code, place));
  return (good.length ? good : all).map(({ place, rotation, code }) => {
    const cell = cellName(place);
    const consequences = effect(layout, view, tiles, place, code);
    const text = `lay ${tile} ${cell}${rotation ? ` r${rotation}` : ""}`;
    return { kind: "lay", text, tile, code, cell, ...place, rotation, consequences };
  });
}

/** How a tile looks, turned clockwise. */
const turned = (tile: string, quarters: number): string =>
  SIDES.map((side) => tile[(side - quarters + 4) % 4]).join("");

/** This tile alone would join station to station: only where there is no other way (Metro 4.4). */
function oneTileLine({ size }: Layout, code: string, place: Place): boolean {
  const outside = (side: number): boolean => !isInside(size, beyond(place, side));
  return SIDES.some((side) => outside(side) && outside(exitSide(code, side)));
}

function effect(layout: Layout, view: Seen, tiles: Tiles, place: Place, code: string): Effect {
  const after = new Map(tiles).set(cellNumber(layout, place), code);
  const cell = cellName(place);
  const lines = view.lines
    .filter(({ complete, next }) => !complete && next === cell)
    .sort((one, other) => sideOf(layout, one) - sideOf(layout, other))
    .map((line) => extended(layout, after, line));
  const points: Record<string, number> = {};
  for (const { owner, points: gain } of lines) if (owner && gain) points[owner] = (points[owner] ?? 0) + gain;
  return { lines, points };
}

const sideOf = ({ sides }: Layout, { side }: LineFacts): number => (side ? sides.indexOf(side) : 0);

function extended(layout: Layout, tiles: Tiles, { departure, owner, after: before }: LineFacts): LineFacts {
  const { passes, row, column, side } = trace(layout, tiles, departure);
  const length = passes.length;
  const line = { departure, owner, before, after: length };
  const arrives = arrival(layout, { row, column }, side);
  if (arrives === null) {
    const next = cellName({ row, column });
    return { ...line, complete: false, times: 0, points: 0, next, side: layout.sides[side] ?? "N" };
  }
  const times = typeof arrives === "number" ? 1 : 2; // Metro 5.1
  return { ...line, complete: true, times, points: owner ? length * times : 0, arrives };
}

/** The station that a line reaches which goes on to a place by a side; null if it is still open there. */
function arrival(layout: Layout, place: Place, side: number): Departure | null {
  if (isInside(layout.size, place)) {
    const central = layout.central_stations.find(
      (one) => one.row === place.row && one.column === place.column && layout.sides.indexOf(one.side) === side,
    );
    return central?.id ?? null;
  }
  const last = beyond(place, side);
  const edge = (side + 2) % 4;
  const station = layout.stations.find(
    (one) => one.row === last.row && one.column === last.column && layout.sides.indexOf(one.side) === edge,
  );
  return station?.number ?? null;
}
