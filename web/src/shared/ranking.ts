// Who came first, second, third: winners, then those who stayed by their points, then those who left.

export interface Ranking {
  /** The rank of each seat, from 1; level players share one. */
  places: number[];
  /** Seats by rank. */
  order: number[];
}

export function ranking(scores: readonly number[], winners: readonly number[], left: readonly boolean[]): Ranking {
  const group = (seat: number): number => (winners.includes(seat) ? 0 : left[seat] ? 2 : 1);
  const compare = (one: number, other: number): number =>
    group(one) - group(other) || (group(one) ? (scores[other] ?? 0) - (scores[one] ?? 0) : 0);
  const order = scores.map((_, seat) => seat).sort(compare);
  const places = scores.map((_, seat) => 1 + order.findIndex((other) => compare(other, seat) === 0));
  return { places, order };
}
