// What is on the board, as things to draw: pure data from the view, the choice being looked at and the layout.
import type { Tone } from "../../theme/Line.svelte";
import { CELL, entryPort, exitPort, order, outward, rail, type Rail } from "./tile";
import { trace, type Route, type Tiles } from "./trace";
import type { Departure, Layout, LineFacts, Side, Station, View } from "./types";


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
  /** Those that stand out, drawn above everything else. */
  hot: RailPicture[];
  ghost: boolean;
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
  hot: boolean;
}

export interface CentralPicture {
  id: string;
  x: number;
  y: number;
  side: number;
  letter: string | null;
  hot: boolean;
}

export interface Picture {
  tiles: TilePicture[];
  ends: EndPicture[];
  stations: StationPicture[];
  centrals: CentralPicture[];
  /** Arrivals in the centre: the letter of the line that came in beside each central station. */
  arrivals: Map<string, string>;
  covered: boolean;
  fading: boolean;
}

/** What stands out: the lines an action would touch, with its tile; or a line that is pointed at. */
export interface Spotlight {
  ghost: { row: number; column: number; code: string } | null;
  lines: LineFacts[];
}

export function letterOf(layout: Layout, colour: string | null): string | null {
  return layout.colours.find(({ name }) => name === colour)?.letter ?? null;
}

export function tilesOf(view: Pick<View, "board">, size: number): Map<number, string> {
  return new Map(view.board.map(({ row, column, code }) => [row * size + column, code]));
}

/** As much of a view as there is to draw. */
type Seen = Pick<View, "board" | "lines" | "central">;

export function picture(layout: Layout, view: Seen, spot: Spotlight | null, only: string | null): Picture {
  const tiles = tilesOf(view, layout.size);
  if (spot?.ghost) tiles.set(spot.ghost.row * layout.size + spot.ghost.column, spot.ghost.code);
  const hot = new Map(spot?.lines.map((line) => [line.departure, line]));
  const shown = [...view.lines, ...[...hot.values()].filter(({ departure }) => !view.lines.some((line) => line.departure === departure))]
    .map((line) => ({ facts: hot.get(line.departure) ?? line, hot: hot.has(line.departure) }))
    .filter(({ facts, hot }) => facts.owner && (hot || !only || letterOf(layout, facts.owner) === only))
    .map((line) => ({ ...line, letter: letterOf(layout, line.facts.owner) ?? "", route: trace(layout, tiles, line.facts.departure) }));

  const onRail = new Map<number, { letter: string; tone: Tone }>();
  for (const { facts, hot, letter, route } of shown) {
    const tone = hot ? "hot" : facts.complete ? "done" : "open";
    for (const pass of route.passes) onRail.set(4 * (pass.row * layout.size + pass.column) + pass.side, { letter, tone });
  }
  const ends = shown.flatMap(({ facts, hot, letter, route }) => endOf(layout, facts, hot, letter, route) ?? []);
  return {
    tiles: tilePictures(layout, tiles, onRail, spot),
    ends: ends.sort((one, other) => Number(one.hot) - Number(other.hot)),
    stations: stationPictures(layout, view, hot),
    centrals: centralPictures(layout, view, hot),
    arrivals: new Map(completeAt(layout, view).filter((pair): pair is [string, string] => typeof pair[0] === "string")),
    covered: tiles.has(cellNumber(layout, layout.centre[0] ?? "")),
    fading: hot.size > 0 || Boolean(spot?.ghost),
  };
}

export function cellNumber(layout: Layout, cell: string): number {
  return (Number(cell.slice(1)) - 1) * layout.size + cell.charCodeAt(0) - 65;
}

export function cellName(row: number, column: number): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

