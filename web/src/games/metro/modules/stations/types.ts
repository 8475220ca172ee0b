// The JSON of the module by the names that the page uses; the types come from Python (json.ts).
import type { Action, View } from "../../model/types";
import type * as json from "./json";

export type { StationEvent as WagonEvent, Wagon as PlaceWagon } from "./json";

export type StationsView = View & Required<json.StationsView>;

export const isWagon = (action: Action | null): action is json.Wagon => action?.kind === "station";
