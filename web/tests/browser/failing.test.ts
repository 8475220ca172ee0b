// Rules that fail on the device: a message and the record to copy, never a frozen page.
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { broken, type Fault } from "./broken-module";
import { HANDS } from "./hands";
import { FIREFOX, keptGames, layAndWait, layOne, myTurn, person, playMetro, playOut, tilesLeft } from "./people";
import { FOLDER, golden, guimard, serveFolder, site, SITE, type Host } from "./static-site";

declare global {
  interface Window {
    workers: Worker[];
  }
}

const RECORD = /^guimard record 1\ngame: metro\n[^]*\ndigest: \w{64}\n$/;

/** How many actions the record has that is shown to copy. */
async function actionsToCopy(page: Page): Promise<number> {
  await page.getByRole("button", { name: "Copy the record" }).waitFor();
  const text = (await page.locator("pre").textContent()) ?? "";
  expect(text).toMatch(RECORD);
  return Number(/^actions: (\d+)$/m.exec(text)?.[1]);
}

const keptActions = async (page: Page): Promise<number> => (await keptGames(page))[0]?.actions.length ?? -1;

/** Opens the game again from the page that shows the record. */
async function openAgain(page: Page): Promise<void> {
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Open the game again" }).click()]);
  await myTurn(page);
}

interface BrokenHost extends Host {
  break(): void;
  mend(): void;
}

/** A site with a module that can be broken and mended. */
async function siteWith(module: string, change: (bytes: Uint8Array) => Uint8Array | string): Promise<BrokenHost> {
  const folder = mkdtempSync(join(FOLDER, "broken-"));
  cpSync(SITE, folder, { recursive: true });
  const [from, to] = [SITE, folder].map((site) => join(site, "wasm", `${module}.wasm`)) as [string, string];
  return Object.assign(await serveFolder(folder), {
    break: () => writeFileSync(to, change(readFileSync(from))),
    mend: () => cpSync(from, to),
  });
}

/** A site in which a function of a module is broken. */
async function brokenSite(module: string, name: string, fault: Fault): Promise<BrokenHost> {
  const host = await siteWith(module, (bytes) => broken(bytes, name, fault));
  host.break();
  return host;
}

/** Keeps the page's workers where a test finds them, and gives it a clock that can be put forward. */
async function watchedPerson(): Promise<Page> {
  const page = await person();
  await page.clock.install();
  await page.addInitScript(() => {
    window.workers = [];
    window.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        window.workers.push(this);
      }
    };
  });
  return page;
}

/** The browser ends the workers, as it does when memory is short: the page is told nothing. */
const killWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => window.workers.forEach((worker) => worker.terminate()));

/** Lets time pass until the page notices. */
async function untilFailed(page: Page): Promise<void> {
  const failed = page.getByRole("button", { name: "Open the game again" });
  await expect
    .poll(async () => {
      await page.clock.fastForward(5000);
      return failed.count();
    })
    .toBe(1);
}

it("bots that cannot be loaded leave the record to copy, and the game opens again", async () => {
  const page = await person();
  await page.goto(site.address);
  await page.route("**/wasm/metro-levels.json", (route) => route.fulfill({ status: 200, body: "no JSON" }));
  await playMetro(page);
  await myTurn(page);
  await layOne(page);
  await expect.poll(() => actionsToCopy(page)).toBe(1);
  await page.unroute("**/wasm/metro-levels.json");
  await openAgain(page);
  await expect.poll(() => tilesLeft(page)).toBeLessThan(60);
});

it("rules that trap leave the record of what was played before", async () => {
  const host = await brokenSite("metro", "play", "traps");
  const page = await person();
  await page.goto(host.address);
  await playMetro(page);
  await myTurn(page);
  await layOne(page);
  await expect.poll(() => actionsToCopy(page)).toBe(0); // the move that failed was not played
  host.mend();
  await openAgain(page);
  await layAndWait(page);
  host.close();
});

/** Plays a move, opens the game again without its rules, copies the record, and goes on once the rules are there. */
async function playWithoutRules(host: BrokenHost, says: RegExp): Promise<void> {
  const page = await person();
  await page.goto(host.address);
  await playMetro(page);
  await myTurn(page);
  await layAndWait(page);
  const left = await tilesLeft(page);
  host.break();
  await page.reload();
  await page.getByRole("heading", { name: says }).waitFor();
  await expect.poll(() => actionsToCopy(page)).toBe(await keptActions(page));
  const record = join(FOLDER, "without-rules.guimard");
  writeFileSync(record, (await page.locator("pre").textContent()) ?? "");
  expect(guimard("replay", record)).toMatch(/actions replayed/);
  host.mend();
  await openAgain(page);
  await expect.poll(() => tilesLeft(page)).toBe(left);
  host.close();
}

