// Small things that make a table pleasant: each was missed by somebody who played.
import { expect, it } from "vitest";

import { tap } from "./hands";
import { address, BOT, HUMAN, layOne, myTurn, openTable, person, PHONE, tilesLeft } from "./people";
import { playedTable } from "./wire";

const DUEL = { game: "metro", seats: [HUMAN, BOT], random_first: false };

it("a hint closes the menu, chooses a placement and says what it does", async () => {
  const page = await person();
  await openTable(page, DUEL);
  await myTurn(page);
  await page.locator(".menu .open").click();
  await page.getByRole("button", { name: /for advice/ }).click();
  await page.waitForSelector(".sheet", { state: "detached" });
  await page.locator(".toast", { hasText: /suggests: / }).waitFor({ timeout: 60_000 });
  await page.waitForSelector(".confirm:enabled");
});

it("a refusal goes away when a legal choice follows", async () => {
  const page = await person();
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    // By itself it goes away after seven seconds: not here.
    window.setTimeout = ((deed: () => void, time = 0) => later(deed, time >= 7000 ? 1e9 : time)) as typeof setTimeout;
  });
  await openTable(page, DUEL);
  await myTurn(page);
  await page.locator('[data-cell="C3"]').click();
  await page.waitForSelector(".toast");
  await page.locator("[data-cell].can").first().click();
  await page.waitForSelector(".toast", { state: "detached" });
});

it("Confirm says that it waits while there is no connection", async () => {
  const page = await person();
  let dead = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => (dead ? undefined : server.send(message)));
    server.onMessage((message) => (dead ? undefined : socket.send(message)));
  });
  await openTable(page, DUEL);
  await myTurn(page);
  dead = true;
  await page.context().setOffline(true);
  await page.waitForSelector(".banner");
  await layOne(page);
  await page.locator(".confirm[aria-busy=true]", { hasText: "Waiting for the connection" }).waitFor();
  dead = false;
  await page.context().setOffline(false);
  await page.waitForSelector(".confirm[aria-busy=true]", { state: "detached", timeout: 60_000 });
});

it("nobody is offered to mute themselves, or to see only their lines where they have none", async () => {
  const page = await person();
  await openTable(page, DUEL);
  await myTurn(page);
  await page.getByRole("button", { name: "Only my lines" }).waitFor();
  await page.getByRole("button", { name: /^Chat/ }).click();
  await page.getByPlaceholder("Say something").fill("Bonjour !");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".chat >> text=Bonjour !");
  await expect.poll(() => page.getByRole("button", { name: "Mute" }).count()).toBe(0);
  await openTable(page, { ...DUEL, options: { modules: ["companies"] } });
  await myTurn(page);
  await expect.poll(() => page.getByRole("button", { name: "Only my lines" }).count()).toBe(0);
});

it("the board fades only behind lines that stand out", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT, BOT], random_first: false });
  await myTurn(page);
  const bare = page.locator('[data-cell].can[aria-label*="touches no line"]');
  while (!(await bare.count())) {
    const before = await tilesLeft(page);
    await layOne(page);
    await page.waitForFunction(
      (count) => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) < count,
      before,
    );
    expect(await myTurn(page)).toBe(true); // sooner or later a cell is away from all lines
  }
  await bare.first().click();
  await page.waitForSelector(".ghost");
  await expect.poll(() => page.locator(".rails.behind").count()).toBe(0);
  await page.locator('[data-cell].can[aria-label*="touches 1 line"]').first().click();
  await page.waitForSelector(".rails.behind");
});

it("after the end the seed is shown whole, with a button that copies it", async () => {
  const page = await person({ permissions: ["clipboard-read", "clipboard-write"] });
  await openTable(page, DUEL);
  await myTurn(page);
  await page.locator(".menu .open").click();
  await page.getByRole("button", { name: /^Propose to end/ }).click(); // the bot agrees
  await page.waitForSelector(".result");
  await page.locator(".menu .open").click();
  const seed = (await page.locator(".sheet code").textContent()) ?? "";
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(seed);
});

it("on a phone it says which colour is mine, speaks of tapping, and keeps drawing within reach", async () => {
  const page = await person(PHONE);
  await openTable(page, { game: "metro", seats: [HUMAN, BOT, BOT, BOT], random_first: false });
  await myTurn(page);
  await expect.poll(() => page.locator(".seat", { has: page.getByText("You", { exact: true }) }).count()).toBe(1);
  await expect.poll(() => page.locator(".seat .you").isVisible()).toBe(true);
  await expect.poll(() => page.locator(".effect").textContent()).toContain("tap a cell");
  await tap(page.locator("[data-cell].can").first());
  await expect.poll(() => page.getByRole("button", { name: "Draw instead" }).isVisible()).toBe(true);
  const right = (selector: string): Promise<number[]> =>
    page.locator(selector).evaluateAll((all) => all.map((one) => Math.ceil(one.getBoundingClientRect().right)));
  expect(Math.max(...(await right(".dock button, .seat, .seat .score")))).toBeLessThanOrEqual(360);
  const [you, score] = [await right(".seat .you"), await page.locator(".seat:has(.you) .score").boundingBox()];
  expect(you[0]).toBeLessThanOrEqual(score!.x);
});

it("numbers are written as the reader's language writes them", async () => {
  const page = await person({}, { language: "de" });
  await playedTable(page, DUEL);
  const me = await page.evaluate(async () => ((await (await fetch("/api/me")).json()) as { id: string }).id);
  await page.goto(`${address}/p/${me}`);
  await expect.poll(() => page.locator("tbody td").nth(3).textContent()).toMatch(/^\d+,\d$/);
});

it.each([/look-ahead/, /metro\.wasm/])(
  "rules that could not be fetched are fetched with the next move: %s",
  async (file) => {
    const page = await person(); // an error on the page would fail the test
    let asked = 0;
    await page.route(file, (route) => (asked++ ? route.continue() : route.abort()));
    await openTable(page, DUEL);
    await myTurn(page);
    await expect.poll(() => asked).toBe(1);
    await layOne(page);
    await expect.poll(() => asked).toBe(2);
  },
);
