// Endings tell how a game was won: lines and curve of Metro, the week of Metromania, the table of the companies.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, digTurn, HUMAN, newTable, person, settled } from "./people";
import { playByWire, playedTable } from "./wire";

const numbers = async (page: Page, selector: string): Promise<number[]> =>
  (await page.locator(selector).allTextContents()).map((text) => Number.parseInt(text.replace("−", "-"), 10));

async function replayEnd(page: Page, id: string): Promise<void> {
  await page.goto(`${address}/t/${id}/replay`);
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  await page.waitForSelector("main.end");
}

it("Metro: ranks, what decided it, the curve, and each line drawn when pointed at; the same in the replay", async () => {
  const page = await person();
  const id = await playedTable(page, { game: "metro", seats: [HUMAN, BOT, BOT], random_first: false });
  await page.goto(`${address}/t/${id}`);
  await page.waitForSelector(".result");
  const checkEnd = async (): Promise<void> => {
    const scores = await numbers(page, ".ranks .score");
    expect(scores).toEqual([...scores].sort((one, other) => other - one));
    await page.waitForSelector(".rails.behind"); // the winner's best line is picked out
    for (const rank of [0, 1, 2]) {
      await page.getByRole("tab").nth(rank).click();
      const points = await numbers(page, ".lines tbody td:last-child b");
      expect(points).toEqual([...points].sort((one, other) => other - one));
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(scores[rank]);
    }
    const row = page.locator(".lines tbody tr").first();
    await row.getByRole("button").hover();
    await expect.poll(() => row.getAttribute("class")).toContain("picked");
    await expect.poll(() => page.getByRole("img", { name: /^Points over the game: / }).count()).toBe(1);
    await expect
      .poll(() => page.getByRole("region", { name: "What decided it" }).getByRole("button").count())
      .toBeGreaterThan(0);
  };
  await checkEnd();
  await replayEnd(page, id);
  await checkEnd();
  await page.getByRole("region", { name: "What decided it" }).getByRole("button").first().click();
  await page.waitForFunction(() => !document.querySelector("main.end")); // the move that decided it
});

it("Metromania: the week plays by itself, can be paused, and ends in the table", async () => {
  const page = await person({}, { speed: 1 });
  const { id } = await newTable(page, { game: "metromania", seats: [HUMAN, BOT], random_first: false });
  await playByWire(page, id, { actions: 24 }); // the last turns are played by hand: no game ends so early
  await page.goto(`${address}/t/${id}`);
  for (let turn = 0; !(await page.locator(".today").count()); turn++) {
    await page.waitForSelector(".pill.mine, .today");
    await digTurn(page, turn, (target) => target.click());
  }
  await page.locator(".days .now", { hasText: /Tue|Wed|Thu|Fri/ }).waitFor(); // the days come by themselves
  await page.getByRole("button", { name: "Pause" }).click();
  await page.locator(".days button").nth(5).click();
  await page.locator(".today h2", { hasText: "Saturday" }).waitFor();
  await page.getByRole("button", { name: /^Skip to the result/ }).click();
  await page.waitForSelector(".result");
  const kept = await numbers(page, ".kept b");
  const totals = await numbers(page, "tfoot b");
  for (const seat of [0, 1]) {
    const gains = await numbers(page, `tbody tr:not(.kept):has(button) td:nth-of-type(${seat + 1})`);
    expect(gains).toHaveLength(7);
    expect(gains.reduce((sum, one) => sum + one, kept[seat]!)).toBe(totals[seat]);
  }
  expect([...(await numbers(page, ".ranks .score"))].sort()).toEqual([...totals].sort());
  await expect.poll(() => page.locator(".kept").textContent()).toMatch(/all kept|half|lost/);
});

it("companies: values, holdings and largest holdings add up, and pointing draws a company's lines", async () => {
  const page = await person();
  const id = await playedTable(page, {
    game: "metro",
    seats: [HUMAN, BOT, BOT],
    random_first: false,
    options: { modules: ["companies"] },
  });
  await page.goto(`${address}/t/${id}`);
  await page.waitForSelector(".result");
  const checkEnd = async (): Promise<void> => {
    const [shares, largest] = [
      await numbers(page, "tfoot tr:nth-child(1) td"),
      await numbers(page, "tfoot tr:nth-child(2) td"),
    ];
    const totals = await numbers(page, ".total b");
    expect(totals).toEqual([0, 1, 2].map((rank) => shares[rank]! + largest[rank]!));
    expect(totals).toEqual([...totals].sort((one, other) => other - one));
    await expect.poll(() => numbers(page, ".result .ranks b")).toEqual(totals);
    await expect.poll(() => page.locator(".held .share").count()).toBe(12); // four for each of three players
    await expect.poll(() => page.locator(".share").count()).toBe(32);
    await page.locator("tbody th button").first().hover();
    await page.waitForSelector(".rails.behind");
  };
  await checkEnd();
  await replayEnd(page, id);
  await checkEnd();
});

const touch = (width: number, height: number) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});
it.each([
  ["a desk", { viewport: { width: 1440, height: 900 } }, 233],
  ["a laptop", { viewport: { width: 1366, height: 768 } }, 233],
  ["a tablet", { viewport: { width: 1024, height: 768 } }, 233],
  ["a phone", touch(390, 844), null],
  ["a phone on its side", touch(844, 390), null],
])(
  "companies on %s: the result reads well, its button keeps its place, total and board are whole",
  async (_, screen, top) => {
    const page = await person(screen);
    const options = { modules: ["companies", "stations", "station-numbers"] };
    const id = await playedTable(page, { game: "metro", seats: [HUMAN, BOT, BOT, BOT], random_first: false, options });
    await page.goto(`${address}/t/${id}`);
    await page.waitForSelector(".result");
    await settled(page);
    const { width, height } = screen.viewport;
    const box = async (part: string) => (await page.locator(part).first().boundingBox())!;
    const [said, title, main] = [await box(".result .said"), await box(".result h2"), await box(".result .primary")];
    expect(said.width).toBeGreaterThan(200);
    expect(title.height).toBeLessThan(90); // two lines at most
    if (top) expect(Math.round(main.y)).toBe(top);
    expect(main.height).toBeLessThan(72);
    expect((await box(".result .more .btn")).height).toBeLessThan(60);
    if (width >= 1180) {
      for (const part of [".total", ".board"]) {
        const { y, height: high } = await box(part);
        expect(y + high).toBeLessThanOrEqual(height);
      }
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

it.each([
  ["metro", [HUMAN, BOT, BOT, BOT]],
  ["metromania", [HUMAN, BOT, BOT]],
] as const)("%s: a page of the end on a phone on its side ends with what is on it", async (game, seats) => {
  const page = await person(touch(844, 390));
  const id = await playedTable(page, { game, seats: [...seats], random_first: false });
  await page.goto(`${address}/t/${id}`);
  await page.waitForSelector(".result");
  await settled(page);
  const [whole, last] = await page.evaluate(() => {
    const ends = [...document.querySelectorAll("main .panel, main summary")].map((one) =>
      getComputedStyle(one).position === "fixed" ? 0 : one.getBoundingClientRect().bottom + scrollY,
    );
    return [document.documentElement.scrollHeight, Math.max(...ends)];
  });
  expect(whole! - last!).toBeLessThan(140); // the main button lies there
});
