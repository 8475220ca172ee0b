// Moments that wait to be shown, one after another. The real game may be ahead; nothing is lost, nothing overtakes.

/** Show a moment. `newest`: nothing waits behind it. Resolves when the next may follow. */
export type Show<M> = (moment: M, newest: boolean) => Promise<void>;

export class MomentQueue<M> {
  #waiting: M[] = [];
  #running = false;

  constructor(
    readonly show: Show<M>,
    /** Called when the queue begins, ends, or has something more to show. */
    readonly changed: () => void = () => {},
  ) {}

  /** How many moments have not been shown at all. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether something is being shown, or waits to be. */
  get busy(): boolean {
    return this.#running;
  }

  /** Show a moment after all that came before it: at once, if there is nothing. */
  add(moment: M): void {
    this.#waiting.push(moment);
    this.changed();
    if (!this.#running) void this.#run();
  }

  /** Take out all that waits; the caller shows it. */
  drain(): M[] {
    const moments = this.#waiting;
    this.#waiting = [];
    return moments;
  }

  async #run(): Promise<void> {
    this.#running = true;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      this.changed();
      await this.show(next, this.#waiting.length === 0);
    }
    this.#running = false;
    this.changed();
  }
}
