// The tunnels that can be dug, grouped as hands choose them: first a direction, then a cell, then a destination.
import { centre, type City, type Point } from "./city";
import type { Dig, LineName } from "./types";

/** What is chosen after the direction: the cell beside the edge; of a start, the vertex to go to. */
export interface Side {
  key: string;
  side: "left" | "right" | null;
  cell: string;
  /** One for each destination that could be placed there. */
  digs: Dig[];
}

/** A direction from the tip of a line, or a border cell in which a line can start. */
export interface Direction extends LineName {
  key: string;
  kind: Dig["kind"];
  from: string;
  to: string;
  /** Where its sign stands. */
  at: Point;
  /** Clockwise from the east, in radians. */
  angle: number;
  sides: Side[];
}

function grouped<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}

/** Whether the line of this tunnel could be finished before it, and could not after it. The rules say so. */
export function losesFinish({ seat, line, consequences }: Dig): boolean {
  return consequences.cannot_finish.some((one) => one.seat === seat && one.line === line);
}

const angleOf = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

function directionOf(city: City, key: string, digs: Dig[]): Direction {
  const { seat, line, kind, from, to, cell } = digs[0] as Dig;
  const start = kind === "start";
  const sides = grouped(digs, (dig) => (start ? dig.to : dig.cell)).map(([name, ofSide]) => ({
    key: `${key} ${name}`,
    side: ofSide[0]?.side ?? null,
    cell: ofSide[0]?.cell ?? cell,
    digs: ofSide,
  }));
  sides.sort((one, other) => (one.side ?? "").localeCompare(other.side ?? "")); // left before right
  const at = start ? city.middle(cell) : city.at(to);
  return { key, seat, line, kind, from, to, at, angle: angleOf(start ? [0, 0] : city.at(from), at), sides };
}

/** Every direction of every line, line by line and clockwise. */
export function directionsOf(city: City, digs: readonly Dig[]): Direction[] {
  return grouped(digs, (dig) => `${dig.line} ${dig.from} ${dig.kind === "start" ? "" : dig.to}`)
    .map(([key, group]) => directionOf(city, key, group))
    .sort((one, other) => one.line - other.line || one.angle - other.angle);
}

/** Where the sign of a side stands: beside its edge, in the cell. */
export function signOf(city: City, { digs, cell }: Side): Point {
  const dig = digs[0] as Dig;
  const [edge, middle] = [centre([city.at(dig.from), city.at(dig.to)]), city.middle(cell)];
  return [edge[0] + (middle[0] - edge[0]) * 0.55, edge[1] + (middle[1] - edge[1]) * 0.55];
}
