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

/** One that all may watch and that is over: those of a game look at the same. */
const ended: Record<string, Promise<string>> = {};
const endedTable = (game: string): Promise<string> =>
  (ended[game] ??= person().then((host) =>
    playedTable(host, { game, seats: [HUMAN, BOT], random_first: false, public: true }),
  ));

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
/** What each page that was visited has complained of. The last test waits for all of them together. */
const visits: Record<string, string[]> = {};
let last: Page;

for (const game of ["metro", "metromania"]) {
  it.each(PAGES)(`%s, ${game}`, async (name, done, where) => {
    const path = await where(game);
    last = await person(PHONE);
    const found = (visits[`${name}, ${game}`] = troubles(last));
    await last.goto(address + path);
    await last.waitForSelector(done, { state: "attached" });
    expect(found).toEqual([]);
  });
}

it("playing at once, from the first visit on", async () => {
  last = await person();
  const found = (visits["playing at once"] = troubles(last));
  await last.goto(address);
  await last.getByRole("button", { name: "Play Metro", exact: true }).click();
  await myTurn(last);
  expect(found).toEqual([]);
});

it("and none of them complains later", async () => {
  await last.waitForTimeout(SETTLED);
  const names = Object.keys(visits);
  expect(names).toHaveLength(2 * PAGES.length + 1);
  expect(visits).toEqual(Object.fromEntries(names.map((name) => [name, []])));
});
