// The main screens in both themes, for docs/: run with SCREENSHOTS=<folder>.
import { join } from "node:path";

import type { Page } from "playwright-core";
import { it } from "vitest";

import type { NewTable } from "../../src/net/messages";
import { address, digTurn, HUMAN, myTurn, openTable, person, PHONE, settled } from "./people";
import { playByWire } from "./wire";

const FOLDER = process.env["SCREENSHOTS"] ?? ".";
const BOT = { kind: "bot" as const, level: "easy" };

async function layTiles(page: Page, count: number, from = 0): Promise<void> {
  for (let i = from; i < from + count && (await myTurn(page)); i++) {
    const before = await page.locator(".progress").textContent();
    const cells = page.locator("[data-cell].can");
    await cells.nth((7 * i) % (await cells.count())).click();
    await page.locator(".confirm").click();
    await page.waitForFunction((text) => document.querySelector(".progress")?.textContent !== text, before);
  }
}

/** Several at one screen: each lifts the curtain and lays a tile; the last one is left to think. */
async function takeTurns(page: Page, turns: number): Promise<void> {
  for (let i = 0; i < turns; i++) {
    await page.locator(".curtain button").click();
    if (i < turns - 1) await layTiles(page, 1, i);
  }
}

/** Leaves the choice on the screen that does most. */
async function consider(page: Page): Promise<void> {
  if (!(await myTurn(page))) return;
  const labels = await page
    .locator("[data-cell].can")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  const best = labels.map(
    (label) => (label.match(/\+/g) ?? []).length * 10 + Number(/touches (\d+)/.exec(label)?.[1] ?? 0),
  );
  await page
    .locator("[data-cell].can")
    .nth(best.indexOf(Math.max(...best)))
    .click();
  await page.mouse.move(2, 400);
}

async function digTunnels(page: Page, turns: number): Promise<void> {
  for (let i = 0; i < turns && (await myTurn(page)); i++) await digTurn(page, i, (target) => target.click());
  await myTurn(page);
}

/** The end of a city that was played over the wire, on the first day with a trip. */
async function finishedCity(page: Page, id: string): Promise<void> {
  await playByWire(page, id);
  await page.reload();
  await page.waitForSelector(".result");
  const day = page.locator(".days button", { hasText: "min" }).first();
  if (await day.count()) await day.click();
}

async function finishedGame(page: Page, id: string): Promise<void> {
  await playByWire(page, id);
  await page.reload();
  await page.waitForSelector(".result");
}

async function replayOf(page: Page, id: string, steps: number): Promise<void> {
  await playByWire(page, id);
  await page.goto(`${address}/t/${id}/replay#${steps}`);
  await page.getByRole("slider").waitFor();
}

const metro = (bots: number, more: Partial<NewTable> = {}): NewTable => ({
  game: "metro",
  seats: [HUMAN, ...Array.from({ length: bots }, () => BOT)],
  ...more,
});
const city = (bots: number, level = "easy"): NewTable => ({
  game: "metromania",
  seats: [HUMAN, ...Array.from({ length: bots }, () => ({ ...BOT, level }))],
});
const LONG = [
  "Maximiliana-Alexandrine",
  "Wolfgang-Amadeus Bienven",
  "Concepción de la Fuente",
  "Brîndușa Țîrlea",
  "Ulrike",
  "Ö",
];