it("rules that cannot be used leave the record of the kept game", async () => {
  await playWithoutRules(await siteWith("metro", () => "no module"), /went wrong/);
});

it("rules that cannot be fetched leave the record of the kept game", async () => {
  const host = await siteWith("metro", (bytes) => bytes);
  host.break = () => host.refuse("metro.wasm");
  await playWithoutRules(Object.assign(host, { mend: () => host.refuse(null) }), /cannot be reached/);
});

it("a game begun with other rules leaves its record", async () => {
  const page = await person();
  await page.goto(site.address);
  await playMetro(page);
  await myTurn(page);
  await page.route("**/data/games.json", async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('"rules_version":1', '"rules_version":2');
    await route.fulfill({ response: answer, body: text });
  });
  await page.reload();
  await page.getByRole("heading", { name: /begun with other rules/ }).waitFor();
  await expect.poll(() => actionsToCopy(page)).toBe(await keptActions(page));
});

it("rules that fail in a lesson say so, and the lesson goes on", async () => {
  const host = await brokenSite("metro", "play", "traps");
  const page = await person();
  await page.goto(`${host.address}#learn/metro`);
  await page.getByRole("link", { name: /Twice in the centre/ }).click();
  await page.locator(".lesson .turn").waitFor();
  host.mend();
  await HANDS["metro"]!.mouse(page, "lay dbcd D8");
  await page.getByText(/Something went wrong/).waitFor();
  await HANDS["metro"]!.mouse(page, "lay dbcd D8");
  await page.locator(".verdict.right").waitFor();
  host.close();
});

it.skipIf(FIREFOX)("the record is copied from pages that are not secure, too", async () => {
  const page = await person();
  await page.addInitScript(() => {
    Object.defineProperty(window, "isSecureContext", { value: false });
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.route("**/wasm/metro-levels.json", (route) => route.fulfill({ status: 200, body: "no JSON" }));
  await page.goto(site.address);
  await playMetro(page);
  await myTurn(page);
  await layOne(page);
  await page.getByRole("button", { name: "Copy the record" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  await page.evaluate(() => {
    document.body.append(document.createElement("textarea"));
    document.querySelector("textarea")?.focus();
  });
  await page.keyboard.press("Control+V");
  expect(await page.locator("textarea").inputValue()).toMatch(RECORD);
});

it("a bot that never stops thinking is noticed, though the page has asked nothing", async () => {
  const host = await brokenSite("metro-bots", "advance", "never returns");
  const page = await watchedPerson();
  await page.goto(host.address);
  await playMetro(page);
  await myTurn(page);
  await layOne(page);
  await page.locator(".pill:not(.mine)").waitFor();
  await untilFailed(page);
  await expect.poll(() => actionsToCopy(page)).toBe(1);
  host.mend();
  await openAgain(page);
  host.close();
});

it("a worker that the browser kills is noticed at the table and in the replay, and the game goes on", async () => {
  const page = await watchedPerson();
  await page.goto(site.address);
  await page.getByRole("radio", { name: "1", exact: true }).first().check({ force: true });
  await playMetro(page);
  await myTurn(page);
  await layAndWait(page);
  const left = await tilesLeft(page);
  await killWorkers(page);
  await layOne(page); // is never answered
  await untilFailed(page);
  await expect.poll(() => actionsToCopy(page)).toBe(await keptActions(page));
  await openAgain(page);
  await expect.poll(() => tilesLeft(page)).toBe(left);
  await playOut(page, () => layOne(page));
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.getByRole("slider").waitFor();
  await killWorkers(page);
  await untilFailed(page);
  await expect.poll(() => actionsToCopy(page)).toBe(await keptActions(page));
});

it("a worker that the browser kills is noticed in the replay of a dropped record", async () => {
  const page = await watchedPerson();
  await page.goto(`${site.address}#replay`);
  await page.setInputFiles("input[type=file]", golden("metro-01"));
  await page.getByRole("slider").waitFor();
  await killWorkers(page);
  await untilFailed(page);
  expect(await actionsToCopy(page)).toBeGreaterThan(20);
});
