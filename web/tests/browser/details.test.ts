// Small things on pages and boards, each seen once to be wrong.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";

import type { TableList } from "../../src/net/messages";
import { tap } from "./hands";
import { address, BOT, continueGame, HUMAN, myTurn, newTable, OPEN, openTable, person, PHONE } from "./people";
import { golden } from "./static-site";
import { playedTable } from "./wire";

const DUEL = { game: "metro", seats: [HUMAN, BOT], random_first: false };

it("tables whose seats are all kept for somebody are not among those with open seats", async () => {
  const [host, stranger] = [await person(), await person()];
  const table = await newTable(host, { game: "metro", seats: [HUMAN, OPEN], public: true });
  const row = stranger.locator(`main a[href="/t/${table.id}"]`);
  await stranger.goto(address);
  await row.waitFor();
  for (const page of [host, stranger])
    await page.route(/api\/tables\?which=/, async (route) => {
      const answer = await route.fetch();
      const list = (await answer.json()) as TableList;
      for (const seat of list.tables.flatMap(({ seats }) => seats)) if (seat.kind === "open") seat.kind = "invited";
      await route.fulfill({ response: answer, json: list });
    });
  await stranger.reload();
  await stranger.getByText("Nobody is waiting at the moment.").waitFor();
  await expect.poll(() => row.count()).toBe(0);
  await host.reload();
  await host.locator(".row.running", { hasText: "Waiting for one more player." }).waitFor();
  await expect.poll(() => host.getByText("0 open seats").count()).toBe(0);
});

it.each(["/nowhere", "/nowhere/at/all", "/rules.html"])(
  "an address that does not exist, %s, shows the page",
  async (path) => {
    const page = await person();
    const answer = await page.goto(address + path);
    expect(answer?.headers()["content-type"]).toContain("text/html");
    await page.waitForSelector("article");
  },
);

it("with forced colours nothing fades behind what stands out", async () => {
  const opacity = async (forcedColors: "active" | "none"): Promise<string[]> => {
    const page = await person({ forcedColors });
    await openTable(page, DUEL);
    await myTurn(page);
    await page.locator('[data-cell].can[aria-label*="touches 1 line"]').first().click();
    await page.waitForSelector(".rails.behind");
    return page.locator(".rails, .stations").evaluateAll((all) => all.map((one) => getComputedStyle(one).opacity));
  };
  await expect.poll(() => opacity("none")).toContain("0.38");
  expect(new Set(await opacity("active"))).toEqual(new Set(["1"]));
});

it("the first Tab offers to skip to the content, and Enter leads there", async () => {
  const page = await person();
  const skip = async (): Promise<void> => {
    await page.keyboard.press("Tab");
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toContain("skip");
    await page.keyboard.press("Enter");
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  };
  await page.goto(address);
  await page.waitForSelector("article");
  await skip();
  await openTable(page, DUEL);
  await myTurn(page);
  await skip();
});

const says = (page: Page): Promise<string> => page.locator("main").innerText();

it.each([
  ["a desk", {}],
  ["a phone", PHONE],
])("Metromania on %s: minus six beside a trip is explained", async (_, device) => {
  const page = await person(device);
  await continueGame(page, golden("metromania-01"), 33); // one destination of a trip is placed, the other is not
  if (device === PHONE) await tap(page.getByRole("button", { name: "All trips" }));
  await page.locator(".pay", { hasText: "−6" }).first().waitFor();
  await page.getByText("−6: the trip is impossible because of this player").waitFor();
});

it("after the end of Metromania trips no longer stand as they do, and nothing is said to come", async () => {
  const page = await person();
  const id = await playedTable(page, { game: "metromania", seats: [HUMAN, BOT], random_first: false });
  for (const path of [`/t/${id}`, `/t/${id}/replay#999`]) {
    await page.goto(address + path);
    await page.waitForSelector(".result");
    for (const summary of await page.locator("main summary").all()) await summary.click();
    await expect.poll(() => says(page)).not.toMatch(/as they stand|not placed yet/);
  }
});

const advice = async (page: Page): Promise<Locator> => {
  await page.locator(".menu .open").click();
  await page.getByRole("button", { name: /for advice/ }).click();
  const said = page.locator(".toast", { hasText: "suggests" });
  await said.waitFor({ timeout: 60_000 });
  return said;
};
/** The notation of a tile, which is for records. */
const CODE = /\b[abcd]{4}\b/;

/** A table where the bot's advice is the first legal action of a kind: what a bot thinks is its own affair. */
async function advisedTo(kind: "lay" | "draw"): Promise<Page> {
  const page = await person();
  const { id } = await newTable(page, DUEL);
  await page.routeWebSocket(/\/ws$/, (socket) => {
    let action = "";
    socket.connectToServer().onMessage((message) => {
      action ||= new RegExp(`"text":"(${kind}[^"]*)"`).exec(String(message))?.[1] ?? "";
      socket.send(String(message).replace(/("type":"suggested".*"action":)"[^"]*"/, `$1"${action}"`));
    });
  });
  await page.goto(`${address}/t/${id}`);
  await myTurn(page);
  return page;
}

it("a hint says what the move brings, with the tile as a picture, and no list shows its notation", async () => {
  const page = await advisedTo("lay");
  const said = await advice(page);
  await expect.poll(() => said.textContent()).toMatch(/lay the tile at [A-H][1-8]: touches/);
  await expect.poll(() => said.textContent()).not.toMatch(CODE);
  await expect.poll(() => said.locator("svg").count()).toBe(1);
  await page.locator(".words summary").click();
  const may = page.locator(".may button");
  await expect.poll(() => may.locator("svg").count()).toBe(await page.locator("[data-cell].can").count());
  await expect.poll(() => page.locator(".words").innerText()).not.toMatch(CODE);
});

it("a hint to draw says why", async () => {
  const page = await advisedTo("draw");
  expect(await (await advice(page)).textContent()).toMatch(/Draw a tile.*(new one may|new tile)/);
});

it("a hint in Metromania says what to dig, with a picture of the tunnel", async () => {
  const page = await person();
  await openTable(page, { ...DUEL, game: "metromania" });
  await myTurn(page);
  const said = await advice(page);
  await expect.poll(() => said.textContent()).toMatch(/[A-Z][12] starts to the .*tunnels/);
  await expect.poll(() => said.locator("svg").count()).toBe(1);
});
