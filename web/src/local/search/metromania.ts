// Metromania for the search: a candidate is a whole turn, or the rest of one (bots/metromania/evaluator.py).
import type { Argument, Block, RulesModule } from "../../rules/module";
import type { Bots, Evaluator } from "./search";

const [SAMPLING_NOISE, PLAYING_NOISE] = [2, 1];
const SAMPLES = 160;
const MOST_TURNS = 48;
const NO_STEP = -1;
const LOGGED = 4; // numbers that the state logs of a step

interface Rooms {
  games: Block;
  moves: Block;
  score: Block;
  rng: Block;
  turns: Block;
}
const rooms = new WeakMap<RulesModule, Rooms>();

function roomsOf(module: RulesModule, longest: number): Rooms {
  let found = rooms.get(module);
  if (!found) {
    found = {
      games: module.records("State", 2),
      moves: module.records("Moves"),
      score: module.records("Score"),
      rng: module.records("Rng"),
      turns: module.numbers(2, SAMPLES, longest),
    };
    rooms.set(module, found);
  }
  return found;
}

export class MetromaniaEvaluator implements Evaluator {
  /** The most actions of a turn: its steps, and the confirmation. */
  readonly longest: number;
  readonly module: RulesModule;
  readonly view: Block;
  readonly winBonus: number;
  readonly #turns: number[][];
  readonly #room: Rooms;

  constructor(
    { module, view, win_bonus }: Bots,
    readonly seed: bigint,
  ) {
    [this.module, this.view, this.winBonus] = [module, view, win_bonus];
    const [, , log] = module.layout("State").fields["log"] ?? ["", 0, 0];
    this.longest = log / LOGGED + 1;
    this.#room = roomsOf(module, this.longest);
    this.#turns = this.#candidates();
  }

  action(candidate: number): number {
    return this.#turns[candidate]?.[0] ?? 0;
  }

  /** The likeliest turns of a builder, all rated 0. */
  rate(): number[] {
    return this.#turns.map(() => 0);
  }

  playOut(candidates: number[], firstDeal: number, _: number, results: Block): void {
    const { module, longest } = this;
    const table = { ...this.#room.turns, shape: [candidates.length, longest] };
    const numbers = module.view(table);
    candidates.forEach((candidate, row) => {
      for (let i = 0; i < longest; i++)
        numbers.setInt16(2 * (row * longest + i), this.#turns[candidate]?.[i] ?? NO_STEP, true);
    });
    module.call("play_out", this.view, this.#work(), table, this.seed, firstDeal, PLAYING_NOISE, results);
  }

  #candidates(): number[][] {
    const { module, view } = this;
    module.call("legal", view, this.#room.moves);
    const actions = this.#legal();
    if (this.#field("choosing")) return actions.map((action) => [action]);
    const stop = actions.slice(-1);
    if (actions.length === 1) return [stop];
    module.call("sample_turns", view, this.#work(), this.seed, SAMPLING_NOISE, this.#room.turns);
    const likely = this.#likely();
    // Metromania 8.2: builders never stop early in the last turns, so that choice is added.
    const known = likely.some((turn) => String(turn) === String(stop));
    return this.#field("ending") && !known ? [...likely, stop] : likely;
  }

  /** The sampled turns by how often they came; of equal ones the first. */
  #likely(): number[][] {
    const { longest } = this;
    const numbers = new Int16Array(this.module.bytes(this.#room.turns).slice().buffer);
    const found = new Map<string, { turn: number[]; count: number }>();
    for (let row = 0; row < SAMPLES; row++) {
      const turn = [...numbers.subarray(row * longest, (row + 1) * longest)].filter((step) => step !== NO_STEP);
      const known = found.get(String(turn)) ?? { turn, count: 0 };
      known.count++;
      found.set(String(turn), known);
    }
    return [...found.values()]
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_TURNS)
      .map(({ turn }) => turn);
  }

  #legal(): number[] {
    const { fields } = this.module.layout("Moves");
    const listed = this.module.view(this.#room.moves);
    const count = listed.getInt16(fields["count"]?.[1] ?? 0, true);
    return Array.from({ length: count }, (_, i) => listed.getInt16((fields["items"]?.[1] ?? 0) + 2 * i, true));
  }

  #field(name: string): number {
    return this.module.view(this.view).getInt16(this.module.layout("State").fields[name]?.[1] ?? 0, true);
  }

  #work(): Argument[] {
    const { games, moves, score, rng } = this.#room;
    return [games, moves, score, rng];
  }
}
