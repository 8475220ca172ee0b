// The labels of a curve: none covers another.
import { expect, it } from "vitest";

import { placeLabels } from "../src/shared/ui/curve";

const label = (x: number, y: number, gain: number) => ({ x, y, gain, text: `+${gain}` });

it("labels apart stay where they are", () => {
  const wanted = [label(100, 50, 20), label(200, 50, 14)];
  expect(placeLabels(wanted, 12, 120)).toEqual(wanted);
});

it("labels that would cover each other are moved, the smaller one away from the larger", () => {
  const placed = placeLabels([label(100, 50, 12), label(104, 54, 20)], 12, 120);
  expect(placed[0]).toEqual(label(104, 54, 20));
  expect(Math.abs(placed[1]!.y - 54)).toBeGreaterThanOrEqual(13);
});

it("where there is no room the smallest are left out, and none leaves the picture", () => {
  const crowd = Array.from({ length: 12 }, (_, i) => label(100 + i, 40 + i, 10 + i));
  const placed = placeLabels(crowd, 12, 60);
  expect(placed.length).toBeLessThan(12);
  expect(placed[0]?.gain).toBe(21);
  for (const [i, one] of placed.entries()) {
    expect(one.y).toBeGreaterThanOrEqual(12);
    expect(one.y).toBeLessThanOrEqual(60);
    for (const other of placed.slice(i + 1)) expect(Math.abs(one.y - other.y)).toBeGreaterThanOrEqual(13);
  }
});
