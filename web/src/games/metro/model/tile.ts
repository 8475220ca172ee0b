// The drawing of a tile: exact control points. A cell is 60 × 60 units, its ports at 20 and 40. No rules here.
export const CELL = 60;

/** The rail that enters by N; the other sides are the same drawing turned about (30, 30). */
const RAIL = {
  a: "M20 0 L20 60",
  bowed: "M20 0 C20 12 24 18 24 30 C24 42 20 48 20 60", // beside a U-turn, to stay clear of it
  b: "M20 0 C20 14 46 40 60 40", // flatter than a quarter circle, so that two opposite ones never touch
  c: "M20 0 C20 11 11 20 0 20",
  d: "M20 0 C20 14.6 40 14.6 40 0",
} as const;

/** Cores and inlays reach this far into the neighbour, which hides the seam between tiles. */
const OVERLAP = { a: "20 60.7", bowed: "20 60.7", b: "60.7 40", c: "-.7 20", d: "40 -.7" } as const;

/** Whole pattern periods on each rail, so that patterns meet at the ports. */
const PERIODS = { a: 4, bowed: 4, b: 4, c: 2, d: 2 } as const;

type Shape = keyof typeof RAIL;

export interface Rail {
  /** From port to port. */
  path: string;
  /** The same with its overlap at both ends. */
  long: string;
  periods: number;
  /** Long rails can cross others and pass over them on a bridge. */
  bridges: boolean;
}

function turn(path: string, quarters: number): string {
  return path.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, left: string, top: string) => {
    let [x, y] = [Number(left), Number(top)];
    for (let i = 0; i < quarters; i++) [x, y] = [CELL - y, x];
    return `${+x.toFixed(2)} ${+y.toFixed(2)}`;
  });
}

function shapeOf(code: string, side: number): Shape {
  const letter = code[side] as "a" | "b" | "c" | "d";
  return letter === "a" && code[(side + 3) % 4] === "d" ? "bowed" : letter;
}

const drawn = new Map<string, Rail>();

/** The rail that enters a tile by a side (0 N, 1 E, 2 S, 3 W). */
export function rail(code: string, side: number): Rail {
  const key = `${code}${side}`;
  let found = drawn.get(key);
  if (!found) {
    const shape = shapeOf(code, side);
    const long = `${RAIL[shape].replace("M20 0", "M20 -.7 L20 0")} L${OVERLAP[shape]}`;
    const periods = PERIODS[shape];
    found = { path: turn(RAIL[shape], side), long: turn(long, side), periods, bridges: periods === 4 };
    drawn.set(key, found);
  }
  return found;
}

/** Sides in drawing order: straights from N and S, from E and W, then turns; later rails bridge earlier ones. */
export function order(code: string): number[] {
  const rank = (side: number): number => 8 * "abcd".indexOf(code[side] ?? "a") + 4 * (side % 2) + side;
  return [0, 1, 2, 3].sort((one, other) => rank(one) - rank(other));
}

/** The side by which the drawn rail leaves. */
export function exitSide(code: string, side: number): number {
  return (side + { a: 2, b: 1, c: 3, d: 0 }[code[side] as "a" | "b" | "c" | "d"]) % 4;
}

/** Where a line enters a cell by a side, and where it leaves it. */
export function entryPort(side: number): [number, number] {
  return (
    [
      [20, 0],
      [60, 20],
      [40, 60],
      [0, 40],
    ] as const
  )[side as 0 | 1 | 2 | 3] as [number, number];
}

export function exitPort(side: number): [number, number] {
  return (
    [
      [40, 0],
      [60, 40],
      [20, 60],
      [0, 20],
    ] as const
  )[side as 0 | 1 | 2 | 3] as [number, number];
}

/** One step out of a cell by a side. */
export function outward(side: number): [number, number] {
  return (
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
  )[side as 0 | 1 | 2 | 3] as [number, number];
}
