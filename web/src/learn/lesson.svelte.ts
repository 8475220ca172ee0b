// One lesson being taken: the step, the actions of this try, the verdict of the rules, which run in this page.
import type { GameClient, Host, Playing } from "../games/game";
import { drawing } from "../games/registry";
import type { GameRules } from "../local/game-rules";
import { api, Refusal } from "../net/http";
import type { LessonFacts, LessonPosition, LessonStep } from "../net/messages";
import { refusalText } from "../shared/i18n/refusals";
import { t, type Words } from "../shared/i18n/i18n.svelte";
import { keepPlace, keepStars, starsFor, starsOf } from "../shared/learnt";
import { pace } from "../shared/theme/settings.svelte";
import { attempt, type Attempt, type LessonState } from "./attempt";
import { forgetRules, rulesFor } from "./rules";

export class LessonSession implements Host {
  readonly teaching = true;
  readonly waiting = false;
  readonly finished = false;
  client = $state.raw<GameClient | null>(null);
  playing = $state.raw<Playing | null>(null);
  state = $state.raw<LessonState | null>(null);
  number = $state(0);
  stars = $state.raw<number[]>([]);
  hints = $state(0);
  tries = $state(1);
  /** Why the rules refused what was tried, in words. */
  notice = $state("");
  #actions = $state.raw<string[]>([]);
  /** How many moves this try has. */
  moves = $derived.by(() => this.#actions.length);
  #rules: GameRules | null = null;
  #positions: LessonPosition[] = [];

  /** What the lesson says, in the reader's language. */
  facts = $state.raw<LessonFacts>({ id: "", title: "", about: "", module: null, steps: [] });

  constructor(
    readonly game: string,
    facts: LessonFacts,
    /** Whether stars and place are remembered; a figure of a rulebook has none. */
    readonly remembered = true,
  ) {
    this.facts = facts;
    if (!remembered) return;
    this.stars = starsOf(game, facts.id, facts.steps.length);
    this.number = Math.max(0, this.stars.indexOf(0));
    keepPlace(game, facts.id);
  }

  step = $derived.by<LessonStep>(() => this.facts.steps[this.number] as LessonStep);
  verdict = $derived(this.state?.verdict ?? "open");
  last = $derived.by(() => this.number === this.facts.steps.length - 1);
  /** The stars this step would bring now. */
  worth = $derived.by(() => {
    const tries = this.tries + Number(this.verdict === "refuted");
    return starsFor(tries, this.hints, this.step.fewest, this.step.fewest);
  });
  hint = $derived.by(() => (this.hints ? (this.step.hints[this.hints - 1] ?? null) : null));
  /** What there is to say of the try that was made. */
  said = $derived.by(() => {
    if (this.verdict === "solved") return this.step.solved;
    const wrong = this.state?.wrong;
    return typeof wrong === "number" ? (this.step.wrong[wrong]?.text ?? "") : this.step.otherwise;
  });

  names(): string[] {
    return ((this.playing?.seats ?? []) as unknown[]).map((_, seat) => t("seat-number", { number: seat + 1 }));
  }

  async open(): Promise<void> {
    const [{ client, layout }, rules, { steps }] = await Promise.all([
      drawing(this.game),
      rulesFor(this.game),
      api.lesson(this.game, this.facts.id),
    ]);
    [this.client, this.#rules, this.#positions] = [client, rules, steps];
    this.playing = client.open(layout, this);
    this.#begin();
  }

  /** The step after some actions of the learner. */
  #after(actions: string[]): Attempt {
    const position = this.#positions[this.number];
    if (!this.#rules || !position) throw new Error("This lesson is not open yet.");
    return attempt(this.#rules, this.step, position, actions);
  }

  #begin(): void {
    this.state = this.#after([]).state;
    this.#actions = [];
    this.#show(0);
  }

  #show(pace: number): void {
    const { playing, state } = this;
    if (!playing || !state) return;
    playing.sight = this.step.window;
    playing.shown = state.verdict === "open" ? (this.hint?.show ?? null) : null;
    playing.verdict = null;
    playing.show({ ...state, pace });
    if (state.verdict !== "open") void playing.settled().then(() => this.#judge(state));
  }

  #judge(state: LessonState): void {
    if (this.playing && this.state === state) this.playing.verdict = state.verdict === "solved" ? "right" : "wrong";
  }

  #go(actions: string[]): void {
    this.notice = "";
    try {
      this.state = this.#after(actions).state;
    } catch (error) {
      return this.#refused(error, actions);
    }
    this.#actions = actions;
    this.#show(pace());
    if (this.verdict === "solved") this.#solved(actions.length);
  }

  #solved(moves: number): void {
    if (!this.remembered) return;
    const stars = starsFor(this.tries, this.hints, moves, this.step.fewest);
    keepStars(this.game, this.facts.id, this.number, stars, this.facts.steps.length);
    this.stars = starsOf(this.game, this.facts.id, this.facts.steps.length);
  }

  /** A refusal in the words of the lesson, or in those of the rules. */
  #refused(error: unknown, actions: string[]): void {
    if (!(error instanceof Refusal)) return this.#failed();
    const named = this.step.wrong.find(
      ({ play, refused }) => refused === error.reason && play.join(";") === actions.join(";"),
    );
    this.notice = named?.text ?? refusalText(error.reason, error.message, error.words as Words, this.game);
  }

  /** The rules failed: the try stands as before, and goes on with rules that are loaded anew. */
  #failed(): void {
    this.notice = t("refused-rules-failed");
    this.#show(0);
    forgetRules(this.game);
    rulesFor(this.game).then(
      (rules) => (this.#rules = rules),
      () => {},
    );
  }

  act(action: string): void {
    this.#go([...this.#actions, action]);
  }

  takeBack(steps = 1): void {
    this.#go(this.#actions.slice(0, -steps));
  }

  explain(action: string): void {
    const actions = [...this.#actions, action];
    try {
      this.#after(actions);
    } catch (error) {
      this.#refused(error, actions);
    }
  }

  preview(action: string): Promise<unknown> {
    const { rules, seat } = this.#after(this.#actions);
    return Promise.resolve(rules.preview(rules.record(seat), null, action));
  }

  dismissNotice(): void {
    this.notice = "";
  }

  /** Whether there is one more hint; after a wrong try, it comes with the next one. */
  hasHint = $derived.by(() => this.verdict !== "solved" && this.hints < this.step.hints.length);

  giveHint(): void {
    if (!this.hasHint) return;
    if (this.verdict === "refuted") this.again();
    this.hints++;
    if (this.playing) this.playing.shown = this.hint?.show ?? null;
  }

  again(): void {
    this.tries = this.verdict === "solved" ? 1 : this.tries + 1;
    if (this.verdict === "solved") this.hints = 0;
    this.#begin();
  }

  goTo(number: number): void {
    [this.number, this.tries, this.hints, this.notice] = [number, 1, 0, ""];
    this.#begin();
  }
}
