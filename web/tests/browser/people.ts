// People at their browsers: opening pages and tables, playing moves the way hands do.
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";

import type { NewTable, TableFacts } from "../../src/net/messages";

const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
export const address = inject("address");
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: FLAGS });
});
afterAll(() => browser.close());

/** A new browser profile: another person. Errors on the page fail the test that made it. */
export async function person(options: BrowserContextOptions = {}, settings: Record<string, unknown> = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: "en-GB", ...options });
  await context.addInitScript((kept) => {
    if (!localStorage.getItem("guimard-settings")) localStorage.setItem("guimard-settings", kept);
  }, JSON.stringify({ speed: 0, language: "en", ...settings }));
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** Opens a table over HTTP in the page's name, and goes there. */
export async function openTable(page: Page, table: NewTable): Promise<TableFacts> {
  if (!page.url().startsWith(address)) await page.goto(address);
  const opened = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    if (!(await fetch("/api/me")).ok) await fetch("/api/me", { method: "POST", headers, body: JSON.stringify({ name: "Clémence" }) });
    return (await fetch("/api/tables", { method: "POST", headers, body: JSON.stringify(body) })).json();
  }, table);
  if (!opened.table) throw new Error(JSON.stringify(opened));
  await page.goto(`${address}/t/${opened.table.id}`);
  return opened.table as TableFacts;
}

export const over = (page: Page): Promise<boolean> => page.locator(".result").isVisible();

/** Waits until it is this page's turn or the game is over; tells whether it is the turn. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForSelector(".pill.mine, .result", { timeout: 60_000, state: "attached" });
  return !(await over(page));
}

/** Plays a whole game; `move` makes one move when it is the turn. */
export async function playOut(page: Page, move: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < 400; n++) {
    if (!(await myTurn(page))) return;
    const before = await page.locator(".log li:not(.muted)").count();
    await move(n);
    await page.waitForFunction(
      ([count]) => document.querySelector(".result") || document.querySelectorAll(".log li:not(.muted)").length !== count || !document.querySelector(".pill.mine"),
      [before],
      { timeout: 30_000 },
    );
  }
  throw new Error("The game does not end.");
}
