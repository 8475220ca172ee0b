// The points of somebody over a game, as steps.

export interface Curve {
  letter: string | null;
  name: string;
  /** Where the score changes: the place on the axis, the score from there on, and the change. */
  steps: { x: number; y: number; gain: number }[];
}

/** The curve of scores that were noted after each move. */
export function curveOf({ name, letter, scores }: Omit<Curve, "steps"> & { scores: readonly number[] }): Curve {
  const steps = scores.flatMap((y, i) => {
    const gain = y - (scores[i - 1] ?? 0);
    return gain ? [{ x: i + 1, y, gain }] : [];
  });
  return { name, letter, steps };
}

/** Room beside the axis of a timeline: the slider above it keeps to the same. */
export const AXIS = { left: 30, right: 64 };

const APART = 17;

/** Places in descending order pushed apart, but not out of the room they have. */
export function spread(wanted: readonly number[], from: number, to: number): number[] {
  const apart = Math.min(APART, (to - from) / Math.max(1, wanted.length - 1));
  const places: number[] = [];
  for (const one of wanted) places.push(Math.max(one, from, (places.at(-1) ?? -Infinity) + apart));
  for (let i = places.length - 1; i >= 0; i--)
    places[i] = Math.min(places[i] ?? to, to - (places.length - 1 - i) * apart);
  return places;
}

/** A text that ends at a place, with its lower edge there. */
export interface Label {
  x: number;
  y: number;
  text: string;
  gain: number;
}

const LETTER = 7.5; // pixels, at the size of the labels
const HIGH = 13;

/** Labels that do not cover each other, the largest gains first: above their step, or else below it, or not at all. */
export function placeLabels(wanted: readonly Label[], top: number, bottom: number): Label[] {
  const placed: Label[] = [];
  const covers = (one: Label, other: Label): boolean =>
    one.x - LETTER * one.text.length < other.x &&
    other.x - LETTER * other.text.length < one.x &&
    Math.abs(one.y - other.y) < HIGH;
  for (const label of [...wanted].sort((one, other) => other.gain - one.gain)) {
    const places = [0, HIGH + 5, -HIGH].map((down) => ({ ...label, y: label.y + down }));
    const free = places.find((one) => one.y >= top && one.y <= bottom && !placed.some((other) => covers(one, other)));
    if (free) placed.push(free);
  }
  return placed;
}
