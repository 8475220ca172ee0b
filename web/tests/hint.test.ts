// What a hint of Metromania says of the trips.
import { beforeAll, expect, it, vi } from "vitest";

vi.mock("../src/shared/theme/settings.svelte", () => ({ settings: { language: "en" } })); // it asks the browser

import { minutesBefore, tripsText } from "../src/games/metromania/model/texts";
import type { Trip } from "../src/games/metromania/model/types";
import { loadLanguage } from "../src/shared/i18n/i18n.svelte";

beforeAll(() => loadLanguage("en"));

const trip = (day: string, minutes: number | null, ...points: number[]): Trip =>
  ({ day, minutes, possible: minutes !== null, points }) as Trip;
const before = [trip("Monday", 10, 4, 0), trip("Tuesday", null, -6, 0), trip("Sunday", 8, 2, 2)];

it("names each trip that a step changes, its minutes, and what that brings the reader", () => {
  const after = [trip("Monday", 7, 1, 3), trip("Tuesday", 9, 0, 0), trip("Sunday", 8, 2, 2)];
  expect(tripsText(before, after, 0)).toBe("Changes trips: Mon 10 → 7 min (−3) and Tue – → 9 min (+6)");
  expect(tripsText(before, after, 1)).toBe("Changes trips: Mon 10 → 7 min (+3) and Tue – → 9 min");
});

it("names a trip that only pays otherwise, and says nothing where nothing changes", () => {
  const after = [before[0]!, before[1]!, trip("Sunday", 8, 4, 0)];
  expect(tripsText(before, after, 0)).toBe("Changes trips: Sun 8 min (+2)");
  expect(tripsText(before, before, 0)).toBe("");
  expect(minutesBefore(undefined, before[0]!)).toBe("");
});
