// The options of a game as the text that records have, and as the numbers that compiled rules read.
import { Refusal } from "../net/http";
import type { Option, Spec, Value, Values } from "../shared/catalogue/options";

const isList = ({ kind }: Option): boolean => kind === "many" || kind === "each";
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function valueText(value: Value): string {
  if (Array.isArray(value)) return value.join("+") || "none";
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

/** All options with their values, in the form that is stored: defaults added, lists in the order of the choices. */
export function complete(spec: Spec, seats: number, given: Values): Values {
  return Object.fromEntries(spec.options.map((option) => [option.name, canonical(option, seats, given[option.name])]));
}

function canonical(option: Option, seats: number, given: Value | undefined): Value {
  const value = given ?? (option.default as Value);
  if (!Array.isArray(value)) return value;
  if (option.kind === "many") return option.choices.map(String).filter((choice) => value.includes(choice));
  return same(value, option.choices.slice(0, seats)) ? [] : value;
}

export function optionsText(spec: Spec, values: Values): string {
  const written = spec.options.filter(({ absent, name }) => {
    return absent === null || !same(values[name], absent);
  });
  return written.map(({ name }) => `${name}=${valueText(values[name] as Value)}`).join(" ");
}

/** The options of a stored game; the inverse of `optionsText`. */
export function parseOptions(spec: Spec, text: string): Values {
  const words = new Map(
    text.split(" ").flatMap((word) => {
      const at = word.indexOf("=");
      return at > 0 ? [[word.slice(0, at), word.slice(at + 1)] as const] : [];
    }),
  );
  return Object.fromEntries(
    spec.options.map((option) => {
      const given = words.get(option.name);
      return [option.name, given === undefined ? (option.absent ?? option.default) : parseValue(option, given)];
    }),
  ) as Values;
}

function parseValue(option: Option, text: string): Value {
  const known = (one: string): Value => {
    const found = option.choices.find((choice) => valueText(choice as Value) === one);
    if (found === undefined) throw new Refusal("bad-record", `There is no ${option.name} ${one}.`, {});
    return found as Value;
  };
  if (!isList(option)) return known(text);
  return text === "none" ? [] : (text.split("+").map(known) as string[]);
}
