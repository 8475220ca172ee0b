// What a clock reads.
import { expect, it } from "vitest";

import { clockText, secondsLeft } from "../src/table/clock-text";

it("reads minutes and seconds, with hours before them if there are any", () => {
  expect(clockText(secondsLeft(390_000))).toBe("06:30");
  expect(clockText(secondsLeft(3_905_000))).toBe("1:05:05");
  expect(clockText(secondsLeft(59_001))).toBe("01:00");
});

it("never reads less than nothing, nor anything but digits", () => {
  for (const left of [-5_000, -1, 0, 0.4, 999, 1000.5, 389_999.9, 3_599_999, 172_799_000])
    expect(clockText(secondsLeft(left))).toMatch(/^(\d+:)?\d\d:\d\d$/);
  expect(secondsLeft(-5_000)).toBe(0);
});
