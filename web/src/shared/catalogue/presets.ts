// Ready-made sets of options, by game. What is not named keeps its default.
import { t } from "../i18n/i18n.svelte";
import { defaults, type Spec, type Values } from "./options";

const PRESETS: Record<string, Record<string, Values>> = {
  metro: {
    family: {},
    companies: { modules: ["companies"] },
    everything: { modules: ["companies", "stations", "station-numbers"] },
  },
  metromania: {
    family: {},
    open: { town_hall: "transparent" },
    rigorous: { town_hall: "rigorous" },
  },
};

export const CUSTOM = "custom";

function presetNames(game: string): string[] {
  return Object.keys(PRESETS[game] ?? {});
}

/** All options as a preset sets them. */
export function presetValues(game: string, spec: Spec, preset: string): Values {
  const chosen = PRESETS[game]?.[preset] ?? {};
  const known = Object.entries(chosen).filter(([name]) => spec.options.some((option) => option.name === name));
  return { ...defaults(spec), ...structuredClone(Object.fromEntries(known)) };
}

/** The preset that sets exactly these values, or "custom". */
export function presetOf(game: string, spec: Spec, values: Values): string {
  const same = (preset: string): boolean => {
    const wanted = presetValues(game, spec, preset);
    return spec.options.every(({ name, kind }) => {
      const text = kind === "each" ? JSON.stringify : sorted;
      return text(values[name]) === text(wanted[name]);
    });
  };
  return presetNames(game).find(same) ?? CUSTOM;
}

const sorted = (value: unknown): string => JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/** The presets of a game, and a choice of one's own, to choose from. */
export const presetChoices = (game: string): { value: string; text: string }[] =>
  [...presetNames(game), CUSTOM].map((value) => ({ value, text: t(`preset-${value}`) }));
