// The option spec of a game as the server sends it: what clashes with what, and how it is called.
import { maybe, t } from "../i18n/i18n.svelte";

export type Value = boolean | number | string | string[];

export interface Option {
  name: string;
  kind: "one" | "many" | "flag" | "each";
  /** Whether each seat chooses among all choices, not only among as many as there are seats. */
  spare: boolean;
  choices: (boolean | number | string)[];
  default: Value;
  /** The value of games that were stored before the option existed: their texts leave it out. */
  absent: Value | null;
  help: string;
  choice_help: Record<string, string>;
  /** What is our own ruling or reconstruction, by choice; "" stands for the option as a whole. */
  notes: Record<string, string>;
  /** What must be chosen elsewhere for this option to change anything. */
  needs: Record<string, Value>;
  /** Choices elsewhere with any of which this option changes nothing. */
  idle_with: Record<string, string[]>;
  /** At how many seats it changes something; any, if empty. */
  seats: number[];
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
  /** What of the game as a whole is our own ruling or reconstruction. */
  note: string;
}

export type Values = Record<string, Value>;

export function defaults(spec: Spec): Values {
  return Object.fromEntries(
    spec.options.map((option) => [option.name, Array.isArray(option.default) ? [...option.default] : option.default]),
  );
}

/** Whether an option leaves a choice that changes anything, given the others. */
export function applies({ choices, needs, idle_with, seats }: Option, players: number, values: Values): boolean {
  if (choices.length < 2) return false;
  if (seats.length && !seats.includes(players)) return false;
  const idle = Object.entries(idle_with).some(([name, any]) => any.some((one) => holds(values[name], [one])));
  if (idle) return false;
  return Object.entries(needs).every(([name, wanted]) => holds(values[name], wanted));
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
  const names = Object.entries(when).flatMap(([name, value]) => (Array.isArray(value) ? [name, ...value] : name));
  const what = names.join("-");
  const values = Object.fromEntries(Object.entries(when).filter(([, value]) => typeof value === "number"));
  const given = { seats, ...(values as Record<string, number>) };
  return maybe(`clash-${game}-${what}`, given) ?? maybe(`clash-${what}`) ?? why;
}

/** The choices that so many seats allow, whatever else is chosen. */
export function possible(spec: Spec, option: Option, seats: number): Option["choices"] {
  const alone = spec.clashes.filter(({ when }) => Object.keys(when).join() === option.name);
  return option.choices.filter(
    (choice) => !alone.some((one) => one.seats.includes(seats) && one.when[option.name] === choice),
  );
}

/** The values, but the default where so many seats do not allow what was chosen. */
export function fitting(spec: Spec, seats: number, values: Values): Values {
  const fits = (option: Option, value: Value | undefined): boolean => {
    if (option.kind === "each") return Array.isArray(value) && [0, seats].includes(value.length);
    return value === undefined || Array.isArray(value) || possible(spec, option, seats).includes(value);
  };
  const misfits = spec.options.filter((option) => !fits(option, values[option.name]));
  return misfits.length ? { ...values, ...Object.fromEntries(misfits.map((one) => [one.name, one.default])) } : values;
}

/** What each seat has of an option with a choice for each; none at all stands for the usual order. */
export function eachSeat({ choices }: Option, seats: number, value: Value | undefined): string[] {
  return Array.isArray(value) && value.length === seats ? value : choices.slice(0, seats).map(String);
}

/** What each seat can have. */
export function offered({ choices, spare }: Option, seats: number): string[] {
  return choices.slice(0, spare ? choices.length : seats).map(String);
}

/** Give a seat its choice; whoever had it takes what the seat had. */
export function swapped(all: string[], seat: number, choice: string): string[] {
  return all.map((one, i) => (i === seat ? choice : one === choice ? (all[seat] ?? one) : one));
}

export function label(game: string, option: Option): string {
  return maybe(`option-${game}-${option.name}`) ?? maybe(`option-${option.name}`) ?? option.help;
}

export function wording(game: string, option: Option, choice: boolean | number | string): string {
  if (typeof choice === "boolean") return choice ? t("yes") : t("no");
  if (option.name === "begins" && typeof choice === "number") return t("seat-number", { number: choice + 1 });
  if (option.name === "colours") return t(`colour-${choice}`);
  const text = maybe(`option-${game}-${option.name}-${choice}`) ?? maybe(`option-${option.name}-${choice}`);
  return text ?? ownName(option, choice) ?? String(choice);
}

/** Pieces go by the names that their owners gave them. */
function ownName(option: Option, choice: boolean | number | string): string | undefined {
  return option.name === "material" ? option.choice_help[String(choice)] : undefined;
}

export function help(game: string, option: Option, choice: boolean | number | string): string {
  const key = keyOf(choice);
  const known = maybe(`option-${game}-${option.name}-${key}-help`) ?? maybe(`option-${option.name}-${key}-help`);
  return known ?? (ownName(option, choice) === undefined ? option.choice_help[key] : undefined) ?? "";
}

/** What is our own ruling or reconstruction: of a choice, or of the option as a whole. */
export function note(game: string, option: Option, choice?: boolean | number | string): string {
  const key = choice === undefined ? "" : keyOf(choice);
  if (!option.notes[key]) return "";
  return maybe(["option", game, option.name, ...(key ? [key] : []), "note"].join("-")) ?? option.notes[key];
}

/** What is ours of the game as a whole, whatever is chosen. */
export function gameNote(game: string, spec: Spec): string {
  return spec.note && (maybe(`game-${game}-note`) ?? spec.note);
}

/** A choice as texts name it. */
function keyOf(choice: boolean | number | string): string {
  return typeof choice === "boolean" ? (choice ? "yes" : "no") : String(choice);
}

/** What was chosen other than usual, each with what it does. */
export function chosen(game: string, spec: Spec, seats: number, values: Values): { name: string; does: string }[] {
  return spec.options.flatMap((option) => {
    if (!applies(option, seats, values)) return [];
    const value = values[option.name];
    if (value === undefined || String(value) === String(option.default)) return [];
    if (option.kind === "each" && Array.isArray(value))
      return [{ name: label(game, option), does: value.map((one) => wording(game, option, one)).join(", ") }];
    if (Array.isArray(value))
      return value.map((one) => ({ name: wording(game, option, one), does: help(game, option, one) }));
    return [{ name: `${label(game, option)}: ${wording(game, option, value)}`, does: help(game, option, value) }];
  });
}
