// Moves are shown in order, one at a time; a skip shows all of them; what others did is kept until one's own move.
import { describe, expect, it } from "vitest";

import { MomentQueue } from "../src/table/pace/queue";
import { withMoment, type Moment } from "../src/table/pace/since";
import type { FullState } from "../src/table/delta";

/** A queue whose moments are shown until `next` is called. */
function stage() {
  const shown: string[] = [];
  const holds: (() => void)[] = [];
  const queue = new MomentQueue<string>((moment, newest) => {
    shown.push(newest ? `${moment} newest` : moment);
    return new Promise((done) => holds.push(done));
  });
  const next = async (): Promise<void> => {
    holds.shift()?.();
    await Promise.resolve().then(() => {});
  };
  return { queue, shown, next };
}

describe("the queue of moments", () => {
  it("shows the first at once, and each other one when the one before it is over", async () => {
    const { queue, shown, next } = stage();
    for (const moment of ["mine", "first bot", "second bot"]) queue.add(moment);
    expect(shown).toEqual(["mine newest"]); // nothing had followed when it was shown
    expect(queue.waiting).toBe(2);
    await next();
    expect(shown.slice(1)).toEqual(["first bot"]);
    await next();
    expect(shown.slice(2)).toEqual(["second bot newest"]);
    expect(queue.busy).toBe(true);
    await next();
    expect(queue.busy).toBe(false);
  });

  it("hands out what waits, in order, and goes on with what comes later", async () => {
    const { queue, shown, next } = stage();
    for (const moment of ["mine", "first bot", "second bot"]) queue.add(moment);
    expect(queue.drain()).toEqual(["first bot", "second bot"]);
    await next();
    expect([queue.busy, shown]).toEqual([false, ["mine newest"]]);
    queue.add("third bot");
    expect(shown.at(-1)).toBe("third bot newest");
  });

  it("says when it begins, goes on and ends", async () => {
    const heard: [number, boolean][] = [];
    let end = (): void => {};
    const queue: MomentQueue<string> = new MomentQueue(
      () => new Promise((done) => (end = done)),
      () => heard.push([queue.waiting, queue.busy]),
    );
    queue.add("mine");
    queue.add("bot");
    end();
    await Promise.resolve().then(() => {});
    end();
    await Promise.resolve().then(() => {});
    expect(heard).toEqual([
      [1, false],
      [0, true],
      [1, true],
      [0, true],
      [0, false],
    ]);
  });
});

describe("what others did since my last turn", () => {
  const moment = (mover: number | null, event = ""): Moment => ({
    state: { version: 1 } as FullState,
    before: null,
    mover,
    events: [event || `move of ${mover}`],
  });
  const after = (moves: (number | null)[], mine: number[]): (number | null)[] =>
    moves.reduce<Moment[]>((since, mover) => withMoment(since, moment(mover), mine), []).map(({ mover }) => mover);

  it("begins anew with each move of mine", () => {
    expect(after([0, 1, 2, 3], [0])).toEqual([1, 2, 3]);
    expect(after([0, 1, 2, 3, 0], [0])).toEqual([]);
    expect(after([0, 1, 2, 3, 0, 1], [0])).toEqual([1]);
  });

  it("knows both seats of two people at one screen", () => {
    expect(after([0, 2, 1, 2], [0, 1])).toEqual([2]);
  });

  it("is the last round for those who watch", () => {
    expect(after([0, 1, 2, 0, 1], [])).toEqual([2, 0, 1]);
  });

  it("counts several steps of a seat in a row as one turn, and what nobody did not at all", () => {
    const since = [moment(1, "draw"), moment(1, "lay"), moment(null)].reduce<Moment[]>(
      (all, one) => withMoment(all, one, [0]),
      [],
    );
    expect(since.map(({ events }) => events)).toEqual([["draw", "lay"]]);
  });
});
