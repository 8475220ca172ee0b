// The search of bots/search.py: rate all candidates, then play out the best in a race. All sums are compiled code.
import type { Block, RulesModule } from "../../rules/module";
import type { LoadFile, Thinking } from "../game-rules";
import { loadJson, loadModule } from "../load";
import { judgementErrors } from "./random";

/** How well a bot plays (bots/search.py, Level). */
export interface Level {
  playouts: number;
  thorough: boolean;
  candidates: number;
  horizon: number;
  noise: number;
  deduce: boolean;
}

/** The bots of a game by name, as src/guimard/server/http/device.py writes them. */
interface Levels {
  levels: Record<string, Level>;
  win_bonus: number;
}

/** The bots of a game: a module with a memory of its own, and in it the view that they think about. */
export interface Bots extends Levels {
  module: RulesModule;
  view: Block;
}

export async function loadBots(load: LoadFile, game: string): Promise<Bots> {
  const [module, levels] = await Promise.all([
    loadModule(load, `${game}-bots`),
    loadJson<Levels>(load, `${game}-levels.json`),
  ]);
  return { ...levels, module, view: module.records("State") };
}

/** What a search needs to know of a game. */
export interface Evaluator {
  readonly module: RulesModule;
  readonly winBonus: number;
  /** The margin of each candidate, one turn ahead. */
  rate(deduce: boolean): number[];
  /** The number of a candidate's first action. */
  action(candidate: number): number;
  /** Play each candidate on the same deals, and write the results: candidates, deals, two numbers. */
  playOut(candidates: number[], firstDeal: number, horizon: number, results: Block): void;
}

const MOST = 48; // candidates; bots/race.py
const BATCH = 24;

/** Where the race's memory is: made once for each module. */
const rooms = new WeakMap<RulesModule, { race: Block; noise: Block; results: Block }>();

function roomsOf(module: RulesModule): { race: Block; noise: Block; results: Block } {
  let found = rooms.get(module);
  if (!found) {
    found = {
      race: module.records("Race"),
      noise: module.numbers(8, MOST),
      results: module.numbers(8, MOST + BATCH, 2),
    };
    rooms.set(module, found);
  }
  return found;
}

export class Search {
  /** Candidates from best to worst, as looking one turn ahead rates them. */
  readonly #found: number[];
  readonly #racing: boolean;
  readonly #room: ReturnType<typeof roomsOf>;
  #played = 0;

  constructor(
    readonly evaluator: Evaluator,
    readonly level: Level,
    seed: bigint,
    /** The part of the time that is used up. */
    readonly spent: () => number,
  ) {
    const ratings = evaluator.rate(level.deduce);
    const errors = judgementErrors(level.noise ? ratings.length : 0, seed).map((error) => level.noise * error);
    const utility = (i: number): number => (ratings[i] ?? 0) + (errors[i] ?? 0);
    this.#found = ratings.map((_, i) => i).sort((a, b) => utility(b) - utility(a));
    this.#racing = level.playouts > 0;
    this.#room = roomsOf(evaluator.module);
    if (this.#racing) this.#begin(errors);
  }

  #begin(errors: number[]): void {
    const { module, winBonus } = this.evaluator;
    this.#found.splice(this.level.candidates); // the others do not race
    const noise = { ...this.#room.noise, shape: [this.#found.length] };
    const numbers = module.view(noise);
    this.#found.forEach((candidate, i) => numbers.setFloat64(8 * i, errors[candidate] ?? 0, true));
    module.bytes(this.#room.race).fill(0);
    module.call("begin", this.#room.race, noise, winBonus);
  }

  /** One step of the race; tells whether the search is over. */
  advance(): boolean {
    const { level } = this;
    const racing = this.#field("racing");
    if (!this.#racing || racing < 2) return true;
    const byNumber = level.thorough ? 0 : this.#played / level.playouts;
    const spent = Math.max(byNumber, this.spent());
    if (spent >= 1) return true;
    this.#playOut(racing, spent);
    return false;
  }

  #playOut(racing: number, spent: number): void {
    const { module } = this.evaluator;
    const { race } = this.#room;
    const order = Array.from({ length: racing }, (_, i) => this.#order(i));
    const deals = module.call("batch", race) as number;
    const results = { ...this.#room.results, shape: [racing, deals, 2] };
    module.bytes(results).fill(0);
    const candidates = order.map((i) => this.#found[i] ?? 0);
    this.evaluator.playOut(candidates, this.#deals(order[0] ?? 0), this.level.horizon, results);
    module.call("add_results", race, results);
    module.call("drop", race, spent);
    this.#played += racing * deals;
  }

  /** The best candidate so far, by its place among those that were rated. */
  best(): number {
    return this.#found[this.#racing ? this.#order(0) : 0] ?? 0;
  }

  #offset(name: string): number {
    return this.evaluator.module.layout("Race").fields[name]?.[1] ?? 0;
  }

  #field(name: string): number {
    return this.evaluator.module.view(this.#room.race).getInt16(this.#offset(name), true);
  }

  #order(place: number): number {
    return this.evaluator.module.view(this.#room.race).getInt16(this.#offset("order") + 2 * place, true);
  }

  #deals(candidate: number): number {
    return this.evaluator.module.view(this.#room.race).getFloat64(this.#offset("deals") + 8 * candidate, true);
  }
}

/** A search as somebody who thinks; actions are told by their texts. */
export const thinking = (search: Search, text: (action: number) => string): Thinking => ({
  advance: () => search.advance(),
  best: () => text(search.evaluator.action(search.best())),
});
