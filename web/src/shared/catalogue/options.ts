// The option spec of a game as the server sends it: what clashes with what, and how it is called.
import { maybe, t } from "../i18n/i18n.svelte";

export type Value = boolean | number | string | string[];

export interface Option {
  name: string;
  kind: "one" | "many" | "flag";
  choices: (boolean | number | string)[];
  default: Value;
  help: string;
  choice_help: Record<string, string>;
}

export interface Clash {
  when: Record<string, Value>;
  seats: number[];
  why: string;
}

export interface Spec {
  seats: number[];
  options: Option[];
  clashes: Clash[];
}

export type Values = Record<string, Value>;

export function defaults(spec: Spec): Values {
  return Object.fromEntries(
    spec.options.map((option) => [option.name, Array.isArray(option.default) ? [...option.default] : option.default]),
  );
}

function holds(actual: Value | undefined, wanted: Value): boolean {
  if (Array.isArray(actual) && Array.isArray(wanted)) return wanted.every((one) => actual.includes(one));
  return actual === wanted;
}

/** The first clash among the chosen values, if any. */
export function clash(spec: Spec, seats: number, values: Values): Clash | null {
  return (
    spec.clashes.find(
      (one) =>
        (!one.seats.length || one.seats.includes(seats)) &&
        Object.entries(one.when).every(([name, wanted]) => holds(values[name], wanted)),
    ) ?? null
  );
}

/** Why the chosen values clash. The text is found by what clashes: the options, and the values of lists. */
export function clashText(game: string, seats: number, { when, why }: Clash): string {
  const what = Object.entries(when).flatMap(([name, value]) => (Array.isArray(value) ? [name, ...value] : name));
  return maybe(`clash-${game}-${what.join("-")}`, { seats }) ?? why;
}

export function label(game: string, option: Option): string {
  return maybe(`option-${game}-${option.name}`) ?? option.help;
}

export function wording(game: string, option: Option, choice: boolean | number | string): string {
  if (typeof choice === "boolean") return choice ? t("yes") : t("no");
  return maybe(`option-${game}-${option.name}-${choice}`) ?? String(choice);
}

export function help(game: string, option: Option, choice: boolean | number | string): string {
  return maybe(`option-${game}-${option.name}-${choice}-help`) ?? option.choice_help[String(choice)] ?? "";
}

/** What was chosen other than usual, each with what it does. */
export function chosen(game: string, spec: Spec, values: Values): { name: string; does: string }[] {
  return spec.options.flatMap((option) => {
    const value = values[option.name];
    if (value === undefined || String(value) === String(option.default)) return [];
    if (Array.isArray(value))
      return value.map((one) => ({ name: wording(game, option, one), does: help(game, option, one) }));
    return [{ name: `${label(game, option)}: ${wording(game, option, value)}`, does: help(game, option, value) }];
  });
}
