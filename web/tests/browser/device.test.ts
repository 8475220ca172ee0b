// Tables on the device where a server is there: several people at one screen, hints, going on online.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import {
  address,
  digTurn,
  keptGames,
  layAndWait,
  layOne,
  myTurn,
  person,
  playMetro,
  settled,
  tilesLeft,
} from "./people";

it.each([
  ["metro", 1, layOne],
  ["metromania", 4, (page: Page) => digTurn(page, 0, (target) => target.click())], // three tunnels, and the confirmation
] as const)("several people at one screen play %s on the device, one behind the other", async (game, actions, move) => {
  const page = await person();
  await page.goto(`${address}/#open/${game}/hot`);
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/#play\//);
  await page.getByRole("button", { name: /^I am/ }).click();
  await move(page);
  await page.getByRole("button", { name: /^I am/ }).waitFor();
  await settled(page);
  expect((await keptGames(page))[0]?.actions).toHaveLength(actions);
});

it("a game begun on the device goes on at a table of the server, which has checked it", async () => {
  const page = await person();
  await page.goto(address);
  await playMetro(page);
  await myTurn(page);
  await layAndWait(page);
  const left = await tilesLeft(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Go on online" }).click();
  await page.waitForURL(/\/t\//);
  await myTurn(page);
  await expect.poll(() => tilesLeft(page)).toBe(left);
  await expect.poll(() => keptGames(page)).toEqual([]);
});

it("a game that goes on at the server while bots think takes all their moves with it", async () => {
  const page = await person();
  let think = (): void => {};
  const thinking = new Promise<void>((go) => (think = go));
  await page.route("**/wasm/metro-levels.json", (route) => thinking.then(() => route.continue()));
  let [sent, kept] = [[] as string[], [] as string[]];
  await page.route("**/api/records/continue", async (route) => {
    sent = (route.request().postDataJSON() as { record: string }).record
      .split("\n")
      .filter((line) => /^(lay|draw)/.test(line));
    kept = (await keptGames(page))[0]?.actions ?? [];
    await route.continue();
  });
  await page.goto(address);
  await playMetro(page);
  await myTurn(page);
  const begun = page.waitForRequest("**/wasm/metro-levels.json");
  await layOne(page);
  await begun; // the first bot is to move, and cannot yet
  await page.getByRole("button", { name: "Menu" }).click();
  const known = page.waitForResponse(/api\/me$/);
  await page.getByRole("button", { name: "Go on online" }).click();
  await known;
  think();
  await page.waitForURL(/\/t\//);
  expect(sent).toHaveLength(2); // mine, and that of the bot which was thinking
  expect(sent).toEqual(kept);
  await myTurn(page);
  await expect.poll(() => keptGames(page)).toEqual([]);
});

it("an expert gives a hint on the device", async () => {
  const page = await person();
  await page.goto(address);
  await playMetro(page);
  await myTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Ask/ }).click();
  await page.waitForSelector(".confirm:not([disabled])");
});
