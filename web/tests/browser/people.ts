// People at their browsers: opening pages and tables, playing moves the way hands do.
import { chromium, type Browser, type BrowserContextOptions, type Locator, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

import type { NewTable, TableFacts } from "../../src/net/messages";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** The server of this worker: workers are numbered from 1. */
export const address = inject("addresses")[Number(process.env["VITEST_POOL_ID"]) - 1] ?? "";
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: FLAGS });
});
afterAll(() => browser.close());

/** A new browser profile: another person. Errors on the page fail the test that made it. */
export async function person(
  options: BrowserContextOptions = {},
  settings: Record<string, unknown> = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", ...options });
  await context.addInitScript(
    (kept) => {
      if (!localStorage.getItem("guimard-settings")) localStorage.setItem("guimard-settings", kept);
    },
    JSON.stringify({ speed: 0, language: "en", ...settings }),
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

export const HUMAN = { kind: "human" as const };
export const BOT = { kind: "bot" as const, level: "random" };
export const OPEN = { kind: "open" as const };
export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Opens a table over HTTP in the page's name, and goes there. */
export async function openTable(page: Page, table: NewTable, server = address): Promise<TableFacts> {
  if (!page.url().startsWith(server)) await page.goto(server);
  const opened = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    if ((await fetch("/api/me")).status === 204)
      await fetch("/api/me", { method: "POST", headers, body: JSON.stringify({ name: "Clémence" }) });
    return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json();
  }, table);
  if (!opened.table) throw new Error(JSON.stringify(opened));
  await page.goto(`${server}/t/${opened.table.id}`);
  return opened.table as TableFacts;
}

export const over = (page: Page): Promise<boolean> => page.locator(".result").isVisible();

/** Waits until it is this page's turn or the game is over; tells whether it is the turn. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForSelector(".pill.mine, .result", { timeout: 60_000, state: "attached" });
  return !(await over(page));
}

/** Lays a tile of Metro on the first cell where it may go. */
export async function layOne(page: Page): Promise<void> {
  await page.locator("[data-cell].can").first().click();
  await page.locator(".confirm").click();
}

/** How many tiles are left to lay. */
export async function tilesLeft(page: Page): Promise<number> {
  return Number.parseInt((await page.locator(".progress").textContent()) ?? "", 10);
}

/** Plays a whole turn of Metromania; `press` is how this person presses things. */
export async function digTurn(page: Page, n: number, press: (target: Locator) => Promise<void>): Promise<void> {
  for (let step = 0; step < 8; step++) {
    const targets = page.locator("[data-step]");
    const count = await targets.count();
    const confirm = page.locator(".dock .primary");
    if (!count) return press((await confirm.isEnabled()) ? confirm : page.getByRole("button", { name: "Pass" }));
    const steps = await page.locator(".steps .done").count();
    await targets.nth((5 * n + 3 * step) % count).dispatchEvent("click");
    await press(confirm);
    await page
      .waitForFunction(
        (done) =>
          document.querySelectorAll(".steps .done").length !== done ||
          !document.querySelector("[data-step]") ||
          !document.querySelector(".pill.mine"),
        steps,
        { timeout: 3000 },
      )
      .catch(() => {}); // a station was built instead of a tunnel
    if (!(await page.locator(".pill.mine").count()) || (await over(page))) return;
  }
}

/** Plays a whole game; `move` makes one move when it is the turn. */
export async function playOut(page: Page, move: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < 400; n++) {
    if (!(await myTurn(page))) return;
    const before = await page.locator(".log li:not(.muted)").count();
    await move(n);
    await page.waitForFunction(
      ([count]) =>
        document.querySelector(".result") ||
        document.querySelectorAll(".log li:not(.muted)").length !== count ||
        !document.querySelector(".pill.mine"),
      [before],
      { timeout: 30_000 },
    );
  }
  throw new Error("The game does not end.");
}
