// The companies at the end, as rows: who held which shares, what they paid, and which nobody held.
import type { CompaniesFinal, Standing } from "./types";

const SHARES = [40, 30, 20, 10];

export interface EndCell {
  shares: number[];
  /** Tenths of the company held: each pays its value. */
  tenths: number;
  points: number;
  /** What the largest holding brought; null for the others. */
  majority: number | null;
}

export interface EndRow {
  company: string;
  points: number;
  value: number;
  /** By seat. */
  seats: EndCell[];
  rest: number[];
}

/** A row for each company, most points first. */
export function endRows(standings: readonly Standing[], final: readonly CompaniesFinal[]): EndRow[] {
  return [...standings]
    .sort((one, other) => other.points - one.points)
    .map(({ company, points, value }) => {
      const seats = final.map((facts) => cell(facts, company));
      const held = new Set(seats.flatMap(({ shares }) => shares));
      return { company, points, value, seats, rest: SHARES.filter((share) => !held.has(share)) };
    });
}

function cell({ shares, majorities }: CompaniesFinal, company: string): EndCell {
  const own = shares.filter((share) => share.company === company);
  return {
    shares: own.map(({ percentage }) => percentage).sort((one, other) => other - one),
    tenths: own.reduce((sum, { percentage }) => sum + percentage / 10, 0),
    points: own.reduce((sum, { points }) => sum + points, 0),
    majority: majorities.find((one) => one.company === company)?.points ?? null,
  };
}

/** What several things brought together. */
export const total = (parts: readonly { points: number }[]): number =>
  parts.reduce((sum, { points }) => sum + points, 0);

/** What shares and largest holdings brought each seat. */
export function sums(final: readonly CompaniesFinal[]): { shares: number; majorities: number }[] {
  return final.map(({ shares, majorities }) => ({ shares: total(shares), majorities: total(majorities) }));
}
