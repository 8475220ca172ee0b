// Playing on the device: the folder of static files below a path, no network, closed tabs, records, new versions.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";

import { HANDS, mainButton } from "./hands";
import { address, digTurn, keptGames, layAndWait, layOne, myTurn, person, playOut, settled, tilesLeft } from "./people";

const ROOT = new URL("../../../", import.meta.url).pathname;
const FOLDER = mkdtempSync(join(tmpdir(), "guimard-site-"));
const SITE = join(FOLDER, "site");
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};
let host: Server;
let site = "";
/** What was asked for and is not there. */
const missing: string[] = [];

function guimard(...words: string[]): string {
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
  return execFileSync(process.env["PYTHON"] ?? "python3", ["-m", "guimard", ...words], { cwd: ROOT, env }).toString();
}

/** A plain file server: no fallback, no rewriting, everything below a path. */
function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = "" }, response) => {
    const path = new URL(url, "http://host").pathname;
    const file = join(folder, path.replace("/games/guimard/", "") || "index.html");
    if (!path.startsWith("/games/guimard/") || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      missing.push(path);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  });
  return new Promise((ready) => server.listen(0, "127.0.0.1", () => ready(server)));
}

beforeAll(async () => {
  guimard("site", SITE);
  host = await serve(SITE);
  site = `http://127.0.0.1:${(host.address() as AddressInfo).port}/games/guimard/`;
});
afterAll(() => {
  host.closeAllConnections();
  host.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

const play = (page: Page) => page.getByRole("button", { name: "Play Metro", exact: true }).click();

/** Waits until the service worker has stored everything. */
const stored = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

/** Saves the record of the game that is shown as a file. */
async function savedRecord(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save the record" }).first().click(),
  ]);
  const path = join(FOLDER, download.suggestedFilename());
  await download.saveAs(path);
  return path;
}

it("a folder of static files below a path plays a whole game, and asks for nothing that is not there", async () => {
  const page = await person();
  await page.goto(site);
  await page.getByRole("radio", { name: "1", exact: true }).first().check({ force: true });
  await play(page);
  await playOut(page, () => layOne(page));
  await expect.poll(() => page.locator(".progress").textContent()).toContain("0 tiles");
  const path = await savedRecord(page);
  expect(guimard("replay", path)).toMatch(/actions replayed, finished/);
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.waitForURL(/#play\/here-\w+\/replay\/0$/);
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  await page.waitForSelector(".result");
  await page.goto(`${site}#replay`);
  await page.setInputFiles("input[type=file]", path);
  await page.getByRole("slider").waitFor();
  expect(missing).toEqual([]);
});

it("Metromania is played there, too: steps taken back, trips, reasons, a hint, a whole game and its record", async () => {
  const page = await person();
  const dug = (): Promise<number> => page.locator(".steps .done").count();
  await page.goto(site);
  const card = page.locator("article", { has: page.getByRole("heading", { name: "Metromania" }) });
  await card.getByRole("button", { name: "Options" }).click();
  await card.getByRole("radio", { name: "1", exact: true }).check({ force: true });
  await card.getByRole("radio", { name: "Easy" }).check({ force: true });
  await card.getByRole("button", { name: "Play Metromania" }).click();
  await myTurn(page);
  const before = (await keptGames(page))[0]?.actions ?? [];
  await page.locator("[data-step]").first().dispatchEvent("click");
  await page.getByText("after these steps").waitFor();
  expect((await keptGames(page))[0]?.actions).toHaveLength(before.length + 1);
  await page.locator("[data-step] .ring").last().hover({ force: true });
  await page.getByText("after this step").waitFor();
  await page.mouse.move(2, 600);
  await page.locator("[data-forbidden]").first().focus();
  await page.keyboard.press("Enter");
  await page.locator(".toast").waitFor();
  await expect.poll(() => dug()).toBe(1); // asking is not playing
  await page.keyboard.press("Escape");
  await expect.poll(dug).toBe(0);
  await expect.poll(async () => (await keptGames(page))[0]?.actions).toEqual(before);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Ask/ }).click();
  await page.locator(".dock .primary:enabled").click(); // the step that an expert would play
  await expect.poll(dug).toBe(1);
  await playOut(page, (n) => digTurn(page, n, (target) => target.click()));
  const path = await savedRecord(page);
  expect(readFileSync(path, "utf-8")).toContain("\ngame: metromania\n");
  expect(guimard("replay", path)).toMatch(/actions replayed, finished/);
  await page.goto(`${site}#replay`);
  await page.setInputFiles("input[type=file]", path);
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  await page.waitForSelector(".result");
  expect(missing).toEqual([]);
});

