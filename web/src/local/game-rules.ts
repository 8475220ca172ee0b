// What the local table asks of a game. Every answer comes from its compiled rules.
import type { GameFacts } from "../net/messages";
import type { Plan } from "../net/table-place";
import type { Spec, Values } from "../shared/catalogue/options";

/** The events of an action: what spectators see of them, and what each seat sees. */
export interface ActionEvents {
  spectators: GameFacts[];
  seats: GameFacts[][];
}

/** What a seat, or a spectator, may know; and what it may do, if it is to act. */
export interface Sight {
  view: GameFacts;
  actions: GameFacts[];
}

/** Chooses an action; `advance` thinks a little further and tells whether it is done. */
export interface Thinking {
  advance(): boolean;
  /** The text of the best action so far. */
  best(): string;
}

/** One game being played in the memory of a module. */
export interface GameRules {
  readonly spec: Spec;
  /** What the rules were built from. */
  readonly sources: string;
  deal(seats: number, options: Values, seed: string): void;
  /** Begin from a position: the record of a state as the native rules write it. */
  restore(state: Uint8Array): void;
  /** The whole state, secrets included, as `restore` takes it. */
  copy(): Uint8Array;
  /** The seat to act; null if the game is over. */
  toAct(): number | null;
  /** Steps of the current turn that are not confirmed yet. */
  pending(): number;
  /** Play the action of a text; refuses what is not legal, and then nothing has changed. */
  play(text: string): ActionEvents;
  undo(): void;
  see(seat: number | null): Sight;
  /** The view with nothing hidden, for replays. */
  seeAll(): GameFacts;
  scores(): number[];
  /** Who has won, once the game is over. */
  winners(): number[];
  /** What a seat, or a spectator, may know, as the record that `preview` and `plan` take. */
  record(seat: number | null): Uint8Array;
  /** What an action would change of a view beyond its consequences, after the steps of a plan if there is one. */
  preview(record: Uint8Array, plan: string[] | null, text: string): GameFacts | null;
  /** The view after steps of its seat, as if it were to act; null if it does not act any more. */
  plan(record: Uint8Array, steps: string[]): Plan | null;
  /** Let a bot think about the view of the seat to act; `spent` is the part of its time that is used up. */
  think(level: string, seed: bigint, spent: () => number): Promise<Thinking>;
}

/** Loads the rules of a game; a file of `games/` exports one. */
export type LoadRules = (load: LoadFile, spec: Spec) => Promise<GameRules>;

/** Fetches a file of the folder of modules. */
export type LoadFile = (name: string) => Promise<ArrayBuffer>;

/** The events that a seat, or a spectator, sees. */
export const eventsFor = ({ spectators, seats }: ActionEvents, seat: number | null): GameFacts[] =>
  seat === null ? spectators : (seats[seat] ?? spectators);
