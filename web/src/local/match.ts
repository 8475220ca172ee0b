// A game on this device with its log: versions, unconfirmed steps, the events of each turn. As the server counts them.
import { Refusal } from "../net/http";
import type { GameFacts, Replay, ReplayMove, ReplayStep } from "../net/messages";
import { eventsFor, type ActionEvents, type GameRules } from "./game-rules";

interface Step {
  seat: number;
  action: string;
  events: ActionEvents;
  scores: number[];
  /** The whole state that it was played in. */
  before: Uint8Array;
}

/** What a position is made from again: options, seed and actions. */
export interface Beginning {
  seats: number;
  options: GameFacts;
  seed: string;
}

export class LocalMatch {
  /** Everything that was played and not taken back. */
  readonly steps: Step[] = [];
  /** For each finished turn, the number of steps up to its end. */
  readonly turns: number[] = [];
  /** Changes with every step and take-back of a turn that is not confirmed. */
  revision = 0;

  constructor(
    readonly rules: GameRules,
    readonly beginning: Beginning,
  ) {
    const { seats, options, seed } = beginning;
    rules.deal(seats, options, seed);
  }

  get version(): number {
    return this.turns.length;
  }

  get toAct(): number | null {
    return this.rules.toAct();
  }

  get actions(): string[] {
    return this.steps.map(({ action }) => action);
  }

  /** The result, once the game is over. */
  get result(): number[] | null {
    return this.toAct === null ? this.rules.scores() : null;
  }

  get winners(): number[] | null {
    return this.toAct === null ? this.rules.winners() : null;
  }

  play(text: string): void {
    const [seat, before] = [this.toAct, this.rules.copy()];
    if (seat === null) throw new Refusal("game-over", "The game is over.", {});
    const events = this.rules.play(text);
    this.steps.push({ seat, action: text, events, scores: this.rules.scores(), before });
    const over = this.rules.pending() === 0;
    if (over) this.turns.push(this.steps.length);
    this.revision = over ? 0 : this.revision + 1;
  }

  takeBack(): void {
    if (!this.rules.pending()) throw new Refusal("nothing-to-take-back", "There is nothing to take back.", {});
    this.rules.undo();
    this.steps.pop();
    this.revision++;
  }

  /** The events after a version, as a seat sees them; unconfirmed steps only for whoever is to act. */
  eventsSince(version: number, seat: number | null): GameFacts[] {
    const from = version ? (this.turns[version - 1] ?? this.steps.length) : 0;
    const until = seat === this.toAct ? this.steps.length : (this.turns.at(-1) ?? 0);
    return this.steps.slice(from, until).flatMap(({ events }) => eventsFor(events, seat));
  }

  /** What happened in each finished turn, as a seat saw it. */
  turnEvents(seat: number | null): GameFacts[][] {
    return this.turns.map((end, i) =>
      this.steps.slice(this.turns[i - 1] ?? 0, end).flatMap(({ events }) => eventsFor(events, seat)),
    );
  }

  moves(): ReplayMove[] {
    return this.steps.map(({ seat, action, events, scores }) => ({
      seat,
      action,
      events: eventsFor(events, null),
      scores,
    }));
  }

  /** Ask something of an earlier position; the game itself stays where it is. */
  at<T>(step: number, ask: () => T): T {
    const now = this.rules.copy();
    try {
      this.rules.restore(this.steps[step]?.before ?? now);
      return ask();
    } finally {
      this.rules.restore(now);
    }
  }

  replayStep(step: number, seat: number | null): ReplayStep {
    if (step > this.steps.length) throw new Refusal("no-step", `The game has ${this.steps.length} steps.`, {});
    const played = this.steps[step - 1];
    return this.at(step, () => ({
      step,
      seat,
      to_act: this.toAct,
      scores: this.rules.scores(),
      events: played ? eventsFor(played.events, seat) : [],
      view: seat === null ? { ...this.rules.seeAll(), viewer: null } : this.rules.see(seat).view,
    }));
  }

  replay(facts: Pick<Replay, "game" | "rules_version" | "players" | "commitment">): Replay {
    const { options, seed } = this.beginning;
    return { ...facts, options, seed, moves: this.moves(), scores: this.result, winners: this.winners };
  }
}
