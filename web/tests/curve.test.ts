// The labels of a curve: none covers another.
import { expect, it } from "vitest";

import { placeLabels, spread } from "../src/shared/ui/curve";

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

it("signs are pushed apart, and stay where they are seen", () => {
  expect(spread([20, 80], 9, 100)).toEqual([20, 80]);
  expect(spread([90, 92, 95], 9, 100)).toEqual([66, 83, 100]);
  const eight = spread([100, 100, 100, 100, 100, 100, 100, 100], 9, 121);
  expect([eight[0], eight[7]]).toEqual([9, 121]);
  for (const [i, one] of eight.entries()) if (i) expect(one - eight[i - 1]!).toBeCloseTo(16);
});
