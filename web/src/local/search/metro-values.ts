// What Metro's bots have learned, a file for each family of options; interpolated as bots/metro/values.py does.
import type { Block, RulesModule } from "../../rules/module";
import type { LoadFile } from "../game-rules";
import { loadJson } from "../load";

/** As src/guimard/server/http/device.py writes it. */
interface Facts {
  /** The fields of each family, in the order of its file. */
  families: Record<string, string[]>;
  /** For each number of tiles, the weight of each knot. */
  hats: number[][];
  /** The modules that change what lines are worth, a bit each. */
  line_modules: number;
  hidden_deals: number;
  blend_steps: number;
  simple: number;
}

type Fields = Record<string, Float64Array>;

export class LearnedValues {
  readonly #families = new Map<string, Promise<Fields>>();

  private constructor(
    readonly facts: Facts,
    readonly load: LoadFile,
  ) {}

  static async load(load: LoadFile): Promise<LearnedValues> {
    return new LearnedValues(await loadJson<Facts>(load, "metro-values.json"), load);
  }

  /** The values of a table, by its seats and its modules. */
  family(seats: number, modules: number, careful = false): Promise<Fields> {
    const name = `${seats}-${modules & this.facts.line_modules}-1-1${careful ? "-0" : ""}`;
    let found = this.#families.get(name);
    if (!found) this.#families.set(name, (found = this.#interpolated(name)));
    return found;
  }

  /** Between those of careful opponents and those of simple ones, by so many steps. */
  async blended(seats: number, modules: number, steps: number): Promise<Fields> {
    const [careful, simple] = await Promise.all([this.family(seats, modules, true), this.family(seats, modules)]);
    const all = this.facts.blend_steps;
    return Object.fromEntries(
      [...new Set([...Object.keys(careful), ...Object.keys(simple)])].map((name) => [
        name,
        Float64Array.from(simple[name] ?? careful[name] ?? [], (_, i) => {
          return ((careful[name]?.[i] ?? 0) * (all - steps) + (simple[name]?.[i] ?? 0) * steps) / all;
        }),
      ]),
    );
  }

  async #interpolated(name: string): Promise<Fields> {
    const fields = this.facts.families[name];
    if (!fields) throw new Error(`The bots have not learned ${name}.`);
    const knots = new Float64Array(await this.load(`metro-values-${name}.bin`));
    return this.#split(knots, fields);
  }

  /** Cuts the file into fields by the sizes that the record has; the knots are few, the steps many. */
  #split(knots: Float64Array, fields: string[]): Fields {
    const { hats } = this.facts;
    const count = hats[0]?.length ?? 0;
    let at = 0;
    return Object.fromEntries(
      fields.map((field) => {
        const size = this.sizes[field] ?? 0;
        const own = knots.subarray(at, (at += count * size));
        const values = new Float64Array(hats.length * size);
        for (let knot = 0; knot < count; knot++)
          hats.forEach((weights, step) => {
            for (let i = 0; i < size; i++)
              values[step * size + i] =
                (values[step * size + i] ?? 0) + (weights[knot] ?? 0) * (own[knot * size + i] ?? 0);
          });
        return [field, values];
      }),
    );
  }

  /** Numbers of a field at one number of tiles; read from the record's layout. */
  sizes: Record<string, number> = {};

  readLayout(module: RulesModule): void {
    const { fields } = module.layout("Values");
    const steps = this.facts.hats.length;
    this.sizes = Object.fromEntries(Object.entries(fields).map(([name, [, , count]]) => [name, count / steps]));
  }

  write(module: RulesModule, record: Block, values: Fields): void {
    const view = module.view(record);
    module.bytes(record).fill(0);
    for (const [name, numbers] of Object.entries(values)) {
      const offset = module.layout("Values").fields[name]?.[1] ?? 0;
      numbers.forEach((number, i) => view.setFloat64(offset + 8 * i, number, true));
    }
  }
}
