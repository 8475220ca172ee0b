// The main screens in both themes, for docs/: run with SCREENSHOTS=<folder>.
import { join } from "node:path";

import type { Page } from "playwright-core";
import { it } from "vitest";

import type { NewTable } from "../../src/net/messages";
import { address, myTurn, openTable, over, person } from "./people";

const FOLDER = process.env["SCREENSHOTS"] ?? ".";
const BOT = { kind: "bot" as const, level: "easy" };
const HUMAN = { kind: "human" as const };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

async function layTiles(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count && (await myTurn(page)); i++) {
    const before = await page.locator(".progress").textContent();
    const cells = page.locator("[data-cell].can");
    await cells.nth((7 * i) % (await cells.count())).click();
    await page.locator(".confirm").click();
    await page.waitForFunction((text) => document.querySelector(".progress")?.textContent !== text, before);
  }
}

/** Leaves the choice on the screen that does most. */
async function consider(page: Page): Promise<void> {
  if (!(await myTurn(page))) return;
  const labels = await page.locator("[data-cell].can").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  const best = labels.map((label) => (label.match(/\+/g) ?? []).length * 10 + Number(/touches (\d+)/.exec(label)?.[1] ?? 0));
  await page.locator("[data-cell].can").nth(best.indexOf(Math.max(...best))).click();
  await page.mouse.move(2, 400);
}

async function digTunnels(page: Page, turns: number): Promise<void> {
  for (let i = 0; i < 5 * turns && !(await over(page)); i++) {
    if (!(await myTurn(page))) return;
    const targets = page.locator("[data-step]");
    const count = await targets.count();
    if (count) await targets.nth((11 * i) % count).dispatchEvent("click");
    await page.locator(".dock .primary").click();
    await page.waitForTimeout(250);
  }
}

const SCREENS: [string, object, NewTable | null, (page: Page) => Promise<void>][] = [
  ["home", {}, null, async (page) => void (await page.goto(address), await page.waitForSelector("article"))],
  ["home-phone", PHONE, null, async (page) => void (await page.goto(address), await page.waitForSelector("article"))],
  ["metro", {}, { game: "metro", seats: [HUMAN, BOT, BOT, BOT] }, async (page) => void (await layTiles(page, 8), await consider(page))],
  ["metro-six", {}, { game: "metro", seats: [HUMAN, BOT, BOT, BOT, BOT, BOT] }, async (page) => void (await layTiles(page, 4), await consider(page))],
  ["metro-phone", PHONE, { game: "metro", seats: [HUMAN, BOT, BOT, BOT] }, async (page) => void (await layTiles(page, 7), await consider(page))],
  ["metro-companies", {}, { game: "metro", seats: [HUMAN, BOT, BOT], options: { modules: ["companies", "stations", "station-numbers"] } }, async (page) => void (await layTiles(page, 4), await myTurn(page), await page.locator(".pile button.share").first().click())],
  ["metro-end", {}, { game: "metro", seats: [HUMAN, BOT] }, (page) => layTiles(page, 31)],
  ["metromania", {}, { game: "metromania", seats: [HUMAN, BOT, BOT, BOT] }, async (page) => void (await digTunnels(page, 4), await page.locator("[data-step]").first().dispatchEvent("click"), await page.locator("button[aria-pressed]:has-text(' min')").first().click({ timeout: 2000 }).catch(() => {}))],
  ["metromania-phone", PHONE, { game: "metromania", seats: [HUMAN, BOT, BOT] }, (page) => digTunnels(page, 3)],
  ["open-table", {}, null, async (page) => void (await page.goto(`${address}/#open/metro`), await page.waitForSelector("form"))],
  ["curtain", {}, { game: "metro", seats: [{ ...HUMAN, name: "Ada" }, { ...HUMAN, name: "Zoé" }] }, async (page) => void (await page.waitForSelector(".curtain"))],
  ["waiting", {}, { game: "metro", seats: [HUMAN, { kind: "open" }, BOT] }, async (page) => void (await page.waitForSelector(".invite"))],
];

for (const theme of ["light", "dark"] as const) {
  it.each(SCREENS)(`%s, ${theme}`, async (name, options, table, act) => {
    const page = await person(options, { theme });
    if (table) await openTable(page, table);
    await act(page);
    await page.waitForTimeout(400);
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`) });
  });
}
