// Endings: ranks, what decided a game, what is kept of station points, who held which shares.
import { describe, expect, it } from "vitest";

import type { PlayedMove } from "../src/games/ending";
import { decisive, leader, scorings } from "../src/games/metro/ending/scorings";
import { endRows, sums } from "../src/games/metro/modules/companies/end";
import type { CompaniesFinal, Standing } from "../src/games/metro/modules/companies/types";
import { keptShare, tripFacts } from "../src/games/metromania/ending/trips";
import type { Section, Trip } from "../src/games/metromania/model/types";
import { ranking } from "../src/shared/ranking";

describe("ranks", () => {
  it("go by points; level players share one, and the next is left out", () => {
    expect(ranking([32, 79, 42, 42], [1], [])).toEqual({ places: [4, 1, 2, 2], order: [1, 2, 3, 0] });
  });

  it("put the winner first, and whoever left last, whatever a bot scored for them", () => {
    expect(ranking([200, 46, 50], [2], [true, false, false])).toEqual({ places: [3, 2, 1], order: [2, 1, 0] });
  });

  it("several may win", () => {
    expect(ranking([7, 9, 9], [1, 2], []).places).toEqual([3, 1, 1]);
  });
});

describe("what decided a game of Metro", () => {
  const COLOURS = ["orange", "yellow"];
  const seatOf = (colour: string | null): number | null => (colour ? COLOURS.indexOf(colour) : null);
  const complete = (owner: string, departure: number, points: number): object => ({
    event: "complete",
    owner,
    departure,
    points,
  });
  const move = (scores: number[], ...lines: object[]): PlayedMove => ({
    seat: 0,
    events: [{ event: "lay" }, ...lines],
    scores,
  });

  it("knows who leads, and that level players do not", () => {
    expect([leader([0, 0]), leader([3, 0]), leader([3, 3]), leader([3, 4])]).toEqual([null, 0, null, 1]);
  });

  it("lists changes of the lead and large scorings by their tile", () => {
    const moves = [
      move([0, 0]),
      move([3, 0], complete("orange", 25, 3)), // leads
      move([3, 3], complete("yellow", 11, 3)), // level: nobody leads
      move([5, 3], complete("orange", 1, 2)), // still the same leader
      move([5, 15], complete("yellow", 4, 12)), // leads, and large
      move([15, 15], complete("orange", 18, 10)), // large
    ];
    const rows = decisive(scorings(moves, seatOf)).map(({ tile, line, leads }) => [tile, line.departure, leads]);
    expect(rows).toEqual([
      [2, 25, true],
      [5, 4, true],
      [6, 18, false],
    ]);
  });

  it("keeps the seven that weigh most, in order", () => {
    const moves = Array.from({ length: 9 }, (_, i) => move([0, 0], complete("orange", i + 1, i === 4 ? 10 : 20 - i)));
    const kept = decisive(scorings(moves, seatOf)).map(({ line }) => line.departure);
    expect(kept).toEqual([1, 2, 3, 4, 6, 7, 8]);
  });
});

describe("the week of Metromania", () => {
  const section = (seat: number, line: number): Section => ({ seat, line, from: "", to: "", path: [] });

  it("counts sections, changes and ways", () => {
    const trip = { routes: [[section(0, 1), section(0, 1), section(2, 2)], [section(1, 1)]] } as Trip;
    const lines = [
      { seat: 0, line: 1 },
      { seat: 2, line: 2 },
      { seat: 1, line: 1 },
    ];
    expect(tripFacts(trip)).toEqual({ sections: 3, changes: 1, ways: 2, lines });
  });

  it("keeps all station points with both lines, half with one, none with none", () => {
    expect([2, 1, 0].map(keptShare)).toEqual(["all", "half", "none"]);
  });
});

describe("the companies at the end", () => {
  const standing = (company: Standing["company"], points: number, value: number): Standing => ({
    company,
    points,
    value,
    bonus: 0,
    stakes: [],
  });
  const final = [
    {
      seat: 0,
      lines: 0,
      shares: [
        { company: "blue", percentage: 10, points: 8 },
        { company: "blue", percentage: 30, points: 24 },
      ],
      majorities: [{ company: "blue", points: 5 }],
    },
    { seat: 1, lines: 0, shares: [{ company: "red", percentage: 20, points: 14 }], majorities: [] },
  ] as CompaniesFinal[];

  it("stand by their points, with every share where it was", () => {
    const rows = endRows([standing("red", 37, 7), standing("blue", 53, 8)], final);
    expect(rows.map(({ company, rest }) => [company, rest])).toEqual([
      ["blue", [40, 20]],
      ["red", [40, 30, 10]],
    ]);
    expect(rows[0]?.seats).toEqual([
      { shares: [30, 10], tenths: 4, points: 32, majority: 5 },
      { shares: [], tenths: 0, points: 0, majority: null },
    ]);
  });

  it("sum up to what each seat got", () => {
    expect(sums(final)).toEqual([
      { shares: 32, majorities: 5 },
      { shares: 14, majorities: 0 },
    ]);
  });
});
