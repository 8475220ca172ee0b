// Which explanation is on the screen: each is shown once, the next when the reader has read the one before.
import type { Explainer, Explanation, Scene } from "../games/explain";
import { keepShown, wasShown } from "../shared/explained.svelte";

export class ExplainQueue {
  current = $state.raw<Explanation | null>(null);
  #waiting: Explanation[] = [];
  /** Whether the current sentence has been on the screen. */
  #appeared = false;

  constructor(readonly explain: Explainer) {}

  /** The game went on. With the reader's own move all that was said before it is over. */
  follow(scene: Scene, mine: boolean): void {
    if (mine) {
      if (this.#appeared) this.#keep();
      this.#waiting = [];
      this.current = null;
    }
    this.#waiting.push(...this.explain(scene));
    if (!this.current) this.#next();
  }

  /** The current sentence is on the screen: the reader's next move means that it was read. */
  appear(): void {
    this.#appeared = true;
  }

  /** The reader has read the current sentence. */
  dismiss(): void {
    this.#keep();
    this.#next();
  }

  #keep(): void {
    if (this.current) keepShown(this.current.key);
  }

  #next(): void {
    this.#appeared = false;
    this.#waiting = this.#waiting.filter(({ key }) => !wasShown(key));
    this.current = this.#waiting.shift() ?? null;
  }
}
