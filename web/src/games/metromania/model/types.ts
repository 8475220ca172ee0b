// The JSON of Metromania by the names that the page uses. The types come from Python (json.ts); those of the layout are
// written here.
import type * as json from "./json";

export type {
  Build,
  Consequences,
  Destination,
  Double,
  Ground,
  LineName,
  Marker,
  Section,
  Trip,
  TripEnd,
  Tunnel,
  View,
} from "./json";

export type Kind = json.Type;
export const KINDS: readonly Kind[] = ["R", "C", "E"];
export type LineView = json.Line;
export type Closing = json.Close;
export type FinalSteps = json.FinalScore;
export type GameEvent = json.Event;
/** A tunnel: the first of a line, one of its way, or its last. */
export type Dig = (json.Dig | json.Border) & Partial<Pick<json.Dig, "side" | "destination">>;
export type Action = Dig | json.Build | Closing | json.Double;

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
