// What is on the board, as things to draw: pure data from the view, the choice being looked at and the layout.
import type { Tone } from "../../../shared/ui/LinePiece.svelte";
import { CELL, entryPort, exitPort, order, outward, rail, type Rail } from "./tile";
import { trace, type Route, type Tiles } from "./trace";
import type { Departure, LaidTile, Layout, LineFacts, Station, View } from "./types";

export interface RailPicture {
  side: number;
  rail: Rail;
  letter: string | null;
  tone: Tone | null;
}

export interface TilePicture {
  row: number;
  column: number;
  code: string;
  rails: RailPicture[];
}

/** A bubble at an open end says the length; a box where a line would be complete says the points. */
export interface EndPicture {
  departure: Departure;
  letter: string;
  hot: boolean;
  box: boolean;
  x: number;
  y: number;
  text: string;
  /** The piece of rail between the last tile and the box. */
  stub: { x: number; y: number; dx: number; dy: number } | null;
}

export interface StationPicture {
  station: Station;
  letter: string | null;
  complete: number | null;
  arrived: string | null;
}

/** The board as it stands. It stays the same while somebody points at things. */
export interface Picture {
  tiles: TilePicture[];
  ends: EndPicture[];
  stations: StationPicture[];
  /** Arrivals in the centre: the letter of the line that came in beside each central station. */
  arrivals: Map<string, string>;
  /** Whether tiles lie on the centre. */
  covered: boolean;
}

/** What stands out, drawn above the board while that fades. */
export interface Lit {
  ghost: TilePicture | null;
  /** The rails of the lines that stand out, tile by tile. */
  tiles: TilePicture[];
  ends: EndPicture[];
  stations: StationPicture[];
}

/** What is pointed at: the lines an action would touch, with its tile; or a line. */
export interface Spotlight {
  ghost: { row: number; column: number; code: string } | null;
  lines: LineFacts[];
}

export function letterOf(layout: Layout, colour: string | null): string | null {
  return layout.colours.find(({ name }) => name === colour)?.letter ?? null;
}

export function tilesOf(view: { board: LaidTile[] }, size: number): Map<number, string> {
  return new Map(view.board.map(({ row, column, code }) => [row * size + column, code]));
}

/** As much of a view as there is to draw. */
type Seen = Pick<View, "lines"> & { board: LaidTile[] };

/** Only one colour's lines are drawn if one is named. */
export function picture(layout: Layout, view: Seen, only: string | null): Picture {
  const tiles = tilesOf(view, layout.size);
  const board = new Set(view.board.map(({ cell }) => cell));
  const lines = routes(layout, tiles, view.lines).filter(({ letter }) => !only || letter === only);
  return {
    tiles: tilePictures(layout, tiles, onRails(layout, lines, false)),
    ends: lines.flatMap(({ facts, letter, route }) => openEnd(facts, false, letter, route) ?? []),
    stations: stationPictures(layout, view),
    arrivals: new Map(completeAt(layout, view).filter((pair): pair is [string, string] => typeof pair[0] === "string")),
    covered: layout.centre.some((cell) => board.has(cell)),
  };
}

export function lit(layout: Layout, view: Seen, board: Picture, { ghost, lines }: Spotlight): Lit {
  const tiles = tilesOf(view, layout.size);
  if (ghost) tiles.set(ghost.row * layout.size + ghost.column, ghost.code);
  const shown = routes(layout, tiles, lines);
  const letters = onRails(layout, shown, true);
  const departures = new Set(shown.map(({ facts }) => facts.departure));
  return {
    ghost: ghost && { ...ghost, rails: tileRails(ghost.code, []) },
    tiles: tilePictures(layout, onlyOn(tiles, letters), letters).map((tile) => ({
      ...tile,
      rails: tile.rails.filter(({ tone }) => tone),
    })),
    ends: shown.flatMap(({ facts, letter, route }) =>
      facts.complete ? arrivalBox(layout, facts, letter, route) : (openEnd(facts, true, letter, route) ?? []),
    ),
    stations: board.stations.filter(({ station }) => departures.has(station.number)),
  };
}

interface Drawn {
  facts: LineFacts;
  letter: string;
  route: Route;
}

function routes(layout: Layout, tiles: Tiles, lines: LineFacts[]): Drawn[] {
  return lines
    .filter(({ owner }) => owner)
    .map((facts) => ({
      facts,
      letter: letterOf(layout, facts.owner) ?? "",
      route: trace(layout, tiles, facts.departure),
    }));
}