it("lessons are played there, too: a wrong try is refuted, the right one brings stars", async () => {
  const page = await person();
  await page.goto(site);
  await page.getByRole("link", { name: /^Learn Metro\b/ }).click();
  await page.getByRole("link", { name: /Twice in the centre/ }).click();
  await HANDS["metro"]!.mouse(page, "lay dbcd B8");
  await page.locator(".verdict:not(.right)").waitFor();
  await mainButton(page).click();
  await HANDS["metro"]!.mouse(page, "lay dbcd D8");
  await page.locator(".verdict.right").waitFor();
  await expect.poll(() => page.getByLabel("2 of 3 stars").count()).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});

it("without a server nothing is offered that needs one", async () => {
  const page = await person();
  await page.goto(site);
  await page.getByRole("button", { name: "Play Metro", exact: true }).waitFor();
  for (const text of ["Open a table", "Open tables", "Watch", "Your name"])
    await expect.poll(() => page.getByText(text, { exact: true }).count()).toBe(0);
  await page.goto(`${site}#rules/metro`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
});

it("a second visit without a network plays a whole game, and the game outlives its tab", async () => {
  const page = await person({ serviceWorkers: "allow" });
  await page.goto(site);
  await stored(page);
  await page.context().setOffline(true);
  const again = await page.context().newPage();
  await page.close();
  await again.goto(site);
  await again.getByRole("radio", { name: "1", exact: true }).first().check({ force: true });
  await play(again);
  await myTurn(again);
  await layAndWait(again);
  const [before, left] = [again.url(), await tilesLeft(again)];
  const third = await again.context().newPage();
  await again.close();
  await third.goto(site);
  await third.getByText("On this device").first().waitFor();
  await third.goto(before);
  await myTurn(third);
  await expect.poll(() => tilesLeft(third)).toBe(left);
  await playOut(third, () => layOne(third));
  const [game] = await keptGames(third);
  expect(Object.keys(game ?? {}).sort()).toEqual(
    [
      "actions",
      "changed",
      "created",
      "game",
      "id",
      "options",
      "rules_version",
      "scores",
      "seats",
      "seed",
      "winners",
    ].sort(),
  );
  expect(game?.scores).toHaveLength(2);
  await third.goto(`${site}#learn/metromania/dig`);
  await HANDS["metromania"]!.mouse(third, "dig 1 2,2 left"); // lessons, too
  await third.locator("main[data-moves='1'], .verdict").first().waitFor();
});

it("a new version says so, and a running game goes on in it", async () => {
  const folder = join(FOLDER, "versions");
  cpSync(SITE, folder, { recursive: true });
  const server = await serve(folder);
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/guimard/`;
  const page = await person({ serviceWorkers: "allow" });
  await page.goto(home);
  await stored(page);
  await page.reload();
  await play(page);
  await myTurn(page);
  await layAndWait(page);
  const left = await tilesLeft(page);
  const script = join(folder, "service-worker.js");
  writeFileSync(script, readFileSync(script, "utf-8").replace(/"version":"\w+"/, '"version":"another"'));
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.getByText("A new version of Guimard is ready.").waitFor();
  await expect.poll(() => tilesLeft(page)).toBe(left);
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: "Use it now" }).click()]);
  await myTurn(page);
  await expect.poll(() => tilesLeft(page)).toBe(left);
  await expect.poll(() => page.evaluate(() => caches.keys())).toContain("guimard another");
  await page.context().close();
  server.closeAllConnections();
  server.close();
});

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
  await play(page);
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
      .filter((line) => /^lay /.test(line));
    kept = (await keptGames(page))[0]?.actions ?? [];
    await route.continue();
  });
  await page.goto(address);
  await play(page);
  await myTurn(page);
  await layOne(page);
  await page.locator(".pill:not(.mine)").waitFor(); // the first bot cannot think yet
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
  await play(page);
  await myTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /^Ask/ }).click();
  await page.waitForSelector(".confirm:not([disabled])");
});

it("rules that fail leave the record to copy, and the game opens again", async () => {
  const page = await person();
  await page.goto(site);
  await page.route("**/wasm/metro-levels.json", (route) => route.fulfill({ status: 200, body: "no JSON" }));
  await play(page);
  await myTurn(page);
  await layOne(page);
  await page.getByRole("button", { name: "Copy the record" }).waitFor();
  await expect
    .poll(() => page.locator("pre").textContent())
    .toMatch(/^guimard record 1\ngame: metro\n[^]*\nactions: 1\n/);
  await page.unroute("**/wasm/metro-levels.json");
  await page.getByRole("button", { name: "Open the game again" }).click();
  await myTurn(page);
  await expect.poll(() => tilesLeft(page)).toBeLessThan(60);
});

it("the page can be installed", async () => {
  const page = await person();
  await page.goto(site);
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}") as { icons: { src: string; sizes: string }[]; display: string };
  expect(manifest.display).toBe("standalone");
  for (const { src } of manifest.icons) expect((await page.request.get(site + src)).ok()).toBe(true);
});
