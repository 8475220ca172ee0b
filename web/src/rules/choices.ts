// Options of a game as compiled rules read them: a record with a field for each one. core/options.py writes the same.
import type { Block, RulesModule } from "./module";

/** The part of an option that says how a value is coded. */
export interface Coded {
  name: string;
  kind: "one" | "many" | "flag" | "each";
  choices: (boolean | number | string)[];
}

const NOTHING = -1;

/** Writes checked options into a record `Choices`: the place of each choice among all there are. */
export function writeChoices(
  module: RulesModule,
  record: Block,
  options: Coded[],
  seats: number,
  values: Record<string, unknown>,
): void {
  const { fields } = module.layout("Choices");
  const view = module.view(record);
  const put = (name: string, numbers: number[]): void => {
    const [, offset] = fields[name] as [string, number, number];
    numbers.forEach((number, i) => view.setInt16(offset + 2 * i, number, true));
  };
  put("seats", [seats]);
  for (const { name, kind, choices } of options) {
    const value = values[name];
    const places = (Array.isArray(value) ? value : [value]).map((one) => choices.indexOf(one as string));
    if (places.includes(NOTHING)) throw new RangeError(`${name} has no choice ${String(value)}.`);
    if (kind === "many") put(name, [places.reduce((bits, place) => bits | (1 << place), 0)]);
    else if (kind === "each")
      put(name, [...places, ...Array<number>(fields[name]?.[2] ?? 0).fill(NOTHING)].slice(0, fields[name]?.[2]));
    else put(name, places);
  }
}
