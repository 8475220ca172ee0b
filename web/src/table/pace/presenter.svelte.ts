// What is on the screen: it follows the real game one move at a time, at the reader's pace.
import type { Playing } from "../../games/game";
import { pace } from "../../shared/theme/settings.svelte";
import type { FullState } from "../delta";
import { MomentQueue } from "./queue";
import { withMoment, type Moment } from "./since";

/** Milliseconds each move of others stays before the next one; one's own is over when its tile has landed. */
const HOLD = 600;
const LANDING = 240;

export interface Stage {
  readonly playing: Playing | null;
  readonly mySeats: readonly number[];
  /** Put a moment on the screen. `newest`: the reader may act on it. */
  draw(moment: Moment, newest: boolean, pace: number): void;
  /** Write what happened to the log, and say it. */
  logMoment(moment: Moment, newest: boolean): void;
}

export class Presenter {
  /** The state on the screen. */
  shown = $state.raw<FullState | null>(null);
  /** What others did since the reader's last turn. */
  since = $state.raw<Moment[]>([]);
  /** Moves that have not been shown yet. */
  waiting = $state(0);
  /** Whether a move is being shown, or waits to be. */
  busy = $state(false);
  /** The moment that is looked at again; null is now. */
  looking = $state<number | null>(null);
  #queue = new MomentQueue<Moment>(
    (moment, newest) => this.#show(moment, newest),
    () => this.#note(),
  );
  #now: Moment | null = null;
  #wake: () => void = () => {};
  #again = 0;

  constructor(readonly stage: Stage) {
    document.addEventListener("visibilitychange", this.#hidden);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    this.skip();
  }

  /** A move was made: show it after those before it. */
  follow(moment: Moment): void {
    if (this.#pace()) return this.#queue.add(moment);
    this.skip();
    this.#put(moment, true, 0);
  }

  /** The game as it stands, whatever was shown before: after coming in, or a step of one's own turn. */
  jump(moment: Moment): void {
    this.skip();
    this.#put({ ...moment, mover: null }, true, 0);
  }

  /** Show all there is, as it stands now. */
  skip(): void {
    this.#again++;
    this.stage.playing?.settle();
    const moments = this.#queue.drain();
    moments.forEach((moment, i) => this.#put(moment, i === moments.length - 1, 0));
    this.#wake();
    if (this.looking !== null) this.now();
    this.#note();
  }

  /** What others did before the page was opened, unless something was shown since. */
  recall(moments: Moment[]): void {
    if (this.since.length || this.busy) return;
    this.since = moments.reduce((since, moment) => withMoment(since, moment, this.stage.mySeats), [] as Moment[]);
    this.#mark();
  }

  /** Forget what was seen from another seat. */
  forget(): void {
    this.skip();
    this.since = [];
    this.#now = null;
    if (this.stage.playing) this.stage.playing.marks = [];
  }

  /** Look at one of the moments again. */
  look(number: number, speed = 0): void {
    const moment = this.since[number];
    const playing = this.stage.playing;
    if (!moment || !playing) return;
    this.looking = number;
    playing.show({ view: moment.state.view, actions: [], events: moment.events, pending: 0, pace: speed });
    this.#mark(number + 1);
  }

  /** Back from an earlier moment to the game as it stands. */
  now(): void {
    this.#again++;
    this.#wake();
    if (this.looking === null || !this.#now) return;
    this.looking = null;
    this.stage.draw(this.#now, true, 0);
    this.#mark();
  }

  /** Run through all the moments once more. */
  async playAgain(): Promise<void> {
    const round = ++this.#again;
    for (let i = 0; i < this.since.length && round === this.#again; i++) {
      this.look(i, this.#pace());
      await this.#hold(HOLD);
    }
    if (round === this.#again) this.now();
  }

  async #show(moment: Moment, newest: boolean): Promise<void> {
    const speed = this.#pace();
    this.#put(moment, newest, speed);
    const mine = moment.mover !== null && this.stage.mySeats.includes(moment.mover);
    if (speed) await this.#hold(mine ? LANDING : HOLD);
  }

  #put(moment: Moment, newest: boolean, speed: number): void {
    if (this.looking !== null) this.now();
    this.#now = moment;
    this.shown = moment.state;
    this.since = withMoment(this.since, moment, this.stage.mySeats);
    this.stage.draw(moment, newest, speed);
    this.stage.logMoment(moment, newest);
    this.#mark();
  }

  #mark(count = this.since.length): void {
    if (!this.stage.playing) return;
    this.stage.playing.marks = this.since
      .slice(0, count)
      .map(({ mover, events }, i) => ({ number: i + 1, seat: mover ?? 0, events }));
  }

  /** Wait so long, and until everything has arrived; a skip ends it. */
  #hold(time: number): Promise<void> {
    const arrived = this.stage.playing?.settled() ?? Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => void arrived.then(done), time / (this.#pace() || 1));
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }

  #note(): void {
    this.waiting = this.#queue.waiting;
    this.busy = this.#queue.busy;
  }

  /** Nobody looks at a hidden page, and there nothing moves. */
  #pace(): number {
    return document.hidden ? 0 : pace();
  }

  #hidden = (): void => {
    if (document.hidden) this.skip();
  };
}
