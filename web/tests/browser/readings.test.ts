// Options that keep another reading of a printed sentence: what each of them changes on the page.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, HUMAN, openTable, person } from "./people";

async function endOf(record: string): Promise<Page> {
  const page = await person();
  await page.goto(`${address}/#replay`);
  await page.setInputFiles('input[type="file"]', record);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.waitForSelector("main.end");
  return page;
}

it.each([
  // Both have 14 points, the one before them 15: as printed they are worth 1 each.
  ["metro-44", { blue: "1", black: "1", white: "3" }],
  // Both have 8 points, the one before them 16: by the other reading they share the better place.
  ["metro-45", { blue: "2", black: "2", purple: "3" }],
])("companies tied for last, %s", async (name, values) => {
  const page = await endOf(`../tests/data/games/${name}.record`);
  for (const [company, value] of Object.entries(values)) {
    const row = page.locator("tbody tr", { has: page.getByRole("rowheader", { name: new RegExp(company, "i") }) });
    await expect.poll(() => row.locator(".plate").first().textContent()).toBe(value);
  }
});

const BOTH_PLAYERS = "Nobody scores where the fastest trips use lines of both players.";
const BOTH_LINES = "Nobody scores where the fastest trips use both lines of one player.";

it.each([
  ["lines of both players, by our reading", "tests/browser/lines_of_both.record", BOTH_PLAYERS, BOTH_LINES],
  ["both lines of one player, word for word", "tests/browser/both_lines_of_one.record", BOTH_LINES, BOTH_PLAYERS],
])("a trip that pays nobody says why: %s", async (_, record, told, other) => {
  const page = await endOf(record);
  await page.getByText(told).first().waitFor();
  await expect.poll(() => page.getByText(other).count()).toBe(0);
});

it("the same game word for word pays both for a trip on lines of both", async () => {
  const page = await endOf("../tests/data/games/metromania-23.record");
  await page.getByText("Player 2 wins").waitFor(); // a record without names
  const paid = page.locator("tbody tr", { hasText: "Fri" }).locator(".delta");
  await paid.nth(1).waitFor();
  await expect.poll(() => paid.allTextContents()).toEqual(["+6", "+6"]);
  await expect.poll(() => page.getByText(/Nobody scores/).count()).toBe(0);
});

it.each([
  [2, 0, "4 lines are finished or blocked"],
  [2, 5, null], // never: there are four lines
  [3, 2, "2 lines are finished or blocked"],
] as const)(
  "with %i players and %i blocked lines the panel says when construction ends",
  async (seats, lines, told) => {
    const page = await person();
    const bots = Array.from({ length: seats - 1 }, () => BOT);
    const options = { blocked_lines: lines, ...(seats === 3 ? { doubles: "dealt" } : {}) };
    await openTable(page, { game: "metromania", seats: [HUMAN, ...bots], options, random_first: false });
    const ends = page.locator("section", { has: page.getByRole("heading", { name: "Construction ends when" }) });
    await ends.waitFor();
    await expect.poll(() => ends.locator("dt").count()).toBe(told ? 3 : 2);
    if (told) await ends.getByText(told).waitFor();
  },
);