function tilePictures(layout: Layout, tiles: Tiles, onRail: Map<number, { letter: string; tone: Tone }>, spot: Spotlight | null): TilePicture[] {
  return [...tiles].map(([cell, code]) => {
    const row = Math.floor(cell / layout.size);
    const column = cell % layout.size;
    const ghost = spot?.ghost?.row === row && spot.ghost.column === column;
    const lines = [0, 1, 2, 3].map((side) => onRail.get(4 * cell + side));
    const looks = lines.map((line) => (line ? line.letter + line.tone : "-")).join(" ");
    return same(`tile ${cell} ${code} ${looks} ${ghost}`, () => ({ row, column, code, ghost, ...tileRails(code, lines) }));
  });
}

function tileRails(code: string, lines: ({ letter: string; tone: Tone } | undefined)[]): Pick<TilePicture, "rails" | "hot"> {
  const rank = { none: 0, done: 1, open: 2, hot: 3 };
  const all = order(code).map((side) => ({ side, rail: rail(code, side), letter: lines[side]?.letter ?? null, tone: lines[side]?.tone ?? null }));
  all.sort((one, other) => rank[one.tone ?? "none"] - rank[other.tone ?? "none"]);
  return { rails: all.filter(({ tone }) => tone !== "hot"), hot: all.filter(({ tone }) => tone === "hot") };
}

const MOST = 5000;
const made = new Map<string, unknown>();

/** What looks the same is the same object, so that only what changes is drawn again. */
function same<T>(looks: string, make: () => T): T {
  if (made.size > MOST) made.clear();
  if (!made.has(looks)) made.set(looks, make());
  return made.get(looks) as T;
}

function endOf(layout: Layout, facts: LineFacts, hot: boolean, letter: string, route: Route): EndPicture | null {
  const base = { departure: facts.departure, letter, hot };
  if (!facts.complete) {
    if (!route.passes.length) return null;
    const [px, py] = entryPort(route.side);
    const [dx, dy] = outward(route.side);
    const x = CELL * route.column + px - 8 * dx;
    const y = CELL * route.row + py - 8 * dy;
    return { ...base, box: false, x, y, text: String(facts.after), stub: null };
  }
  return hot ? { ...base, ...arrivalBox(layout, facts, route) } : null;
}

function arrivalBox(layout: Layout, facts: LineFacts, route: Route): Omit<EndPicture, "departure" | "letter" | "hot"> {
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
  return { box: true, x, y, text, stub: { x: left, y: top, dx, dy } };
}

function completeAt(layout: Layout, view: Seen): [Departure, string][] {
  return view.lines
    .filter((line) => line.complete && line.owner && line.arrives !== undefined)
    .map((line) => [line.arrives ?? 0, letterOf(layout, line.owner) ?? ""]);
}

function stationPictures(layout: Layout, view: Seen, hot: Map<Departure, LineFacts>): StationPicture[] {
  const lines = new Map(view.lines.map((line) => [line.departure, line]));
  const arrivals = new Map(completeAt(layout, view));
  return layout.stations.map((station) => {
    const line = lines.get(station.number);
    const facts = {
      letter: letterOf(layout, line?.owner ?? null),
      complete: line?.complete ? line.points : null,
      arrived: arrivals.get(station.number) ?? null,
      hot: hot.has(station.number),
    };
    return same(`station ${station.number} ${JSON.stringify(facts)}`, () => ({ station, ...facts }));
  });
}

/** The stations of the centre, where wagons may stand. */
function centralPictures(layout: Layout, view: Seen, hot: Map<Departure, LineFacts>): CentralPicture[] {
  return layout.central_stations.map(({ id, row, column, side }) => {
    const out = layout.sides.indexOf(side as Side);
    const [dx, dy] = outward(out);
    const [px, py] = entryPort((out + 2) % 4);
    const owner = hot.get(id)?.owner ?? view.central?.[id] ?? null;
    return { id, x: CELL * (column + dx) + px, y: CELL * (row + dy) + py, side: out, letter: letterOf(layout, owner), hot: hot.has(id) };
  });
}
