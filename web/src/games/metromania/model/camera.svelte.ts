// Which part of the city a small screen shows: the tip that is dug from, the whole city, or where fingers moved it.
import type { Point, Window } from "./city";

/** Pixels for a unit of the city, near enough for fingers. */
const NEAR = 1.96;
/** How far above the lower edge the tip stands, in heights below the middle. */
const LOWER = 0.12;

export class Camera {
  /** The size of the map in pixels, and how many of them a unit has when all of the city is shown. */
  width = $state(0);
  height = $state(0);
  readonly fit: number = $derived.by(
    () => Math.min(this.width / this.#city.width, this.height / this.#city.height) || 1,
  );
  /** What to look at; null for the whole city. */
  target = $state.raw<Point | null>(null);
  /** The part of the city to show instead of all of it. */
  window = $state.raw<Window | null>(null);
  /** The reader wants to see the whole city for a while. */
  whole = $state(false);
  /** Where fingers moved it. */
  #moved = $state.raw<{ x: number; y: number; zoom: number } | null>(null);
  #fingers = new Map<number, Point>();

  readonly near = $derived(this.target !== null && !this.whole);
  /** The middle of the map in units of the city, and how many times larger than the whole it is. */
  readonly view: { x: number; y: number; zoom: number } = $derived.by(() => {
    if (!this.near || !this.target) return this.#far();
    if (this.#moved) return this.#moved;
    const zoom = Math.max(1, NEAR / this.fit);
    return { x: this.target[0], y: this.target[1] - (LOWER * this.height) / (this.fit * zoom), zoom };
  });
  /** Pixels for a unit. */
  readonly scale: number = $derived(this.fit * this.view.zoom);
  readonly #city: { width: number; height: number };

  #far(): { x: number; y: number; zoom: number } {
    if (!this.window) return { x: 0, y: 0, zoom: 1 };
    const { x, y, width, height } = this.window;
    return { x, y, zoom: Math.min(this.width / width, this.height / height) / this.fit || 1 };
  }

  constructor(city: { width: number; height: number }) {
    this.#city = city;
  }

  /** Look at a place from now on; what fingers moved is forgotten. */
  lookAt(target: Point | null): void {
    this.target = target;
    this.whole = false;
    this.#moved = null;
  }

  toggle(): void {
    this.whole = !this.whole;
    this.#moved = null;
  }

  /** The middle of the map goes to a place. */
  moveTo([x, y]: Point): void {
    this.whole = false;
    this.#moved = { ...this.view, x, y };
  }

  press(event: PointerEvent): void {
    if (this.near) this.#fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  release(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  /** One finger moves the map, two also zoom it. */
  drag(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.near) return;
    const now: Point = [event.clientX, event.clientY];
    const [other] = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const wider = other ? distance(now, other) / (distance(before, other) || 1) : 1;
    const { x, y, zoom } = this.view;
    this.#moved = {
      x: x - (now[0] - before[0]) / this.scale,
      y: y - (now[1] - before[1]) / this.scale,
      zoom: Math.min(6 / this.fit, Math.max(1, zoom * wider)),
    };
    this.#fingers.set(event.pointerId, now);
  }
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}
