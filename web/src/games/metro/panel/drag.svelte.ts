// Dragging a tile from the hand: what is under the pointer is looked at, and chosen when it is let go.
import type { Metro } from "../model/metro.svelte";

class Drag {
  tile = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
}

export const drag = new Drag();

const FAR = 6;

/** Where the cells are on the screen. Measured once: asking at every move would lay the page out each time. */
class Cells {
  #places = new Map<string, DOMRect>();

  measure = (): void => {
    for (const cell of document.querySelectorAll("[data-cell]"))
      this.#places.set(cell.getAttribute("data-cell") ?? "", cell.getBoundingClientRect());
  };

  at(x: number, y: number): string | null {
    for (const [name, { left, top, right, bottom }] of this.#places)
      if (x >= left && x < right && y >= top && y < bottom) return name;
    return null;
  }
}

/** Nothing may lie above the cell where a tile is let go. */
function cellUnder(event: PointerEvent): string | null {
  return document.elementFromPoint(event.clientX, event.clientY)?.getAttribute("data-cell") ?? null;
}

/** Call on pointerdown over a tile of the hand. */
export function startDrag(start: PointerEvent, playing: Metro, tile: string): void {
  if ((!playing.myTurn && !playing.planning) || start.button !== 0) return;
  const cells = new Cells();
  const move = (event: PointerEvent): void => {
    if (!drag.tile && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < FAR) return;
    if (!drag.tile) {
      cells.measure();
      addEventListener("scroll", cells.measure, true);
      playing.forget();
      if (playing.tile !== tile) playing.take(tile);
      drag.tile = playing.look;
    }
    event.preventDefault();
    [drag.x, drag.y] = [event.clientX, event.clientY];
    playing.hover = cells.at(event.clientX, event.clientY);
  };
  const stop = (event: PointerEvent): void => {
    removeEventListener("scroll", cells.measure, true);
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
