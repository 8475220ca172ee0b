// What Metro's bots have learned, a file for each family of options. What fits a view is worked out by compiled code.
import type { Argument, Block, RulesModule } from "../rules/module";
import type { LoadFile } from "./game-rules";
import type { Workspace } from "./thinking";

const MOST_SEATS = 6;
const GAMES = 3; // bots/metro/workspace.py
const NUMBER = 8; // bytes

/** The values of one family in the bots' memory. */
class Family {
  #name = "";
  readonly values: Block;

  constructor(
    readonly module: RulesModule,
    readonly load: LoadFile,
  ) {
    this.values = module.numbers(NUMBER, module.layout("Values").size / NUMBER);
  }

  /** Fill in the values that were learned for a family, unless they are there. */
  async fill(name: string, knots: Block): Promise<Block> {
    if (this.#name !== name) {
      const learned = new Uint8Array(await this.load(`metro-values-${name}.bin`));
      const block = { ...knots, shape: [learned.length / NUMBER] };
      this.module.bytes(block).set(learned);
      this.module.call("spread", block, this.values);
      this.#name = name;
    }
    return this.values;
  }
}

export function metroWorkspace(module: RulesModule, load: LoadFile): Workspace {
  const values = module.layout("Values").size / NUMBER;
  const [knots, mixed, odds] = [
    module.numbers(NUMBER, values),
    module.numbers(NUMBER, values),
    module.numbers(NUMBER, MOST_SEATS),
  ];
  const [simple, careful] = [new Family(module, load), new Family(module, load)];
  const [games, forecast, moves, rng] = [
    module.records("State", GAMES),
    module.records("Forecast"),
    module.records("Moves"),
    module.records("Rng"),
  ];

  async function fitting(view: Block): Promise<Block> {
    const [, seats] = module.layout("State").fields["seats"] ?? ["", 0];
    const name = `${module.view(view).getInt16(seats, true)}-${Number(module.call("line_modules", view))}-1-1`;
    const learned = await simple.fill(name, knots);
    const steps = module.call("count_simple", view, learned, odds) as number;
    if (steps < 0) return learned; // everybody is taken to be careful
    module.call("blend", await careful.fill(`${name}-0`, knots), learned, steps, mixed);
    return mixed;
  }

  return async (view): Promise<Argument[]> => [games, await fitting(view), odds, forecast, moves, rng];
}
