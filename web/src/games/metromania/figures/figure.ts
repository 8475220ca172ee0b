// The words of a rulebook's figure, as things to draw: "B=4.0b1r1r,G=…;stations=1,-3+1,-1".
// Lines are written as in positions.
import type { City } from "../model/city";
import type { Destination, Kind, LineView, Section, Tunnel } from "../model/types";

/** One step in each direction: 0 east, then clockwise. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

export interface FigureParts {
  lines: LineView[];
  stations: string[];
  destinations: Destination[];
  /** Where the first line may go from its tip, and where it may not. */
  may: string[];
  not: string[];
  route: Section[];
}

export function step(vertex: string, direction: number): string {
  const [q = 0, r = 0] = vertex.split(",").map(Number);
  const [dq, dr] = STEPS[(direction + 6) % 6] ?? [0, 0];
  return `${q + dq},${r + dr}`;
}

function cellOf(city: City, ...corners: string[]): string {
  const wanted = corners.toSorted().join(" ");
  return Object.entries(city.layout.cells).find(([, found]) => found.toSorted().join(" ") === wanted)?.[0] ?? "";
}

function tunnels(city: City, text: string): Tunnel[] {
  const [, border = "", entry, ways = ""] = /^(\d\.\d)([ab])(.*)$/.exec(text) ?? [];
  const base = city.layout.border[border]?.base ?? ["", ""];
  const dug: Tunnel[] = [{ cell: border, from: border, to: entry === "a" ? base[0] : base[1] }];
  for (const [, direction, side] of ways.matchAll(/(\d)([lr])/g)) {
    const from = dug[dug.length - 1]?.to ?? "";
    const to = step(from, Number(direction));
    dug.push({ cell: cellOf(city, from, to, step(from, Number(direction) + (side === "l" ? -1 : 1))), from, to });
  }
  return dug;
}

function line(city: City, letters: readonly string[], text: string): LineView {
  const [letter = "", way = ""] = text.split("=");
  const dug = tunnels(city, way);
  const path = [dug[0]?.from ?? "", ...dug.map(({ to }) => to)];
  return {
    seat: letters.indexOf(letter),
    line: 1,
    style: "solid",
    path,
    tunnels: dug,
    stations: [],
    tip: path[path.length - 1] ?? null,
    tunnels_left: 0,
    started: true,
    finished: false,
    blocked: false,
  };
}

function destination(letters: readonly string[], letter: string, text: string): Destination {
  const [, type, cell = "", owner = ""] = /^(\w)@(.*)\.(\w)$/.exec(text) ?? [];
  return {
    letter: letter as Destination["letter"],
    type: type as Kind,
    cell,
    seat: letters.indexOf(owner),
    served: true,
  };
}

function section(lines: LineView[], letters: readonly string[], text: string): Section {
  const [letter = "", from = "", to = ""] = text.split(":");
  const found = lines.find(({ seat }) => letters[seat] === letter);
  const path = found?.path ?? [];
  return { seat: found?.seat ?? 0, line: 1, from, to, path: path.slice(path.indexOf(from), path.indexOf(to) + 1) };
}

/** `letters` are those of the seats' colours. */
export function figureParts(city: City, letters: readonly string[], words: string): FigureParts {
  const [first = "", ...rest] = words.split(";");
  const named = new Map(rest.map((part) => part.split("=") as [string, string]));
  const list = (name: string): string[] => named.get(name)?.split("+") ?? [];
  const lines = first.split(",").map((text) => line(city, letters, text));
  const tip = lines[0]?.tip ?? "";
  return {
    lines,
    stations: list("stations"),
    destinations: [...named.keys()]
      .filter((name) => /^[A-F]$/.test(name))
      .flatMap((letter) => list(letter).map((text) => destination(letters, letter, text))),
    may: list("may").map((direction) => step(tip, Number(direction))),
    not: list("not").map((direction) => step(tip, Number(direction))),
    route: list("trip").map((text) => section(lines, letters, text)),
  };
}
