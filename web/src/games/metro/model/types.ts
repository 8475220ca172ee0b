// The JSON of Metro, as src/guimard/games/metro/describe.py and consequences.py write it.
export type Side = "N" | "E" | "S" | "W";
export type Departure = number | string;

export interface Station {
  number: number;
  side: Side;
  row: number;
  column: number;
  name: string;
}

export interface Layout {
  size: number;
  centre: string[];
  sides: Side[];
  tiles: Record<string, { count: number; exits: number[] }>;
  stations: Station[];
  central_stations: { id: string; row: number; column: number; side: Side }[];
  colours: { name: string; letter: string }[];
  number_colours: Record<string, number[]>;
}

export interface LaidTile {
  cell: string;
  row: number;
  column: number;
  code: string;
}

/** What happened: an event of a kind, with the facts of that kind. */
export interface GameEvent {
  event: string;
  seat?: number;
}

export interface LayEvent extends GameEvent {
  event: "lay";
  code: string;
  cell: string;
}

export interface CompleteEvent extends GameEvent, LineFacts {
  event: "complete";
}

export interface ExchangeEvent extends GameEvent {
  from: string;
  share: number;
}

export interface StationEvent extends GameEvent {
  station: string;
  colour: string;
}

export interface LineFacts {
  departure: Departure;
  owner: string | null;
  before: number;
  after: number;
  complete: boolean;
  times: number;
  points: number;
  arrives?: Departure;
  next?: string;
  side?: Side;
}

export interface Standing {
  company: string;
  points: number;
  value: number;
  bonus: number;
  stakes: number[];
}

export interface FinalFacts {
  seat: number;
  lines: number;
  shares: { company: string; percentage: number; points: number }[];
  majorities: { company: string; points: number }[];
  numbers: { number: number; points: number }[];
}

export interface View {
  seats: number;
  options: { hand: number; orientation: string; modules: string[]; numbers: number; central_points: boolean };
  viewer: number | null;
  over: boolean;
  turn: number | null;
  board: LaidTile[];
  hands: string[][];
  drawn: string | null;
  bag: number;
  to_lay: number;
  unseen: Record<string, number>;
  lines: LineFacts[];
  points: Record<string, number>;
  colours: (string | null)[];
  scores: number[];
  shares?: (string | null)[][];
  shown?: boolean[][];
  face_up?: (string | null)[];
  piles?: string[][];
  exchange_open?: boolean;
  standings?: Standing[];
  central?: Record<string, string | null>;
  wagons?: string[];
  numbers?: (number | "?")[][];
  final?: FinalFacts[];
}

interface Acting {
  text: string;
}

export interface Lay extends Acting {
  kind: "lay";
  tile: string;
  code: string;
  row: number;
  column: number;
  cell: string;
  rotation: number;
  consequences: { lines: LineFacts[]; points: Record<string, number> };
}

export interface Draw extends Acting {
  kind: "draw";
  consequences: { left: number };
}

export interface Exchange extends Acting {
  kind: "exchange";
  share: number;
  face_up: boolean;
  consequences: { gives: string; takes: string | null };
}

export interface Wagon extends Acting {
  kind: "station";
  station: string;
  colour: string;
  share: number | null;
  consequences: { lines: LineFacts[]; points: Record<string, number> };
}

export type Action = Lay | Draw | Exchange | Wagon;
