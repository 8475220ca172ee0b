// Where the pointer stays for a moment: what is expensive to show waits for that.

/** Milliseconds: a few frames. */
const DWELL = 60;

export class Dwell {
  #timer = 0;

  /** Call back after a moment, unless called again before. */
  after(stayed: () => void): void {
    this.cancel();
    this.#timer = window.setTimeout(stayed, DWELL);
  }

  cancel(): void {
    clearTimeout(this.#timer);
  }
}
