// One lesson being taken: the step, the actions of this try, the verdict of the rules. The server keeps nothing of it.
import type { GameClient, Host, Playing } from "../games/game";
import { drawing } from "../games/registry";
import { api, Refusal } from "../net/http";
import type { LessonFacts, LessonState, LessonStep } from "../net/messages";
import { refusalText } from "../shared/i18n/refusals";
import { t, type Words } from "../shared/i18n/i18n.svelte";
import { keepPlace, keepStars, starsFor, starsOf } from "../shared/learnt";
import { pace } from "../shared/theme/settings.svelte";

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
  #sending = false;

  constructor(
    readonly game: string,
    readonly facts: LessonFacts,
    /** Whether stars and place are remembered; a figure of a rulebook has none. */
    readonly remembered = true,
  ) {
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
    const [{ client, layout }] = await Promise.all([drawing(this.game), this.#load([])]);
    this.client = client;
    this.playing = client.open(layout, this);
    this.#show(0);
  }

  async #load(actions: string[]): Promise<void> {
    this.state = await api.lessonStep(this.game, this.facts.id, this.number, actions);
    this.#actions = actions;
  }

  #show(pace: number): void {
    const { playing, state } = this;
    if (!playing || !state) return;
    playing.sight = this.step.window;
    playing.shown = null;
    playing.verdict = null;
    playing.show({ ...state, pace });
    if (state.verdict !== "open") void playing.settled().then(() => this.#judge(state));
  }

  #judge(state: LessonState): void {
    if (this.playing && this.state === state) this.playing.verdict = state.verdict === "solved" ? "right" : "wrong";
  }

  async #go(actions: string[]): Promise<void> {
    if (this.#sending) return;
    this.#sending = true;
    this.notice = "";
    try {
      await this.#load(actions);
      this.#show(pace());
      if (this.verdict === "solved") this.#solved(actions.length);
    } catch (error) {
      this.#refused(error, actions);
    } finally {
      this.#sending = false;
    }
  }

  #solved(moves: number): void {
    if (!this.remembered) return;
    const stars = starsFor(this.tries, this.hints, moves, this.step.fewest);
    keepStars(this.game, this.facts.id, this.number, stars, this.facts.steps.length);
    this.stars = starsOf(this.game, this.facts.id, this.facts.steps.length);
  }

  /** A refusal in the words of the lesson, or in those of the rules. */
  #refused(error: unknown, actions: string[]): void {
    if (!(error instanceof Refusal)) throw error;
    const named = this.step.wrong.find(
      ({ play, refused }) => refused === error.reason && play.join(";") === actions.join(";"),
    );
    this.notice = named?.text ?? refusalText(error.reason, error.message, error.words as Words, this.game);
  }

  act(action: string): void {
    void this.#go([...this.#actions, action]);
  }

  takeBack(steps = 1): void {
    void this.#go(this.#actions.slice(0, -steps));
  }

  explain(action: string): void {
    const actions = [...this.#actions, action];
    api.lessonStep(this.game, this.facts.id, this.number, actions).catch((error: unknown) => {
      this.#refused(error, actions);
    });
  }

  async preview(action: string): Promise<unknown> {
    return api.lessonPreview(this.game, this.facts.id, this.number, this.#actions, action).then(
      ({ view }) => view,
      () => null,
    );
  }

  dismissNotice(): void {
    this.notice = "";
  }

  giveHint(): void {
    if (this.verdict !== "open" || this.hints >= this.step.hints.length) return;
    this.hints++;
    if (this.playing) this.playing.shown = this.hint?.show ?? null;
  }

  async again(): Promise<void> {
    this.tries = this.verdict === "solved" ? 1 : this.tries + 1;
    if (this.verdict === "solved") this.hints = 0;
    await this.#load([]);
    this.#show(0);
  }

  async goTo(number: number): Promise<void> {
    [this.number, this.tries, this.hints, this.notice] = [number, 1, 0, ""];
    await this.#load([]);
    this.#show(0);
  }
}
