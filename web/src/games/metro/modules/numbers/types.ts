// The JSON of the module by the names that the page uses; the types come from Python (json.ts).
import type { FinalFacts, View } from "../../model/types";
import type * as json from "./json";

export type NumbersView = View & Required<json.NumbersView>;
export type NumbersFinal = FinalFacts & json.NumbersScore;
