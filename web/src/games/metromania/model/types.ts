// The JSON of Metromania, as src/guimard/games/metromania/{layout,describe,routes,consequences}.py write it.
export type Kind = "R" | "C" | "E";
export type Ground = Kind | "lake" | "park";

export interface Border {
  side: number;
  index: number;
  arrow: "start" | "end" | null;
  cell: string;
  base: [string, string];
  tip: [number, number];
}

export interface Layout {
  vertices: Record<string, [number, number]>;
  cells: Record<string, string[]>;
  border: Record<string, Border>;
}

export interface LineName {
  seat: number;
  line: number;
}

export interface Tunnel {
  cell: string;
  from: string;
  to: string;
}

export interface LineView extends LineName {
  style: "solid" | "striped";
  path: string[];
  tunnels: Tunnel[];
  stations: string[];
  tip: string | null;
  tunnels_left: number;
  started: boolean;
  finished: boolean;
  blocked: boolean;
}

export interface Marker {
  letter: string | null;
  type: Kind;
}

export interface Destination extends Marker {
  seat: number;
  cell: string;
  served: boolean;
}

export interface Section extends LineName {
  from: string;
  to: string;
  path: string[];
}

export interface TripEnd {
  type: Ground;
  cell: string | null;
  served: boolean;
  seat?: number | null;
}

export interface Trip {
  day: string;
  name: string;
  ends: [TripEnd, TripEnd];
  possible: boolean;
  causes: { cause: string; type?: Ground }[];
  minutes: number | null;
  routes: Section[][];
  guilty: number[];
  points: number[];
}

export interface FinalSteps {
  built: number[];
  finished_lines: number[];
  kept: number[];
  days: { day: string; totals: number[] }[];
}

export interface View {
  seats: number;
  viewer: number | null;
  over: boolean;
  turn: number | null;
  letters: "open" | "hidden";
  city: { grounds: Record<string, Ground> };
  players: { seat: number; points: number; finished_lines: number; hand: Marker[] }[];
  lines: LineView[];
  stations: { vertex: string; spots: number; lines: LineName[] }[];
  stations_left: number;
  destinations: Destination[];
  pending: { steps: string[]; points: number; digs_left: number };
  ending: {
    most_finished: number;
    stations_left: number;
    settled_lines: number;
    settled_lines_needed: number;
    reasons: string[];
    last_turns: number;
  };
  trips: Trip[];
  warnings: ({ warning: string } & LineName)[];
  scores: number[];
  final?: FinalSteps;
}

export interface Consequences {
  points: number;
  stations: { vertex: string; points: number; why: "parts" | "meets" | "chosen" }[];
  blocks: LineName[];
  frees: LineName[];
}

/** A tunnel: the first of a line, one of its way, or its last. */
export interface Dig extends LineName, Tunnel {
  text: string;
  kind: "dig" | "start" | "end";
  tunnels_left: number;
  side?: "left" | "right";
  destination?: Marker | null;
  consequences: Consequences;
}

export interface Build extends LineName {
  text: string;
  kind: "station" | "bonus";
  vertex: string;
  consequences: Consequences;
}

export interface Closing {
  text: string;
  kind: "confirm" | "pass";
  consequences: Consequences;
}

export type Action = Dig | Build | Closing;

/** What happened. Other kinds of events are not shown. */
export type GameEvent =
  | (Dig & { event: "start" | "dig" | "end" })
  | (Build & { event: "station" | "bonus" })
  | { event: "end"; scores: number[] }
  | { event: "pass"; seat: number }
  | { event: "construction-ends"; reasons: string[] };