const SCREENS: [string, object, NewTable | null, (page: Page, id: string) => Promise<void>][] = [
  ["home", {}, null, async (page) => void (await page.goto(address), await page.waitForSelector("article"))],
  ["home-phone", PHONE, null, async (page) => void (await page.goto(address), await page.waitForSelector("article"))],
  ["metro", {}, metro(3), async (page) => void (await layTiles(page, 8), await consider(page))],
  [
    "metro-six",
    {},
    { game: "metro", seats: LONG.map((name) => ({ ...HUMAN, name })), random_first: false },
    async (page) => void (await takeTurns(page, 14), await consider(page)),
  ],
  ["metro-phone", PHONE, metro(3), async (page) => void (await layTiles(page, 7), await consider(page))],
  [
    "metro-companies",
    {},
    metro(2, { options: { modules: ["companies"] } }),
    async (page) =>
      void (await layTiles(page, 4), await myTurn(page), await page.locator(".pile button.share").first().click()),
  ],
  [
    "metro-companies-phone",
    PHONE,
    metro(2, { options: { modules: ["companies"] } }),
    async (page) => void (await layTiles(page, 4), await consider(page)),
  ],
  [
    "metro-stations",
    {},
    metro(2, { options: { modules: ["stations"] } }),
    async (page) =>
      void (
        await layTiles(page, 6),
        await myTurn(page),
        await page.locator('[aria-label^="Put a wagon on"]').nth(2).click()
      ),
  ],
  [
    "metro-central-tracks",
    {},
    metro(3, { options: { modules: ["central-tracks"], hand: 2, orientation: "free" } }),
    async (page) => void (await layTiles(page, 7), await consider(page)),
  ],
  [
    "metro-numbers",
    {},
    metro(3, { options: { modules: ["station-numbers"], numbers: 2 } }),
    async (page) => void (await layTiles(page, 8), await consider(page)),
  ],
  ["metro-end", {}, metro(3), finishedGame],
  [
    "metromania",
    {},
    city(3),
    async (page) =>
      void (
        await digTunnels(page, 4),
        await page.locator("[data-tip]").focus(),
        await page.keyboard.press("ArrowRight"),
        await page
          .locator("button[aria-pressed]:has-text(' min')")
          .first()
          .click({ timeout: 2000 })
          .catch(() => {})
      ),
  ],
  [
    "metromania-phone",
    PHONE,
    city(2),
    async (page, id) => void (await playByWire(page, id, { actions: 9 }), await page.reload(), await myTurn(page)),
  ],
  ["metromania-end", {}, city(2, "one-ply"), finishedCity],
  ["replay", {}, metro(3, { options: { hand: 2 } }), (page, id) => replayOf(page, id, 44)],
  ["replay-phone", PHONE, metro(2), (page, id) => replayOf(page, id, 30)],
  [
    "rules",
    {},
    null,
    async (page) => void (await page.goto(`${address}/#rules/metro`), await page.waitForSelector("h2")),
  ],
  [
    "rules-phone",
    PHONE,
    null,
    async (page) => void (await page.goto(`${address}/#rules/metromania`), await page.waitForSelector("h2")),
  ],
  [
    "player",
    {},
    metro(1),
    async (page, id) =>
      void (
        await finishedGame(page, id),
        await page.goto(address),
        await page.locator(".people summary").click(),
        await page.getByRole("link", { name: "Your games and statistics" }).click(),
        await page.waitForSelector("table")
      ),
  ],
  [
    "preferences",
    {},
    null,
    async (page) =>
      void (
        await page.goto(address),
        await page.waitForSelector("article"),
        await page.getByRole("button", { name: "Menu" }).click()
      ),
  ],
  [
    "preferences-phone",
    PHONE,
    null,
    async (page) =>
      void (
        await page.goto(address),
        await page.waitForSelector("article"),
        await page.getByRole("button", { name: "Menu" }).click()
      ),
  ],
  [
    "open-table",
    {},
    null,
    async (page) => void (await page.goto(`${address}/#open/metro`), await page.waitForSelector("form")),
  ],
  [
    "open-table-phone",
    PHONE,
    null,
    async (page) => void (await page.goto(`${address}/#open/metro`), await page.waitForSelector("form")),
  ],
  [
    "curtain",
    {},
    {
      game: "metro",
      seats: [
        { ...HUMAN, name: "Ada" },
        { ...HUMAN, name: "Zoé" },
      ],
    },
    async (page) => void (await page.waitForSelector(".curtain")),
  ],
  [
    "waiting",
    {},
    { game: "metro", seats: [HUMAN, { kind: "open" }, BOT] },
    async (page) => void (await page.waitForSelector(".invite")),
  ],
];

for (const theme of ["light", "dark"] as const) {
  it.each(SCREENS)(`%s, ${theme}`, async (name, options, table, act) => {
    const page = await person(options, { theme });
    const id = table ? (await openTable(page, table)).id : "";
    await act(page, id);
    await settled(page);
    await page.screenshot({ path: join(FOLDER, `${name}-${theme}.png`) });
  });
}
