// Where replays jump to: rounds and scorings.
import { expect, it } from "vitest";

import { moveIn } from "../src/review/hash";
import { jump, roundAt, roundsOf, scoringMoves } from "../src/review/rounds";

it("a round begins where an earlier seat acts again; steps of one turn stay together", () => {
  // Seat 0 digs twice and confirms, seat 1 draws and lays; in the third round seat 0 is passed over.
  const played = [0, 0, 0, 1, 1, 2, 0, 1, 2, 1, 2].map((seat) => ({ seat }));
  expect(roundsOf(played)).toEqual([
    { number: 1, first: 1, last: 6 },
    { number: 2, first: 7, last: 9 },
    { number: 3, first: 10, last: 11 },
  ]);
  expect([0, 6, 7, 11].map((step) => roundAt(roundsOf(played), step)?.number)).toEqual([1, 1, 2, 3]);
});

it("scorings are the moves that brought points, to anybody or to one seat", () => {
  const row = (seat: number, points: number): { seat: number; points: number; text: string } => ({
    seat,
    points,
    text: "",
  });
  const log = [[row(0, 0)], [row(1, 0), row(0, 4)], [], [row(1, 2)]];
  expect(scoringMoves(log, null)).toEqual([2, 4]);
  expect(scoringMoves(log, 1)).toEqual([4]);
});

it("jumps lead to the next or the one before, and nowhere at the ends", () => {
  expect([jump([2, 4], 2, true), jump([2, 4], 4, false), jump([2, 4], 3, false)]).toEqual([4, 2, 2]);
  expect([jump([2, 4], 4, true), jump([2, 4], 2, false)]).toEqual([undefined, undefined]);
  expect([jump([2, 3, 4], 2, true), jump([2, 3, 4], 4, false)]).toEqual([3, 3]);
});

it("only a number in the address is a move", () => {
  expect(["#47", "#0", "", "#", "#abc", "#-3", "#4.5"].map(moveIn)).toEqual([47, 0, null, null, null, null, null]);
});
