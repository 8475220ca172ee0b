// Points on their way to the seats: each is counted when it arrives, one after another. Knows no game.

/** Points that come to a seat after something has run for a while. */
export interface Scoring {
  seat: number;
  points: number;
  /** Milliseconds at normal pace until the points leave the board. */
  time: number;
}

/** Milliseconds in which points fly from the board to their seat. */
export const FLIGHT = 400;

export class Arrivals<S extends Scoring> {
  /** What has not arrived yet, in order. */
  #left = $state.raw<S[]>([]);
  /** What runs on the board now. */
  running = $state.raw<S | null>(null);
  /** What flies to its seat now. */
  flying = $state.raw<S | null>(null);
  /** How fast it goes: 2 is twice as fast. */
  pace = $state(1);
  #wake: () => void = () => {};
  #round = 0;
  done: Promise<void> = Promise.resolve();

  /** Begin with these; all that was still on its way has arrived. At pace 0 these have, too. */
  start(scorings: S[], pace: number, lead: number): void {
    this.finish();
    if (!pace || !scorings.length) return;
    this.pace = pace;
    this.#left = scorings;
    this.done = this.#play(lead, ++this.#round);
  }

  /** Let everything arrive now. */
  finish(): void {
    this.#round++;
    this.#left = [];
    this.running = this.flying = null;
    this.#wake();
  }

  /** The points of a seat that have not arrived yet. */
  missing(seat: number): number {
    return this.#left.reduce((sum, one) => sum + (one.seat === seat ? one.points : 0), 0);
  }

  async #play(lead: number, round: number): Promise<void> {
    await this.#pause(lead);
    while (round === this.#round && this.#left[0]) {
      this.running = this.#left[0];
      await this.#pause(this.running.time);
      if (round !== this.#round) return;
      [this.flying, this.running] = [this.running, null];
      await this.#pause(FLIGHT);
      if (round !== this.#round) return;
      this.flying = null;
      this.#left = this.#left.slice(1);
    }
  }

  #pause(time: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, time / this.pace);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
