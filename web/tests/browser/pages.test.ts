// Every page in every language and in both themes: no message missing, nothing axe objects to.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import type axe from "axe-core";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { languages, textFiles } from "../../scripts/texts";
import { HANDS } from "./hands";
import { address, BOT, HUMAN, myTurn, newTable, openTable, person, settled } from "./people";
import { playByWire } from "./wire";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** A game that all agree to end after a move, and its menu. */
async function finish(page: Page): Promise<string> {
  const { id } = await newTable(page, { game: "metro", seats: [HUMAN, BOT], random_first: false });
  await playByWire(page, id, { actions: 1 });
  await page.goto(`${address}/t/${id}`);
  await myTurn(page);
  await page.locator(".menu .open").click();
  await page.locator(".end-early").click();
  await page.waitForSelector(".result");
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
  ["lessons", async (page) => void (await page.goto(`${address}/#learn`), await page.waitForSelector("ol a"))],
  [
    "a lesson after a wrong try",
    async (page) => {
      await page.goto(`${address}/#learn/metro/centre`);
      await HANDS["metro"]!.mouse(page, "lay dbcd B8");
      await page.locator(".verdict").waitFor();
    },
  ],
  [
    "a lesson of Metromania with a hint",
    async (page) => {
      await page.goto(`${address}/#learn/metromania/trips`);
      await page.getByRole("button", { name: "Hint" }).click();
      await page.locator(".board .shown").waitFor();
    },
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
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      })
    ).violations;
  });
  return found.flatMap(({ id, nodes }) =>
    nodes
      .slice(0, 3)
      .map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary?.slice(0, 220)}`),
  );
}

/** The words of a page that are keys of texts: their messages are missing. */
const rawKeys = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.body.innerText
      .split(/\s+/)
      .filter((word) => /^(metro|metromania|option|refused|bot|colour|game)-[a-z-]+$/.test(word)),
  );

/** How the menu calls the home page in a language, by which one sees that the page speaks it. */
function homeText(language: string): string {
  const texts = textFiles(language).map((path) => readFileSync(path, "utf-8"));
  return /^home = (.*)$/m.exec(texts.join("\n"))?.[1] ?? "";
}

async function openMenu(page: Page): Promise<void> {
  if (!(await page.locator(".sheet").count())) await page.locator(".menu .open").click();
}

async function speak(page: Page, language: string): Promise<void> {
  await page.locator('.sheet select:has(option[value="ro"])').selectOption(language);
  await page.locator(".sheet nav a[href='/']", { hasText: homeText(language) }).waitFor();
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
}

it.each(PAGES)(
  "%s: nothing that axe objects to in either theme, and no text missing in any language",
  async (_, open) => {
    const page = await person({ bypassCSP: true, colorScheme: "light" }, { theme: "auto" });
    await open(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.waitForSelector(`html[data-theme=${colorScheme}]`);
      await settled(page);
      await expect.poll(() => complaints(page)).toEqual([]);
    }
    await openMenu(page);
    for (const language of languages) {
      await speak(page, language);
      await settled(page);
      await expect.poll(() => rawKeys(page)).toEqual([]);
    }
  },
);

it.each(languages)("%s: the page starts in it", async (language) => {
  const page = await person({}, { language });
  await page.goto(address);
  await page.waitForSelector("article");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language);
  await expect.poll(() => rawKeys(page)).toEqual([]);
  await openMenu(page);
  await page.locator(".sheet nav a[href='/']", { hasText: homeText(language) }).waitFor();
});

it("a rulebook is in the reader's language and begins at the section that was asked for", async () => {
  const page = await person({}, { language: "de" });
  await page.goto(`${address}/#open/metro`);
  const [book] = await Promise.all([
    page.context().waitForEvent("page"),
    page.locator("a[href='/#rules/metro/station-numbers']").click(),
  ]);
  await book.waitForSelector("figure svg");
  await expect.poll(() => book.locator("main h1").innerText()).toBe("Die Regeln von Metro");
  await expect.poll(() => book.evaluate(() => document.activeElement?.id)).toBe("rule-station-numbers");
  await book.getByRole("navigation", { name: "Inhalt" }).getByRole("link", { name: "Wertung" }).click();
  await book.waitForFunction(() => document.activeElement?.id === "rule-scoring");
  const top = await book.locator("#rule-scoring").evaluate((heading) => heading.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(100);
});
