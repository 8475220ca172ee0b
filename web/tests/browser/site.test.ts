// Playing without a server: the folder of static files below a path, whole games, records, lessons.
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { HANDS, mainButton } from "./hands";
import { digTurn, FIREFOX, keptGames, layOne, myTurn, person, playMetro, playOut, savedRecord } from "./people";
import { golden, guimard, site } from "./static-site";

const actionsIn = (name: string): string => /^actions: (\d+)$/m.exec(readFileSync(golden(name), "utf-8"))?.[1] ?? "";

it("a folder of static files below a path plays a whole game, and asks for nothing that is not there", async () => {
  const page = await person();
  await page.goto(site.address);
  await page.getByRole("radio", { name: "1", exact: true }).first().check({ force: true });
  await playMetro(page);
  await playOut(page, () => layOne(page));
  await expect.poll(() => page.locator(".progress").textContent()).toContain("0 tiles");
  const path = await savedRecord(page);
  expect(guimard("replay", path)).toMatch(/actions replayed, finished/);
  await page.getByRole("link", { name: "Replay" }).first().click();
  await page.waitForURL(/#play\/here-\w+\/replay\/0$/);
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  await page.waitForSelector(".result");
  await page.goto(`${site.address}#replay`);
  await page.setInputFiles("input[type=file]", path);
  await page.getByRole("slider").waitFor();
  expect(site.missing).toEqual([]);
});

it("Metromania is played there, too: steps taken back, trips, reasons, a hint, a whole game and its record", async () => {
  const page = await person();
  const dug = (): Promise<number> => page.locator(".steps .done").count();
  await page.goto(site.address);
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
  await page.goto(`${site.address}#replay`);
  await page.setInputFiles("input[type=file]", path);
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  await page.waitForSelector(".result");
  expect(site.missing).toEqual([]);
});

it("a record that is dropped in says who has won as the rules do", async () => {
  const page = await person();
  await page.goto(`${site.address}#replay`);
  await page.setInputFiles("input[type=file]", golden("metromania-04"));
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  // level on points, and one has finished more lines
  await page.getByRole("heading", { name: "Player 2 wins" }).waitFor();
});

it.skipIf(FIREFOX)("one record after the other leaves one worker, and none when its page is left", async () => {
  const page = await person();
  await page.goto(`${site.address}#replay`);
  await page.locator("main.drop").waitFor();
  for (const name of ["metro-01", "metro-02"]) {
    await page.evaluate(
      (text) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], "record"));
        window.dispatchEvent(new DragEvent("drop", { dataTransfer }));
      },
      readFileSync(golden(name), "utf-8"),
    );
    await page.getByText(`Move 0 of ${actionsIn(name)}`).waitFor();
    await expect.poll(() => page.workers().length).toBe(1);
  }
  await page.evaluate(() => (location.hash = ""));
  await expect.poll(() => page.workers().length).toBe(0);
});

it("lessons are played there, too: a wrong try is refuted, the right one brings stars", async () => {
  const page = await person();
  await page.goto(site.address);
  await page.getByRole("link", { name: /^Learn Metro\b/ }).click();
  await page.getByRole("link", { name: /Twice in the centre/ }).click();
  await HANDS["metro"]!.mouse(page, "lay dbcd B8");
  await page.locator(".verdict:not(.right)").waitFor();
  await mainButton(page).click();
  await HANDS["metro"]!.mouse(page, "lay dbcd D8");
  await page.locator(".verdict.right").waitFor();
  await expect.poll(() => page.getByLabel("2 of 3 stars").count()).toBeGreaterThan(0);
  expect(site.missing).toEqual([]);
});

it("a part of the page that cannot be loaded says so, and is loaded again", async () => {
  const page = await person();
  await page.goto(site.address);
  await page.route(/LearnPage/, (route) => route.abort());
  await page.getByRole("link", { name: /^Learn Metro\b/ }).click();
  await page.getByText("This part of the page could not be loaded.").waitFor();
  await page.unroute(/LearnPage/);
  await page.getByRole("button", { name: "Load again" }).click();
  await page.getByRole("link", { name: /Twice in the centre/ }).waitFor();
});

it("without a server nothing is offered that needs one", async () => {
  const page = await person();
  await page.goto(site.address);
  await page.getByRole("button", { name: "Play Metro", exact: true }).waitFor();
  for (const text of ["Open a table", "Open tables", "Watch", "Your name"])
    await expect.poll(() => page.getByText(text, { exact: true }).count()).toBe(0);
  await page.goto(`${site.address}#rules/metro`);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
});

it.skipIf(FIREFOX)("the page can be installed", async () => {
  const page = await person();
  await page.goto(site.address);
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "{}") as { icons: { src: string; sizes: string }[]; display: string };
  expect(manifest.display).toBe("standalone");
  for (const { src } of manifest.icons) expect((await page.request.get(site.address + src)).ok()).toBe(true);
});
