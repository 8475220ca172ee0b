// Where things of the city are on the screen. Edges are 60 units long; places come from the layout. No rules here.
import type { Layout, LineName, LineView } from "./types";

export type Point = readonly [number, number];

export const EDGE = 60;
const BESIDE = 6.4; // how far a line moves into its own cell where another shares its edge
const CORNER = 13;
const MARGIN = [24, 20] as const;
/** How much of the city is seen around the places of a window. */
const AROUND = 0.75 * EDGE;

/** A part of the city: its middle and its size. */
export interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The letters of the colours; lines of one colour are told apart by solid and striped. */
export type Letter = "R" | "G" | "B" | "O";
export const LETTERS: readonly Letter[] = ["R", "G", "B", "O"];

/** The letter of a colour by its name: "R" for "red". */
export function letterOf(colour: string): Letter {
  return LETTERS.find((letter) => letter === colour.charAt(0).toUpperCase()) ?? "R";
}

export class City {
  /** `letters` are those of the seats' colours. */
  constructor(
    readonly layout: Layout,
    readonly letters = LETTERS,
  ) {}

  letter(seat: number): Letter {
    return this.letters[seat] ?? "R";
  }

  lineName({ seat, line }: LineName): string {
    return `${this.letter(seat)}${line}`;
  }

  /** A vertex, or the outer tip of a border cell. */
  at(name: string): Point {
    const place = this.layout.vertices[name] ?? this.layout.border[name]?.tip;
    if (!place) throw new Error(`There is no place ${name} in the city.`);
    return [EDGE * place[0], EDGE * place[1]];
  }

  /** The corners of a cell, of the border or inside. */
  cell(name: string): Point[] {
    const border = this.layout.border[name];
    if (border) return [this.at(name), this.at(border.base[0]), this.at(border.base[1])];
    return (this.layout.cells[name] ?? []).map((vertex) => this.at(vertex));
  }

  /** The vertices one edge away. */
  neighbours(vertex: string): string[] {
    return [
      ...new Set(Object.values(this.layout.cells).flatMap((corners) => (corners.includes(vertex) ? corners : []))),
    ].filter((name) => name !== vertex);
  }

  /** One of six ways from a place to the next: 0 is east, then clockwise. */
  direction(from: string, to: string): number {
    const [[ax, ay], [bx, by]] = [this.at(from), this.at(to)];
    return (Math.round((Math.atan2(by - ay, bx - ax) * 3) / Math.PI) + 6) % 6;
  }

  /** The inner cell beside the way from one vertex to the next, if there is one. */
  beside(from: string, to: string, side: "left" | "right"): string | null {
    const [[ax, ay], [bx, by]] = [this.at(from), this.at(to)];
    const found = Object.entries(this.layout.cells).find(([name, corners]) => {
      if (!corners.includes(from) || !corners.includes(to)) return false;
      const [x, y] = this.middle(name);
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) < 0 === (side === "left"); // y grows downwards
    });
    return found?.[0] ?? null;
  }

  /** A vertex, the tip of a border cell, or the middle of an inner cell. */
  place(name: string): Point {
    return this.layout.cells[name] ? this.middle(name) : this.at(name);
  }

  middle(name: string): Point {
    return centre(this.cell(name));
  }

  /** The two corners of the hexagon at the ends of each side. */
  sides(): [Point, Point][] {
    const borders = Object.entries(this.layout.border);
    return [0, 1, 2, 3, 4, 5].map((side) => {
      const along = borders
        .filter(([, border]) => border.side === side)
        .sort(([, one], [, other]) => one.index - other.index);
      const first = along[0]?.[1].base[0] ?? "";
      const last = along[along.length - 1]?.[1].base[1] ?? "";
      return [this.at(first), this.at(last)];
    });
  }

  /** The size of the whole city, tips of the border cells included; its middle is 0, 0. */
  size(): { width: number; height: number } {
    const tips = Object.keys(this.layout.border).map((name) => this.at(name));
    const width = Math.ceil(Math.max(...tips.map(([x]) => Math.abs(x))) + MARGIN[0]);
    const height = Math.ceil(Math.max(...tips.map(([, y]) => Math.abs(y))) + MARGIN[1]);
    return { width: 2 * width, height: 2 * height };
  }

  /** The part of the city around some places. */
  window(names: readonly string[]): Window {
    const places = names.map((name) => this.place(name));
    const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs) - AROUND, Math.min(...ys) - AROUND];
    const [width, height] = [Math.max(...xs) + AROUND - left, Math.max(...ys) + AROUND - top];
    return { x: left + width / 2, y: top + height / 2, width, height };
  }

  viewBox(): string {
    const { width, height } = this.size();
    return `${-width / 2} ${-height / 2} ${width} ${height}`;
  }

  /** Every edge of the lattice, once. */
  edges(): [Point, Point][] {
    const found = new Map<string, [Point, Point]>();
    for (const corners of Object.values(this.layout.cells)) {
      corners.forEach((one, i) => {
        const other = corners[(i + 1) % 3] ?? one;
        found.set(edgeKey(one, other), [this.at(one), this.at(other)]);
      });
    }
    return [...found.values()];
  }
}

