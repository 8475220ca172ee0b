// Metro companies: companies own the lines, seats hold shares and exchange them.
import { t } from "../../../../shared/i18n/i18n.svelte";
import type { ActionKind, EventText, Module } from "../../model/module";
import { colourName } from "../../model/texts";
import type { Action, FinalFacts } from "../../model/types";
import Choice from "./Choice.svelte";
import Holdings from "./Holdings.svelte";
import Panel from "./Panel.svelte";
import Standings from "./Standings.svelte";
import type { CompaniesFinal, Exchange, ExchangeEvent } from "./types";

function taken(action: Action): string {
  const { takes } = (action as Exchange).consequences;
  return takes ? t("metro-take", { colour: colourName(takes) }) : t("metro-take-hidden");
}

const exchange: ActionKind = {
  tab: () => t("metro-kind-exchange"),
  how: () => t("metro-exchange-how"),
  text: taken,
  confirm: taken,
  Choice,
};

const exchanged: EventText = (_, event) => {
  const { from, share } = event as ExchangeEvent;
  return { text: t(`metro-event-exchange-${from}`, { share }) };
};

const exchangeClosed: EventText = () => ({ text: t("metro-event-exchange-closed"), seat: null });

function final(facts: FinalFacts): string[] {
  const { shares, majorities } = facts as CompaniesFinal;
  return [
    ...shares.map(({ company, percentage, points }) =>
      t("metro-final-share", { colour: colourName(company), share: percentage, points }),
    ),
    ...majorities
      .filter(({ points }) => points)
      .map(({ company, points }) => t("metro-final-majority", { colour: colourName(company), points })),
  ];
}

export const companies: Module = {
  name: "companies",
  seatsOwnNoLines: true,
  previews: true,
  actions: { exchange },
  events: { exchange: exchanged, "exchange-closed": exchangeClosed },
  final,
  Standings,
  ending: () => import("./ending"),
  Panel,
  Holdings,
};
