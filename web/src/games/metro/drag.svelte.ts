// Dragging a tile from the hand: what is under the pointer is looked at, and chosen when it is let go.
import type { Metro } from "./metro.svelte";

class Drag {
  tile = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
}

export const drag = new Drag();

const FAR = 6;

function cellUnder(event: PointerEvent): string | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.getAttribute("data-cell") ?? null;
}

/** Call on pointerdown over a tile of the hand. */
export function startDrag(start: PointerEvent, playing: Metro, tile: string): void {
  if (!playing.myTurn || start.button !== 0) return;
  const move = (event: PointerEvent): void => {
    if (!drag.tile && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
    if (!drag.tile) {
      playing.forget();
      if (playing.tile !== tile) playing.take(tile);
      drag.tile = playing.look;
    }
    event.preventDefault();
    [drag.x, drag.y] = [event.clientX, event.clientY];
    playing.hover = cellUnder(event);
  };
  const stop = (event: PointerEvent): void => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
    const cell = drag.tile && event.type === "pointerup" ? cellUnder(event) : null;
    drag.tile = null;
    if (cell) playing.choose(cell);
  };
  addEventListener("pointermove", move, { passive: false });
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}
