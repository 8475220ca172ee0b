// The service worker: visits without a network, and new versions.
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { HANDS } from "./hands";
import { digTurn, keptGames, layAndWait, layOne, myTurn, person, playMetro, playOut, tilesLeft } from "./people";
import { FOLDER, serveFolder, SITE } from "./static-site";

/** Waits until the service worker has stored everything. */
const stored = (page: Page): Promise<unknown> => page.evaluate(() => navigator.serviceWorker.ready.then(() => true));

it("a second visit without a network plays a whole game, and the game outlives its tab", async () => {
  const page = await person({ serviceWorkers: "allow" });
  const host = await serveFolder(SITE);
  await page.goto(host.address);
  await stored(page);
  host.close(); // from now on there is no network
  const again = await page.context().newPage();
  await page.close();
  await again.goto(host.address);
  await again.getByRole("radio", { name: "1", exact: true }).first().check({ force: true });
  await playMetro(again);
  await myTurn(again);
  await layAndWait(again);
  const [before, left] = [again.url(), await tilesLeft(again)];
  const third = await again.context().newPage();
  await again.close();
  await third.goto(host.address);
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
  await third.goto(`${host.address}#learn/metromania/dig`);
  await HANDS["metromania"]!.mouse(third, "dig 1 2,2 left"); // lessons, too
  await third.locator("main[data-moves='1'], .verdict").first().waitFor();
});

it("a whole game of Metromania is played without a network", async () => {
  const first = await person({ serviceWorkers: "allow" });
  const host = await serveFolder(SITE);
  await first.goto(host.address);
  await stored(first);
  host.close();
  const page = await first.context().newPage();
  await first.close();
  await page.goto(host.address);
  const card = page.locator("article", { has: page.getByRole("heading", { name: "Metromania" }) });
  await card.getByRole("button", { name: "Options" }).click();
  await card.getByRole("radio", { name: "1", exact: true }).check({ force: true });
  await card.getByRole("radio", { name: "Easy" }).check({ force: true });
  await card.getByRole("button", { name: "Play Metromania" }).click();
  await playOut(page, (n) => digTurn(page, n, (target) => target.click()));
  await expect.poll(async () => (await keptGames(page))[0]?.scores).toHaveLength(2);
});

it("a new version says so, and a running game goes on in it", async () => {
  const folder = join(FOLDER, "versions");
  cpSync(SITE, folder, { recursive: true });
  const host = await serveFolder(folder);
  const page = await person({ serviceWorkers: "allow" });
  await page.goto(host.address);
  await stored(page);
  await page.reload();
  await playMetro(page);
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
  host.close();
});
