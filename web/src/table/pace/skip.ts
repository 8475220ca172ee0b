// Any key, or a click on the board, shows the game as it stands while earlier moves are being shown.
import type { Presenter } from "./presenter.svelte";

const QUIET = new Set(["Tab", "Shift", "Control", "Alt", "Meta", "CapsLock"]);

/** Skip what waits. What did so means nothing else: true if the event is used up. */
export function skipBy(presenter: Presenter, event: KeyboardEvent | PointerEvent): boolean {
  if (!presenter.busy) return false;
  if (event instanceof KeyboardEvent && (QUIET.has(event.key) || event.ctrlKey || event.metaKey)) return false;
  const waited = presenter.waiting > 0;
  presenter.skip();
  return waited;
}
