// First visits to every kind of page: nothing fails, and nothing is complained of in the console.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, HUMAN, myTurn, openTable, person, PHONE } from "./people";

/** Everything that went wrong on a page since it was opened. */
function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) found.push(`${message.type()}: ${message.text()}`);
  });
  page.on("requestfailed", (request) => found.push(`failed: ${request.url()}`));
  page.on("response", (response) => {
    if (response.status() >= 400) found.push(`${response.status()}: ${response.url()}`);
  });
  return found;
}

/** A table of somebody else that all may watch; ended at once if so wished. */
async function tableOf(game: string, ended: boolean): Promise<string> {
  const host = await person();
  const { id } = await openTable(host, { game, seats: [HUMAN, BOT], random_first: false, public: true });
  if (!ended) return id;
  await myTurn(host);
  await host.locator(".menu .open").click();
  await host.locator(".sheet button[aria-pressed]").first().click();
  await host.waitForSelector(".result");
  return id;
}

/** What is there when a page is done, and its address. */
const PAGES: [string, string, (game: string) => Promise<string>][] = [
  ["home", "article", async () => "/"],
  ["open a table", "form", async (game) => `/#open/${game}`],
  ["rulebook", "figure svg", async (game) => `/#rules/${game}`],
  ["table", ".frame [role=group]", async (game) => `/t/${await tableOf(game, false)}`],
  ["finished table", ".result", async (game) => `/t/${await tableOf(game, true)}`],
  ["replay", ".slider", async (game) => `/t/${await tableOf(game, true)}/replay`],
];
const SETTLED = 6000; // a browser complains of what was sent for in vain after five seconds

for (const game of ["metro", "metromania"]) {
  it.each(PAGES)(`%s, ${game}`, async (_, done, where) => {
    const path = await where(game);
    const page = await person(PHONE);
    const found = troubles(page);
    await page.goto(address + path);
    await page.waitForSelector(done, { state: "attached" });
    await page.waitForTimeout(SETTLED);
    expect(found).toEqual([]);
  });
}

it("playing at once, from the first visit on", async () => {
  const page = await person();
  const found = troubles(page);
  await page.goto(address);
  await page.getByRole("button", { name: "Play Metro", exact: true }).click();
  await myTurn(page);
  await page.waitForTimeout(SETTLED);
  expect(found).toEqual([]);
});
