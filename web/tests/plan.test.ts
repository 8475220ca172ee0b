// Planning judges placements from the view alone: it must find exactly what the rules list and foretell.
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { plannedLays } from "../src/games/metro/model/plan";
import type { Lay, Layout, View } from "../src/games/metro/model/types";

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, import.meta.url), "utf-8"));
const layout = read("./layouts/metro.json") as Layout;
/** Views of the seat to act, and the placements that the rules allow it, with their consequences. */
const positions = read("./positions/metro.json") as { view: View; lays: Lay[] }[];

it.each(positions.map((position, i) => [i, position] as const))("position %i", (_, { view, lays }) => {
  const hand = view.drawn ? [view.drawn] : (view.hands[view.viewer ?? 0] ?? []);
  const byText = (all: Lay[]): [string, Lay][] => all.map((lay): [string, Lay] => [lay.text, lay]).sort();
  expect(byText(plannedLays(layout, view, hand))).toEqual(byText(lays));
});

it("positions are of many kinds", () => {
  expect(new Set(positions.map(({ view }) => `${view.options.hand} ${view.options.orientation}`)).size).toBe(4);
  const lines = positions.flatMap(({ lays }) => lays.flatMap(({ consequences }) => consequences.lines));
  for (const times of [0, 1, 2]) expect(lines.some((line) => line.times === times)).toBe(true);
});

it("a tile that nobody sees cannot be planned with", () => {
  expect(plannedLays(layout, positions[0]!.view, ["?"])).toEqual([]);
});
