// The JSON of the module by the names that the page uses; the types come from Python (json.ts).
import type { Action, FinalFacts, View } from "../../model/types";
import type * as json from "./json";

export type { Exchange, ExchangeEvent, Standing } from "./json";

/** Shares are listed by percentage: 10, 20, 30, 40. */
export type CompaniesView = View & Required<json.CompaniesView>;
export type CompaniesFinal = FinalFacts & json.CompaniesScore;

export const isExchange = (action: Action | null): action is json.Exchange => action?.kind === "exchange";

/** What ten percent of each company is worth now. */
export function worthOf(view: CompaniesView): (company: string | null | undefined) => number {
  return (company) => view.standings.find((standing) => standing.company === company)?.value ?? 0;
}
