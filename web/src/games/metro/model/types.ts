// The JSON of Metro by the names that the page uses; what modules add is in their folders. The types come from Python
// (json.ts); those of the layout are written here.
import type * as json from "./json";

export type { CompleteEvent, Departure, Draw, Lay, LayEvent, Side } from "./json";

/** What is drawn of a tile. */
export type LaidTile = Pick<json.Tile, "cell" | "row" | "column" | "code">;
export type LineFacts = json.Line;
export type FinalFacts = json.BaseFinalScore;
/** What an action does to lines, and what that brings to their owners. */
export type Effect = json.Gains;

/** What happened: an event of a kind, with the facts of that kind. */
export interface GameEvent {
  event: string;
  seat?: number;
}

export interface Action {
  kind: string;
  text: string;
  consequences: object;
}

export interface View extends json.BaseView {
  options: json.BaseOptions & Record<string, unknown>;
  final?: FinalFacts[];
}

export interface Station {
  number: number;
  side: json.Side;
  row: number;
  column: number;
  name: string;
}

export interface Layout {
  size: number;
  centre: string[];
  sides: json.Side[];
  tiles: Record<string, { count: number; exits: number[] }>;
  stations: Station[];
  central_stations: { id: string; row: number; column: number; side: json.Side }[];
  colours: { name: json.Colour; letter: string }[];
  number_colours: Record<string, number[]>;
}

export const isLay = (action: Action): action is json.Lay => action.kind === "lay";
export const isDraw = (action: Action): action is json.Draw => action.kind === "draw";

/** What an action does to lines; null for those that touch none. */
export function effectOf({ consequences }: Action): Effect | null {
  return "lines" in consequences ? (consequences as Effect) : null;
}
