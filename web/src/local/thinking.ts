// The bots of a game: a module with a memory of its own, in which a compiled search thinks about a view.
import type { Argument, Block, RulesModule } from "../rules/module";
import type { LoadFile } from "./game-rules";
import { loadJson, loadModule } from "./load";

/** How well a bot plays (bots/search.py, Level). */
interface Level {
  playouts: number;
  thorough: boolean;
  candidates: number;
  horizon: number;
  noise: number;
  deduce: boolean;
}

/** A search that goes on. One at a time: they share the memory of the bots. */
export interface Search {
  /** Play out one step further, unless the search is over; tells whether it is. */
  advance(): boolean;
  /** The number of the best action so far. */
  best(): number;
}

/** Loads what the search works on, besides the view and its candidates, for the view that the bots were given. */
export type Workspace = (view: Block) => Promise<Argument[]>;

export class Bots {
  /** What they think about. */
  readonly view: Block;
  readonly #race: Block;

  private constructor(
    readonly module: RulesModule,
    readonly levels: Record<string, Level>,
    readonly workspace: Workspace,
  ) {
    [this.view, this.#race] = [module.records("State"), module.records("Race")];
  }

  static async load(load: LoadFile, game: string, workspace: (module: RulesModule) => Workspace): Promise<Bots> {
    const [module, levels] = await Promise.all([
      loadModule(load, `${game}-bots`),
      loadJson<Record<string, Level>>(load, `${game}-levels.json`),
    ]);
    return new Bots(module, levels, workspace(module));
  }

  /** Begin to think; `spent` is the part of the time that is used up. */
  async begin(name: string, seed: bigint, spent: () => number): Promise<Search> {
    const level = this.levels[name];
    if (!level) throw new Error(`There is no bot ${name}.`);
    const { playouts, thorough, candidates, horizon, noise, deduce } = level;
    const memory = [this.view, await this.workspace(this.view), this.#race];
    this.module.call("begin", ...memory, seed, playouts, candidates, horizon, noise, deduce);
    return {
      advance: () => this.module.call("advance", ...memory, thorough, spent()) as boolean,
      best: () => this.module.call("best", this.#race) as number,
    };
  }
}
