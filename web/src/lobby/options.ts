// The option spec of a game as the server sends it, and what of it clashes with what.
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
  return Object.fromEntries(spec.options.map((option) => [option.name, Array.isArray(option.default) ? [...option.default] : option.default]));
}

function holds(actual: Value | undefined, wanted: Value): boolean {
  if (Array.isArray(actual) && Array.isArray(wanted)) return wanted.every((one) => actual.includes(one));
  return actual === wanted;
}

/** The first clash among the chosen values, if any. */
export function clash(spec: Spec, seats: number, values: Values): Clash | null {
  return (
    spec.clashes.find(
      (one) => (!one.seats.length || one.seats.includes(seats)) && Object.entries(one.when).every(([name, wanted]) => holds(values[name], wanted)),
    ) ?? null
  );
}
