// A game being replayed: the position that is shown, how it runs by itself, and where one can jump to.
import type { GameClient, LogEntry, Playing } from "../games/game";
import type { PointsOverGame } from "../games/ending";
import { onlooker } from "../games/onlooker";
import { drawing, type Drawing } from "../games/registry";
import type { Outcome, Replay, ReplayStep } from "../net/messages";
import { t } from "../shared/i18n/i18n.svelte";
import { explainError } from "../shared/i18n/refusals";
import { playerName } from "../shared/names";
import { pace } from "../shared/theme/settings.svelte";
import { curveOf } from "../shared/ui/curve";
import { loadEnd, finishedGame, type End } from "../table/ending/end";
import { jump, roundAt, roundEnds, roundsOf, scoringMoves } from "./rounds";

/** How fast it runs by itself: slow, normal, quick. */
export const SPEEDS = [0.5, 1, 2] as const;
/** Milliseconds each move stays at normal speed. */
const PAUSE = 600;

/** Fetches the game after so many moves, as a seat saw it. */
export type Positions = (step: number, seat: number | null) => Promise<ReplayStep>;

export class ReplayedGame {
  readonly client: GameClient;
  readonly playing: Playing;
  step = $state(0);
  /** Whose view it is; null hides nothing. */
  seat = $state<number | null>(null);
  running = $state(false);
  speed = $state(1);
  /** Whose scorings one jumps to; null: anybody's. */
  scorer = $state<number | null>(null);
  turn = $state<number | null>(null);
  end = $state.raw<End | null>(null);
  /** Whether the position that was asked for first is on the screen. */
  shown = $state(false);
  /** Why the position that was asked for last could not be had. */
  trouble = $state("");
  readonly last: number;
  readonly outcome: (Pick<Outcome, "scores" | "winners"> & Partial<Outcome>) | null;
  #known = new Map<string, Promise<ReplayStep>>();
  #onScreen: { step: number; seat: number | null } = { step: 0, seat: null };

  private constructor(
    readonly replay: Replay,
    readonly positions: Positions,
    /** The reader's own seats. */
    readonly mine: number[],
    { client, layout }: Drawing,
  ) {
    this.client = client;
    this.playing = client.open(
      layout,
      onlooker(() => this.names, true),
    );
    this.last = replay.moves.length;
    const { table, scores, winners } = replay;
    this.outcome = table?.outcome ?? (scores && { scores, winners: winners ?? [] });
  }

  static async open(replay: Replay, positions: Positions, me: string | null): Promise<ReplayedGame> {
    const drawn = await drawing(replay.game, replay.options);
    const seats = replay.table?.seats ?? [];
    const mine = seats.flatMap(({ player }, seat) => (me !== null && player?.id === me ? [seat] : []));
    return new ReplayedGame(replay, positions, mine, drawn);
  }

  names = $derived.by(() => {
    const { players, moves } = this.replay;
    if (players.length) return players.map(playerName);
    return (moves[0]?.scores ?? []).map((_, seat) => t("seat-number", { number: seat + 1 })); // a program's record
  });
  rounds = $derived.by(() => roundsOf(this.replay.moves));
  round = $derived.by(() => roundAt(this.rounds, this.step));
  /** What happened with each move, once there is a position to tell it from. */
  log = $derived.by<LogEntry[][]>(() =>
    this.shown
      ? this.replay.moves.map(({ events }) => events.flatMap((event) => this.playing.logEntry(event) ?? []))
      : [],
  );
  scorings = $derived.by(() => scoringMoves(this.log, this.scorer));
  curves = $derived.by(() => {
    if (!this.shown) return [];
    const { moves } = this.replay;
    const seats = (): PointsOverGame[] =>
      this.names.map((name, seat) => ({
        name,
        letter: this.playing.seats[seat]?.letter ?? null,
        scores: moves.map(({ scores }) => scores[seat] ?? 0),
      }));
    return (this.client.curves?.(this.playing, moves) ?? seats()).map(curveOf);
  });
  /** The last move has been shown, and how it ended is told. */
  ended = $derived.by(() => this.end !== null && this.step === this.last);

  async go(number: number): Promise<void> {
    const wanted = Math.min(this.last, Math.max(0, number));
    const forward = wanted === this.step + 1;
    this.step = wanted;
    let position: ReplayStep;
    try {
      position = await this.#position(wanted);
    } catch (error) {
      if (!this.shown) throw error;
      return this.#stay(wanted, error);
    }
    if (this.step !== wanted) return;
    this.#show(position, forward);
    if (wanted < this.last) void this.#position(wanted + 1);
    else await this.#showEnd();
  }

  #show({ view, events, to_act }: ReplayStep, forward: boolean): void {
    this.turn = to_act;
    const speed = forward && this.running ? pace() && (SPEEDS[this.speed] ?? 1) : 0;
    this.playing.show({ view, actions: [], events, pending: 0, pace: speed });
    this.shown = true;
    this.trouble = "";
    this.#onScreen = { step: this.step, seat: this.seat };
  }

  /** The position that is wanted cannot be had: go back to what is on the screen, and say why. */
  #stay(wanted: number, error: unknown): void {
    if (this.step !== wanted) return;
    ({ step: this.step, seat: this.seat } = this.#onScreen);
    this.running = false;
    this.trouble = explainError(error);
  }

  jumpRound(forward: boolean): void {
    this.#jump(roundEnds(this.rounds), forward);
  }

  jumpScoring(forward: boolean): void {
    this.#jump(this.scorings, forward);
  }

  /** Start or stop running by itself; from the end it starts over. */
  toggle(): void {
    if (!this.running && this.step >= this.last) void this.go(0);
    this.running = !this.running;
  }

  /** The next move of a game that runs: after a pause, and when everything has arrived. */
  async runOn(): Promise<void> {
    const from = this.step;
    await Promise.all([
      new Promise((done) => setTimeout(done, PAUSE / (SPEEDS[this.speed] ?? 1))),
      this.playing.settled(),
    ]);
    if (!this.running || this.step !== from) return;
    if (from >= this.last) this.running = false;
    else await this.go(from + 1);
  }

  async seeFrom(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.go(this.step);
  }

  #jump(moves: readonly number[], forward: boolean): void {
    const move = jump(moves, this.step, forward);
    if (move !== undefined) void this.go(move);
  }

  #position(step: number): Promise<ReplayStep> {
    const key = `${step} ${this.seat}`;
    let found = this.#known.get(key);
    if (!found) {
      found = this.positions(step, this.seat);
      found.catch(() => this.#known.delete(key)); // to be tried again
      this.#known.set(key, found);
    }
    return found;
  }

  async #showEnd(): Promise<void> {
    if (this.end || !this.outcome) return;
    const { names, mine, outcome } = this;
    const facts = { names, mine, outcome, goTo: (move: number) => void this.go(move) };
    const left = (outcome.left ?? []).map((how) => how !== null);
    const finished = Promise.resolve(finishedGame(facts, left, this.replay.moves));
    this.end = await loadEnd(this.client, this.playing, finished, true);
  }
}