export function edgeKey(one: string, other: string): string {
  return one < other ? `${one}|${other}` : `${other}|${one}`;
}

export function centre(points: readonly Point[]): Point {
  const sum = points.reduce<[number, number]>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

export function shrink(points: readonly Point[], share: number): Point[] {
  const [x, y] = centre(points);
  return points.map(([px, py]) => [x + (px - x) * share, y + (py - y) * share]);
}

export function polygon(points: readonly Point[]): string {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** Edges on which more than one tunnel runs. */
export function sharedEdges(lines: readonly LineView[]): Set<string> {
  const once = new Set<string>();
  const twice = new Set<string>();
  for (const { tunnels } of lines) {
    for (const { from, to } of tunnels) (once.has(edgeKey(from, to)) ? twice : once).add(edgeKey(from, to));
  }
  return twice;
}

export interface Drawn {
  points: Point[];
  /** Index among the points of each place of the line's path. */
  places: number[];
}

type Segment = { a: Point; b: Point };

function moved(city: City, line: LineView, shared: Set<string>): Segment[] {
  return line.tunnels.map(({ cell, from, to }) => {
    const [a, b] = [city.at(from), city.at(to)];
    if (!shared.has(edgeKey(from, to))) return { a, b };
    const [mx, my] = city.middle(cell);
    let [nx, ny] = [-(b[1] - a[1]) / EDGE, (b[0] - a[0]) / EDGE];
    if (nx * (mx - a[0]) + ny * (my - a[1]) < 0) [nx, ny] = [-nx, -ny];
    return { a: [a[0] + nx * BESIDE, a[1] + ny * BESIDE], b: [b[0] + nx * BESIDE, b[1] + ny * BESIDE] };
  });
}

/** The points of a line; where it moves aside its corners are mitred. */
export function drawLine(city: City, line: LineView, shared: Set<string>): Drawn {
  const segments = moved(city, line, shared);
  const first = segments[0];
  if (!first) return { points: [], places: [] };
  const points: Point[] = [first.a];
  const places = [0];
  segments.slice(1).forEach((next, i) => {
    const before = segments[i] as Segment;
    const join = meet(before, next);
    if (join) {
      places.push(points.length);
      points.push(join);
    } else {
      points.push(toward(before.b, before.a, 7));
      places.push(points.length);
      points.push(toward(next.a, next.b, 7));
    }
  });
  places.push(points.length);
  points.push((segments[segments.length - 1] as Segment).b);
  return { points, places };
}

/** Where two pieces of a line join; null when they run side by side and need a slanted piece between them. */
function meet(one: Segment, other: Segment): Point | null {
  if (Math.hypot(one.b[0] - other.a[0], one.b[1] - other.a[1]) < 0.1) return one.b;
  const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [one.a, one.b, other.a, other.b];
  const turn = (x1 - x2) * (y3 - y4) - (y1 - y2) * (x3 - x4);
  if (Math.abs(turn) < 1) return null;
  const share = ((x1 - x3) * (y3 - y4) - (y1 - y3) * (x3 - x4)) / turn;
  return [x1 + share * (x2 - x1), y1 + share * (y2 - y1)];
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A path through points with rounded corners. */
export function smooth(points: readonly Point[]): string {
  const text = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const last = points[points.length - 1];
  if (!points[0] || !last) return "";
  const corners = points.slice(1, -1).map((corner, i) => {
    const [before, after] = [points[i] as Point, points[i + 2] as Point];
    return `L${text(toward(corner, before, CORNER))} Q${text(corner)} ${text(toward(corner, after, CORNER))}`;
  });
  return [`M${text(points[0])}`, ...corners, `L${text(last)}`].join(" ");
}
