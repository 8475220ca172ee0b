// Every page in every language and in both themes: no message missing, nothing axe objects to.
import { createRequire } from "node:module";

import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { languages } from "../../scripts/texts";
import { address, BOT, HUMAN, layOne, myTurn, openTable, person } from "./people";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const finished = new WeakMap<Page, string>();

/** A game that all agree to end at once; one is enough for each person. */
async function finish(page: Page): Promise<string> {
  const done = finished.get(page);
  if (done) return done;
  const { id } = await openTable(page, { game: "metro", seats: [HUMAN, BOT], random_first: false });
  await myTurn(page);
  await layOne(page);
  await page.waitForFunction(
    () => Number.parseInt(/\d+/.exec(document.querySelector(".progress")?.textContent ?? "")?.[0] ?? "", 10) <= 58,
  );
  await page.locator(".menu .open").click();
  await page.locator(".sheet button[aria-pressed]").first().click();
  await page.waitForSelector(".result");
  finished.set(page, id);
  return id;
}

const myId = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch("/api/me")).json()) as { id: string }).id);

const PAGES: [string, (page: Page) => Promise<void>][] = [
  ["home", async (page) => void (await page.goto(address), await page.waitForSelector("article"))],
  [
    "open a table",
    async (page) => void (await page.goto(`${address}/#open/metro`), await page.waitForSelector("form")),
  ],
  [
    "rules of Metro",
    async (page) => void (await page.goto(`${address}/#rules/metro`), await page.waitForSelector("figure svg")),
  ],
  [
    "rules of Metromania",
    async (page) =>
      void (await page.goto(`${address}/#rules/metromania`), await page.waitForSelector("figure svg .goal")),
  ],
  ["replays", async (page) => void (await page.goto(`${address}/#replay`), await page.waitForSelector("label"))],
  [
    "waiting",
    async (page) =>
      void (
        await openTable(page, { game: "metro", seats: [HUMAN, { kind: "open" }] }),
        await page.waitForSelector(".invite")
      ),
  ],
  [
    "Metro",
    async (page) =>
      void (
        await openTable(page, { game: "metro", seats: [HUMAN, BOT, BOT, BOT, BOT, BOT] }),
        await myTurn(page),
        await page.locator("[data-cell].can").first().click()
      ),
  ],
  [
    "companies",
    async (page) =>
      void (
        await openTable(page, {
          game: "metro",
          seats: [HUMAN, BOT, BOT],
          options: { modules: ["companies", "stations", "station-numbers"] },
        }),
        await myTurn(page)
      ),
  ],
  ["a finished game with its menu", async (page) => void (await finish(page))],
  [
    "replay",
    async (page) =>
      void (await page.goto(`${address}/t/${await finish(page)}/replay`), await page.waitForSelector(".slider")),
  ],
  [
    "player",
    async (page) =>
      void (
        await finish(page),
        await page.goto(`${address}/p/${await myId(page)}`),
        await page.waitForSelector("table")
      ),
  ],
  [
    "curtain",
    async (page) =>
      void (
        await openTable(page, {
          game: "metro",
          seats: [
            { ...HUMAN, name: "Ada" },
            { ...HUMAN, name: "Zoé" },
          ],
        }),
        await page.waitForSelector(".curtain")
      ),
  ],
  [
    "Metromania",
    async (page) =>
      void (await openTable(page, { game: "metromania", seats: [HUMAN, BOT, BOT, BOT] }), await myTurn(page)),
  ],
];

async function complaints(page: Page): Promise<string[]> {
  await page
    .addScriptTag({ path: AXE })
    .catch(async () => page.evaluate((await import("node:fs")).readFileSync(AXE, "utf-8")));
  const found = await page.evaluate(async () => {
    return (
      await window.axe.run(document, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
      })
    ).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 220)}`),
  );
}

for (const theme of ["light", "dark"] as const) {
  it.each(PAGES)(`%s, ${theme}: nothing that axe objects to`, async (_, open) => {
    const page = await person({ bypassCSP: true }, { theme });
    await open(page);
    await page.waitForTimeout(400);
    expect(await complaints(page)).toEqual([]);
  });
}

it.each(languages)("%s: every page speaks it", async (language) => {
  const page = await person({}, { language });
  for (const [, open] of PAGES) {
    await open(page);
    await page.waitForTimeout(150);
    expect(await page.locator("html").getAttribute("lang")).toBe(language);
    const raw = await page.evaluate(() =>
      document.body.innerText
        .split(/\s+/)
        .filter((word) => /^(metro|metromania|option|refused|bot|colour|game)-[a-z-]+$/.test(word)),
    );
    expect(raw).toEqual([]);
  }
});

it("a rulebook is in the reader's language and begins at the section that was asked for", async () => {
  const page = await person({}, { language: "de" });
  await page.goto(`${address}/#open/metro`);
  const [book] = await Promise.all([
    page.context().waitForEvent("page"),
    page.locator("a[href='/#rules/metro/station-numbers']").click(),
  ]);
  await book.waitForSelector("figure svg");
  expect(await book.locator("main h1").innerText()).toBe("Die Regeln von Metro");
  expect(await book.evaluate(() => document.activeElement?.id)).toBe("rule-station-numbers");
  await book.getByRole("navigation", { name: "Inhalt" }).getByRole("link", { name: "Wertung" }).click();
  await book.waitForFunction(() => document.activeElement?.id === "rule-scoring");
  const top = await book.locator("#rule-scoring").evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(100);
});
