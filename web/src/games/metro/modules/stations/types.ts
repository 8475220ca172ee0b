// The JSON of the module, as the server writes it.
import type { Action, Effect, GameEvent, View } from "../../model/types";

export interface StationsView extends View {
  /** The colour of the wagon on each central station. */
  central: Record<string, string | null>;
  /** Colours of the wagons in stock. */
  wagons: string[];
}

export interface PlaceWagon extends Action {
  kind: "station";
  station: string;
  colour: string;
  /** The share that is shown for it, if any. */
  share: number | null;
  consequences: Effect;
}

export interface WagonEvent extends GameEvent {
  station: string;
  colour: string;
}

export const isWagon = (action: Action | null): action is PlaceWagon => action?.kind === "station";
