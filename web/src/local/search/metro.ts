// Metro for the search: candidates are legal actions, rated by the learned values (bots/metro/evaluator.py).
import type { Argument, Block, RulesModule } from "../../rules/module";
import type { LearnedValues } from "./metro-values";
import type { Bots, Evaluator } from "./search";

const MOST_SEATS = 6;
const MOST_CANDIDATES = 48;
const GAMES = 3; // bots/metro/workspace.py
const NONE = -1;

interface Rooms {
  games: Block;
  values: Block;
  odds: Block;
  forecast: Block;
  moves: Block;
  rng: Block;
  ratings: Block;
  candidates: Block;
}
const rooms = new WeakMap<RulesModule, Rooms>();

function roomsOf(module: RulesModule): Rooms {
  let found = rooms.get(module);
  if (!found) {
    const [, , actions] = module.layout("Moves").fields["items"] ?? ["", 0, 0];
    found = {
      games: module.records("State", GAMES),
      values: module.records("Values"),
      odds: module.numbers(8, MOST_SEATS),
      forecast: module.records("Forecast"),
      moves: module.records("Moves"),
      rng: module.records("Rng"),
      ratings: module.numbers(8, actions),
      candidates: module.numbers(2, MOST_CANDIDATES),
    };
    rooms.set(module, found);
  }
  return found;
}

/** Python's rounding: a half goes to the even number. */
function roundHalfEven(x: number): number {
  const low = Math.floor(x);
  return x - low === 0.5 ? low + (low % 2) : Math.round(x);
}

export class MetroEvaluator implements Evaluator {
  readonly #actions: number[];

  private constructor(
    readonly module: RulesModule,
    readonly view: Block,
    readonly seed: bigint,
    readonly winBonus: number,
    readonly hiddenDeals: number,
  ) {
    const { moves } = roomsOf(module);
    module.call("legal", view, moves);
    const [items, count] = [this.#offset("Moves", "items"), this.#offset("Moves", "count")];
    const listed = module.view(moves);
    this.#actions = Array.from({ length: listed.getInt16(count, true) }, (_, i) =>
      listed.getInt16(items + 2 * i, true),
    );
  }

  static async of(bots: Bots, learned: LearnedValues, seed: bigint): Promise<MetroEvaluator> {
    const { module, view } = bots;
    const { values, odds } = roomsOf(module);
    const { fields } = module.layout("State");
    const field = (name: string): number => module.view(view).getInt16(fields[name]?.[1] ?? 0, true);
    const [seats, modules] = [field("seats"), field("modules")];
    learned.readLayout(module);
    learned.write(module, values, await learned.family(seats, modules));
    module.bytes(odds).fill(0);
    if (module.call("models_opponents", view)) {
      module.call("estimate_simple", view, values, odds);
      const all = new Float64Array(module.bytes(odds).slice().buffer).reduce((sum, one) => sum + one, 0);
      const share = all / (seats - 1) / (learned.facts.simple / 4);
      const steps = roundHalfEven(learned.facts.blend_steps * Math.min(share, 1));
      learned.write(module, values, await learned.blended(seats, modules, steps));
    }
    const hidden = field("own") === NONE; // where no seat owns lines, shares are hidden
    return new MetroEvaluator(module, view, seed, bots.win_bonus, hidden ? learned.facts.hidden_deals : 0);
  }

  action(candidate: number): number {
    return this.#actions[candidate] ?? 0;
  }

  rate(deduce: boolean): number[] {
    const { module } = this;
    const ratings = { ...roomsOf(module).ratings, shape: [this.#actions.length] };
    const deals = this.hiddenDeals || 1;
    module.call("rate", this.view, this.#work(), this.seed, deals, deduce && this.hiddenDeals > 0, ratings);
    return [...new Float64Array(module.bytes(ratings).slice().buffer)];
  }

  playOut(candidates: number[], firstDeal: number, horizon: number, results: Block): void {
    const { module } = this;
    const block = { ...roomsOf(module).candidates, shape: [candidates.length] };
    const numbers = module.view(block);
    candidates.forEach((candidate, i) => numbers.setInt16(2 * i, this.action(candidate), true));
    module.call("play_out", this.view, this.#work(), block, this.seed, firstDeal, horizon, results);
  }

  #work(): Argument[] {
    const { games, values, odds, forecast, moves, rng } = roomsOf(this.module);
    return [games, values, odds, forecast, moves, rng];
  }

  #offset(record: string, field: string): number {
    return this.module.layout(record).fields[field]?.[1] ?? 0;
  }
}
