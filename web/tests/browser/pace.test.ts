// Moves of others are shown one after another: marks, scores, skipping, going back; and at once for those who like it so.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { BOT, digTurn, HUMAN, layOne, myTurn, openTable, person, tilesLeft } from "./people";

declare global {
  interface Window {
    /** What a test saw on the page, in order. */
    shownTexts?: string[];
    early?: string[];
  }
}

const TABLE = { game: "metro", seats: [HUMAN, BOT, BOT, BOT], random_first: false };
const marks = (page: Page) => page.locator(".frame .mark circle");
const waitForMarks = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((n) => document.querySelectorAll(".frame .mark circle").length === n, count);

/** Keeps what is on the screen at each change: how many marks, how many tiles are left. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    const look = (): void => {
      const marks = document.querySelectorAll(".frame .mark circle").length;
      const left = Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10);
      const now = `${marks} marks, ${left} left`;
      if (seen.at(-1) !== now) seen.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { shownTexts: seen });
  });
  return () => page.evaluate(() => window.shownTexts ?? []);
}

it("after my move each bot's is shown by itself, marked 1, 2, 3, until I confirm the next one", async () => {
  const page = await person({}, { speed: 2 });
  await openTable(page, TABLE);
  await myTurn(page);
  const seen = await watch(page);
  await layOne(page);
  await waitForMarks(page, 3);
  await page.waitForSelector(".pill.mine");
  await expect
    .poll(() => seen())
    .toEqual(["0 marks, 60 left", "0 marks, 59 left", "1 marks, 58 left", "2 marks, 57 left", "3 marks, 56 left"]);
  await expect.poll(() => page.locator(".frame .mark text").allTextContents()).toEqual(["1", "2", "3"]);
  await page.locator("[data-cell].can").first().click();
  await expect.poll(() => marks(page).count()).toBe(3);
  await page.locator(".confirm").click();
  await waitForMarks(page, 0);
});

it.each(["key", "click", "button"])("a %s shows the game as it stands, and chooses nothing", async (how) => {
  const page = await person({}, { speed: 0.5 });
  await openTable(page, TABLE);
  await myTurn(page);
  await layOne(page);
  await page.getByRole("button", { name: "Skip to now" }).waitFor();
  if (how === "key") await page.keyboard.press("a");
  else if (how === "click") await page.locator(".frame").click({ position: { x: 200, y: 200 } });
  else await page.getByRole("button", { name: "Skip to now" }).click();
  await page.waitForSelector(".pill.mine");
  await expect.poll(() => marks(page).count()).toBe(3);
  await expect.poll(() => page.locator(".confirm:enabled, .toast").count()).toBe(0);
  await layOne(page); // the game goes on
  await waitForMarks(page, 0);
});

it("what happened can be stepped through again, with the board as it was, and Escape leads back", async () => {
  const page = await person();
  await openTable(page, TABLE);
  await myTurn(page);
  await layOne(page);
  await waitForMarks(page, 3); // switched off: all at once, and marked all the same
  const tiles = (): Promise<string | null> => page.locator(".progress b").textContent();
  await expect.poll(() => tiles()).toBe("56 tiles to lay");
  const strip = page.getByRole("region", { name: "Since your last turn" });
  await strip.getByRole("button", { name: /^1\. / }).click();
  await waitForMarks(page, 1);
  await expect.poll(() => tiles()).toBe("58 tiles to lay");
  await strip.getByRole("button", { name: "Forward" }).click();
  await waitForMarks(page, 2);
  await expect.poll(() => tiles()).toBe("57 tiles to lay");
  await page.keyboard.press("Escape");
  await waitForMarks(page, 3);
  await expect.poll(() => tiles()).toBe("56 tiles to lay");
  await layOne(page);
  await expect.poll(async () => Number.parseInt((await tiles()) ?? "", 10)).toBeLessThan(56);
});

it("live regions say my own move before those of others", async () => {
  const page = await person({}, { speed: 2 });
  await openTable(page, TABLE);
  await myTurn(page);
  await layOne(page);
  await waitForMarks(page, 3);
  await page.waitForSelector(".pill.mine");
  const said = await page.locator("[role=log] p").allTextContents();
  const movers = said.filter((text) => text.includes("laid a tile")).map((text) => text.split(":")[0]);
  expect(movers.slice(-4)[0]).toBe("Clémence");
  expect(new Set(movers.slice(-4)).size).toBe(4);
  expect(said.at(-1)).toBe("Your turn");
});

it("a score changes when its number arrives, not before", async () => {
  const page = await person({}, { speed: 2 });
  await openTable(page, { game: "metro", seats: [HUMAN, BOT], random_first: false });
  await page.evaluate(() => {
    const early: string[] = [];
    const look = (): void => {
      const flying = document.querySelector("[data-flight]");
      const riding = document.querySelector(".frame path[stroke=none]");
      const scores = [...document.querySelectorAll(".seat .score")].map((one) => Number.parseInt(one.textContent, 10));
      early.push(`${riding ? "riding" : ""}${flying ? "flying" : ""} ${scores.join(" ")}`);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { early });
  });
  const ridden = async (): Promise<string[]> =>
    (await page.evaluate(() => window.early ?? [])).filter((now) => !now.startsWith(" "));
  while (!(await ridden()).length && (await myTurn(page))) {
    const before = await tilesLeft(page);
    const scoring = page.locator('[data-cell].can[aria-label*="+"]');
    if (await scoring.count()) await scoring.first().click();
    else await page.locator("[data-cell].can").first().click();
    await page.locator(".confirm").click();
    // Not "until it is no longer my turn": a quick bot may have answered before anybody looks.
    await page.waitForFunction(
      (count) =>
        document.querySelector(".result") ||
        Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) < count,
      before,
    );
  }
  await page.waitForSelector(".frame path[stroke=none]", { state: "detached" }); // no train runs, no points fly
  const log = await page.evaluate(() => window.early ?? []);
  const first = log.findIndex((now) => !now.startsWith(" "));
  const sum = (now: string): number =>
    now
      .split(" ")
      .slice(1)
      .reduce((all, one) => all + Number(one), 0);
  expect(sum(log[first]!)).toBe(first ? sum(log[first - 1]!) : 0); // the train runs, and nobody has more points
  expect(sum(log.at(-1)!)).toBeGreaterThan(sum(log[first]!));
});

it("in Metromania the tunnels that bots dug are marked, and can be stepped through", async () => {
  const page = await person();
  const options = { doubles: "dealt" };
  await openTable(page, { game: "metromania", seats: [HUMAN, BOT, BOT], random_first: false, options });
  await myTurn(page);
  await digTurn(page, 0, (target) => target.click());
  const numbers = async (): Promise<string> =>
    [...new Set(await page.locator("svg text.moment").allTextContents())].sort().join(" ");
  await expect.poll(numbers, { timeout: 20_000 }).toBe("1 2");
  await expect.poll(() => page.locator(".tunnel").count()).toBeGreaterThanOrEqual(2);
  const strip = page.getByRole("region", { name: "Since your last turn" });
  await strip.getByRole("button", { name: /^1\. / }).click();
  await expect.poll(numbers).toBe("1");
});
