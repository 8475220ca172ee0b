// Where the two sides of a tunnel differ: which one brings the reader more of each trip.
import type { Trip } from "./types";
import type { Side } from "./directions";

export interface BetterSide {
  side: "left" | "right";
  points: number;
}

/** By trip; null where both sides bring the same. Nothing before the trips after both are known. */
export function betterSides(
  sides: readonly Side[],
  previews: ReadonlyMap<string, Trip[]>,
  me: number,
): (BetterSide | null)[] {
  const known = sides.flatMap(({ side, digs: [dig] }) => {
    const trips = dig && previews.get(dig.text);
    return side && trips ? [{ side, points: trips.map((trip) => trip.points[me] ?? 0) }] : [];
  });
  const [one, other] = known;
  if (!one || !other) return [];
  return one.points.map((points, i) => {
    const others = other.points[i] ?? 0;
    if (points === others) return null;
    return points > others ? { side: one.side, points } : { side: other.side, points: others };
  });
}
