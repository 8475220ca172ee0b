// Station numbers: secret numbers pay for the lines that arrive at their stations.
import { t } from "../../../../shared/i18n/i18n.svelte";
import type { Module } from "../../model/module";
import type { FinalFacts } from "../../model/types";
import Holdings from "./Holdings.svelte";
import Panel from "./Panel.svelte";
import type { NumbersFinal } from "./types";

function final(facts: FinalFacts): string[] {
  const { numbers } = facts as NumbersFinal;
  const points = numbers.reduce((sum, { points }) => sum + points, 0);
  return [t("metro-final-numbers", { numbers: numbers.map(({ number }) => number).join(", "), points })];
}

export const numbers: Module = { name: "station-numbers", Panel, Holdings, final };
