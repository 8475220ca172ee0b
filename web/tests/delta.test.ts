// Changes put on top of a view: what the server leaves out is as it was.
import { expect, test } from "vitest";

import type { State } from "../src/net/messages";
import { fullState, merged, type FullState } from "../src/table/delta";

const keyed = { lines: "departure" };
const before = {
  turn: 0,
  over: false,
  lines: [
    { departure: 1, after: 0 },
    { departure: 2, after: 5 },
  ],
};

const state = (more: Partial<State>): State => ({
  version: 5,
  revision: 0,
  since: 4,
  to_act: 0,
  pending: 0,
  scores: [],
  clocks: null,
  events: [],
  actions: [],
  ...more,
});

const known = state({ version: 4, view: before }) as FullState;

test("fields replace fields, entries those with the same key; what is new comes last", () => {
  const after = merged(
    before,
    {
      turn: 1,
      lines: [
        { departure: 2, after: 6 },
        { departure: "N1", after: 1 },
      ],
    },
    keyed,
  );
  expect(after).toEqual({
    turn: 1,
    over: false,
    lines: [
      { departure: 1, after: 0 },
      { departure: 2, after: 6 },
      { departure: "N1", after: 1 },
    ],
  });
  expect(before.lines[1]).toEqual({ departure: 2, after: 5 });
});

test("a whole view is taken as it is, whatever was known", () => {
  expect(fullState(state({ view: { turn: 1 } }), null, keyed)?.view).toEqual({ turn: 1 });
  expect(fullState(state({ view: { turn: 1 } }), known, keyed)?.view).toEqual({ turn: 1 });
});

test("changes lead from the version they are told after, and from no other", () => {
  expect(fullState(state({ changes: { turn: 1 } }), known, keyed)?.view).toEqual({ ...before, turn: 1 });
  expect(fullState(state({ changes: { turn: 1 } }), null, keyed)).toBeNull();
  expect(fullState(state({ version: 7, since: 6, changes: { turn: 1 } }), known, keyed)).toBeNull();
  expect(fullState(state({ version: 3, since: 2, changes: { turn: 1 } }), known, keyed)?.view).toEqual(before);
  expect(fullState(state({ version: 4, since: 3, changes: { turn: 1 } }), known, keyed)?.view).toEqual(before);
  expect(fullState(state({ changes: { turn: 1 } }), { ...known, revision: 1 }, keyed)).toBeNull();
});
