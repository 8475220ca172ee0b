// First visits to every kind of page: nothing fails, and nothing is complained of in the console.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, HUMAN, myTurn, newTable, person, PHONE } from "./people";
import { playedTable } from "./wire";

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

/** A table of somebody else that all may watch. */
async function runningTable(game: string): Promise<string> {
  const host = await person();
  return (await newTable(host, { game, seats: [HUMAN, BOT], random_first: false, public: true })).id;
}

/** One that all may watch and that is over. */
async function endedTable(game: string): Promise<string> {
  return playedTable(await person(), { game, seats: [HUMAN, BOT], random_first: false, public: true });
}

/** What is there when a page is done, and its address. */
const PAGES: [string, string, (game: string) => Promise<string>][] = [
  ["home", "article", async () => "/"],
  ["open a table", "form", async (game) => `/#open/${game}`],
  ["rulebook", "figure svg", async (game) => `/#rules/${game}`],
  ["table", ".frame [role=group]", async (game) => `/t/${await runningTable(game)}`],
  ["finished table", ".result", async (game) => `/t/${await endedTable(game)}`],
  ["replay", ".slider", async (game) => `/t/${await endedTable(game)}/replay`],
];
const SETTLED = 6000; // a browser complains of what was sent for in vain after five seconds

it.each(["metro", "metromania"])("every kind of page, %s", async (game) => {
  /** What each page that was visited has complained of. */
  const visits: Record<string, string[]> = {};
  for (const [name, done, where] of PAGES) {
    const path = await where(game);
    const page = await person(PHONE);
    visits[name] = troubles(page);
    await page.goto(address + path);
    await page.waitForSelector(done, { state: "attached" });
  }
  const page = await person();
  visits["playing at once"] = troubles(page);
  await page.goto(address);
  await page.getByRole("button", { name: game === "metro" ? "Play Metro" : "Play Metromania", exact: true }).click();
  await myTurn(page);
  await page.waitForTimeout(SETTLED);
  expect(visits).toEqual(Object.fromEntries(Object.keys(visits).map((name) => [name, []])));
});
