// The JSON of the module, as the server writes it.
import type { Action, FinalFacts, GameEvent, View } from "../../model/types";

export interface Standing {
  company: string;
  points: number;
  value: number;
  bonus: number;
  stakes: number[];
}

/** Shares are listed by percentage: 10, 20, 30, 40. */
export interface CompaniesView extends View {
  /** By seat; null is unknown. */
  shares: (string | null)[][];
  shown: boolean[][];
  face_up: (string | null)[];
  piles: string[][];
  exchange_open: boolean;
  standings: Standing[];
}

export interface Exchange extends Action {
  kind: "exchange";
  share: number;
  face_up: boolean;
  consequences: { gives: string; takes: string | null };
}

export interface ExchangeEvent extends GameEvent {
  from: "face-up" | "pile";
  share: number;
}

export interface CompaniesFinal extends FinalFacts {
  shares: { company: string; percentage: number; points: number }[];
  majorities: { company: string; points: number }[];
}

export const isExchange = (action: Action | null): action is Exchange => action?.kind === "exchange";