type OnRails = Map<number, { letter: string; tone: Tone }>;

function onRails(layout: Layout, lines: Drawn[], hot: boolean): OnRails {
  const found: OnRails = new Map();
  for (const { facts, letter, route } of lines) {
    const tone = hot ? "hot" : facts.complete ? "done" : "open";
    for (const pass of route.passes)
      found.set(4 * (pass.row * layout.size + pass.column) + pass.side, { letter, tone });
  }
  return found;
}

function onlyOn(tiles: Tiles, letters: OnRails): Tiles {
  const cells = new Set([...letters.keys()].map((key) => key >> 2));
  return new Map([...tiles].filter(([cell]) => cells.has(cell)));
}

function tilePictures(layout: Layout, tiles: Tiles, letters: OnRails): TilePicture[] {
  return [...tiles].map(([cell, code]) => {
    const lines = [0, 1, 2, 3].map((side) => letters.get(4 * cell + side));
    const looks = lines.map((line) => (line ? line.letter + line.tone : "-")).join(" ");
    return same(`tile ${cell} ${code} ${looks}`, () => ({
      row: Math.floor(cell / layout.size),
      column: cell % layout.size,
      code,
      rails: tileRails(code, lines),
    }));
  });
}

function tileRails(code: string, lines: ({ letter: string; tone: Tone } | undefined)[]): RailPicture[] {
  const rank = { none: 0, done: 1, open: 2, hot: 3 };
  const all = order(code).map((side) => ({
    side,
    rail: rail(code, side),
    letter: lines[side]?.letter ?? null,
    tone: lines[side]?.tone ?? null,
  }));
  return all.sort((one, other) => rank[one.tone ?? "none"] - rank[other.tone ?? "none"]);
}

const MOST = 5000;
const made = new Map<string, unknown>();

/** What looks the same is the same object, so that only what changes is drawn again. */
function same<T>(looks: string, make: () => T): T {
  if (made.size > MOST) made.clear();
  if (!made.has(looks)) made.set(looks, make());
  return made.get(looks) as T;
}

function openEnd(facts: LineFacts, hot: boolean, letter: string, route: Route): EndPicture | null {
  if (facts.complete || !route.passes.length) return null;
  const [px, py] = entryPort(route.side);
  const [dx, dy] = outward(route.side);
  const [x, y] = [CELL * route.column + px - 8 * dx, CELL * route.row + py - 8 * dy];
  return { departure: facts.departure, letter, hot, box: false, x, y, text: String(facts.after), stub: null };
}

function arrivalBox(layout: Layout, facts: LineFacts, letter: string, route: Route): EndPicture {
  const out = (route.side + 2) % 4;
  const [dx, dy] = outward(out);
  const [px, py] = exitPort(out);
  const left = CELL * (route.column - dx) + px;
  const top = CELL * (route.row - dy) + py;
  let [x, y] = [left + 13 * dx, top + 13 * dy];
  if (typeof facts.arrives === "string") {
    // in the centre there is room beside the rail
    x += dx ? 22 * dx : x < (CELL * layout.size) / 2 ? 26 : -26;
  } else {
    x += 4 * -dy * Math.abs(dy); // away from the train
    y += 4 * dx * Math.abs(dx);
  }
  const text = facts.times > 1 ? `${facts.after} × ${facts.times} = ${facts.points}` : `+${facts.points}`;
  return { departure: facts.departure, letter, hot: true, box: true, x, y, text, stub: { x: left, y: top, dx, dy } };
}

function completeAt(layout: Layout, view: Seen): [Departure, string][] {
  return view.lines
    .filter((line) => line.complete && line.owner && line.arrives !== undefined)
    .map((line) => [line.arrives ?? 0, letterOf(layout, line.owner) ?? ""]);
}

function stationPictures(layout: Layout, view: Seen): StationPicture[] {
  const lines = new Map(view.lines.map((line) => [line.departure, line]));
  const arrivals = new Map(completeAt(layout, view));
  return layout.stations.map((station) => {
    const line = lines.get(station.number);
    const facts = {
      letter: letterOf(layout, line?.owner ?? null),
      complete: line?.complete ? line.points : null,
      arrived: arrivals.get(station.number) ?? null,
    };
    return same(`station ${station.number} ${JSON.stringify(facts)}`, () => ({ station, ...facts }));
  });
}
