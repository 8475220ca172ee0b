// Station numbers: secret numbers pay for the lines that arrive at their stations.
import { t } from "../../../../shared/i18n/i18n.svelte";
import type { EndRow, Module } from "../../model/module";
import type { FinalFacts } from "../../model/types";
import Holdings from "./Holdings.svelte";
import Panel from "./Panel.svelte";
import type { NumbersFinal } from "./types";

function final(facts: FinalFacts): string[] {
  const { numbers } = facts as NumbersFinal;
  const points = numbers.reduce((sum, { points }) => sum + points, 0);
  const each = numbers.map(({ number, points }) => (points ? `${number} (+${points})` : String(number)));
  return [t("metro-final-numbers", { numbers: each.join(", "), points })];
}

const endRow: EndRow = {
  label: () => t("option-metro-modules-station-numbers"),
  parts: (facts) => (facts as NumbersFinal).numbers.map(({ number, points }) => ({ text: String(number), points })),
};

export const numbers: Module = { name: "station-numbers", Panel, Holdings, final, endRow };
