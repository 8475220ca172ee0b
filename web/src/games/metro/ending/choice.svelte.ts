// What is chosen on the page of the end: whose lines are listed, and the line that stands out on the board.
import type { Metro } from "../model/metro.svelte";
import type { Departure } from "../model/types";

class Choice {
  seat = $state<number | null>(null);
  #kept = $state<Departure | null>(null);

  /** A line stays picked out until it is chosen again, or another one is. */
  keep(metro: Metro, departure: Departure | null): void {
    this.#kept = this.#kept === departure ? null : departure;
    metro.traced = this.#kept;
  }

  pointAt(metro: Metro, departure: Departure | null): void {
    metro.traced = departure ?? this.#kept;
  }

  isKept(departure: Departure): boolean {
    return this.#kept === departure;
  }
}

const choices = new WeakMap<Metro, Choice>();

/** The choices of the page that shows this game. */
export function choiceOf(metro: Metro): Choice {
  let found = choices.get(metro);
  if (!found) choices.set(metro, (found = new Choice()));
  return found;
}

/** What makes an element point at a line. */
export function pointing(metro: Metro, departure: Departure): Record<string, () => void> {
  const choice = choiceOf(metro);
  return {
    onpointerenter: () => choice.pointAt(metro, departure),
    onpointerleave: () => choice.pointAt(metro, null),
    onfocus: () => choice.pointAt(metro, departure),
    onblur: () => choice.pointAt(metro, null),
  };
}
