// One try at a step of a lesson: the learner's actions, what others reply, the verdict. The compiled rules decide what
// is legal and what happens. As src/guimard/lessons/attempt.py, which terminals use; a test compares them.
import type { GameRules } from "../local/game-rules";
import { eventsFor } from "../local/game-rules";
import { Refusal } from "../net/http";
import type { GameFacts, LessonPosition, LessonStep } from "../net/messages";
import { progress, reached, type Progress } from "./goal";

/** What a try is judged by; a step of a lesson has more. */
export type Task = Pick<LessonStep, "most" | "wrong">;

/** A step after some actions: the learner's view, and the verdict. */
export interface LessonState {
  seat: number;
  view: GameFacts;
  actions: GameFacts[];
  /** What the learner saw since the last action. */
  events: GameFacts[];
  pending: number;
  verdict: "open" | "solved" | "refuted";
  /** Which of the wrong answers of the step this is. */
  wrong: number | null;
  progress: Progress | null;
}

export class Attempt {
  readonly seat: number;
  state: LessonState;
  readonly #played: string[] = [];
  /** What the learner saw since the step began. */
  readonly #events: GameFacts[] = [];
  #replied = 0;

  constructor(
    readonly rules: GameRules,
    readonly task: Task,
    readonly position: LessonPosition,
  ) {
    rules.restore(Uint8Array.from(atob(position.state), (one) => one.charCodeAt(0)));
    this.seat = rules.toAct() ?? 0;
    this.state = this.#judged([]);
  }

  /** Play an action and the replies to it; throws `Refusal`, and then the try stands as before. */
  play(text: string): void {
    if (this.state.verdict !== "open") throw new Refusal("game-over", "This try is over.", {});
    const events = this.#seen(text);
    this.#played.push(text);
    while (this.#others() && this.#replied < this.position.replies.length) events.push(...this.#reply());
    this.#events.push(...events);
    this.state = this.#judged(events);
  }

  #seen(text: string): GameFacts[] {
    return eventsFor(this.rules.play(text), this.seat);
  }

  #others(): boolean {
    const seat = this.rules.toAct();
    return seat !== null && seat !== this.seat;
  }

  #reply(): GameFacts[] {
    const choices = this.position.replies[this.#replied++] ?? [];
    const legal = this.rules.see(this.rules.toAct()).actions.map(({ text }) => text as string);
    const text = choices.find((choice) => legal.includes(choice));
    if (text === undefined) throw new Error(`No reply of ${choices.join(" or ")} is legal.`);
    return this.#seen(text);
  }

  #judged(events: GameFacts[]): LessonState {
    const { rules, seat, task, position } = this;
    const { view, actions } = rules.see(seat);
    const facts = { view, events: this.#events };
    const named = task.wrong.findIndex(({ play }) => play.join() === this.#played.join());
    const wrong = named < 0 ? null : named;
    const missed = this.#played.length >= task.most || rules.toAct() !== seat || wrong !== null;
    const verdict = reached(position.goal, facts) ? "solved" : missed ? "refuted" : "open";
    return {
      seat,
      view,
      actions: verdict === "open" ? actions : [],
      events,
      pending: rules.pending(),
      verdict,
      wrong,
      progress: progress(position.goal, facts),
    };
  }
}

/** The try with these actions of the learner. */
export function attempt(rules: GameRules, task: Task, position: LessonPosition, actions: string[]): Attempt {
  const made = new Attempt(rules, task, position);
  for (const action of actions) made.play(action);
  return made;
}
