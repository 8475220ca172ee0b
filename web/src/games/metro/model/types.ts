// The JSON of Metro, as the server writes it. What modules add is in their folders.
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

export interface FinalFacts {
  seat: number;
  lines: number;
}

export interface View {
  seats: number;
  options: { hand: number; orientation: string; modules: string[] };
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
  final?: FinalFacts[];
}

/** What an action does to lines, and what that brings to their owners. */
export interface Effect {
  lines: LineFacts[];
  points: Record<string, number>;
}

export interface Action {
  kind: string;
  text: string;
  consequences: object;
}

export interface Lay extends Action {
  kind: "lay";
  tile: string;
  code: string;
  row: number;
  column: number;
  cell: string;
  rotation: number;
  consequences: Effect;
}

export interface Draw extends Action {
  kind: "draw";
  consequences: { left: number };
}

export const isLay = (action: Action): action is Lay => action.kind === "lay";
export const isDraw = (action: Action): action is Draw => action.kind === "draw";

/** What an action does to lines; null for those that touch none. */
export function effectOf({ consequences }: Action): Effect | null {
  return "lines" in consequences ? (consequences as Effect) : null;
}
