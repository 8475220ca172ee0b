// A trip of the week in figures.
import type { LineName, Trip } from "../model/types";

export interface TripFacts {
  sections: number;
  changes: number;
  /** How many fastest trips there are. */
  ways: number;
  /** The lines that run them. */
  lines: LineName[];
}

const same = (one: LineName, other: LineName | undefined): boolean =>
  one.seat === other?.seat && one.line === other.line;

export function tripFacts({ routes }: Trip): TripFacts {
  const first = routes[0] ?? [];
  const all = routes.flat();
  return {
    sections: first.length,
    changes: first.filter((section, i) => i > 0 && !same(section, first[i - 1])).length,
    ways: routes.length,
    lines: all
      .filter((section, i) => all.findIndex((other) => same(section, other)) === i)
      .map(({ seat, line }) => ({ seat, line })),
  };
}

/** What a seat keeps of its station points: with both lines finished, with one, with none. */
export function keptShare(finished: number): "all" | "half" | "none" {
  return finished >= 2 ? "all" : finished === 1 ? "half" : "none";
}
