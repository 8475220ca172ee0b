// The JSON of the module, as the server writes it.
import type { FinalFacts, View } from "../../model/types";

export interface NumbersView extends View {
  /** By seat; "?" is hidden. */
  numbers: (number | "?")[][];
}

export interface NumbersFinal extends FinalFacts {
  numbers: { number: number; points: number }[];
}
