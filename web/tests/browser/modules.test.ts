// Every option of Metro on the screen: its controls are used, and what they do is told.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import type { NewTable } from "../../src/net/messages";
import { address, BOT, HUMAN, layOne, myTurn, openTable, person } from "./people";

async function play(page: Page, options: NewTable["options"], bots = 2): Promise<void> {
  await openTable(page, {
    game: "metro",
    seats: [HUMAN, ...Array.from({ length: bots }, () => BOT)],
    options,
    random_first: false,
  });
  await myTurn(page);
}

const confirm = (page: Page): Promise<void> => page.locator(".confirm").click();
const told = (page: Page, text: string): Promise<unknown> => page.waitForSelector(`.log >> text=${text}`);

it("companies: shares are exchanged for an open and for a hidden one, and what that means is said first", async () => {
  const page = await person();
  await play(page, { modules: ["companies"] });
  await page.getByText("Companies as they stand").waitFor();
  expect(await page.locator("table tbody tr").count()).toBe(8);
  await page.locator(".pile button.share").first().click();
  expect(await page.locator(".note[aria-live]").textContent()).toContain("instead of");
  await confirm(page);
  await told(page, "for the open one");
  await myTurn(page);
  await page.locator(".pile .btn").last().click();
  expect(await page.locator(".note[aria-live]").textContent()).toContain("do not know");
  await confirm(page);
  await told(page, "for a hidden one");
});

it("central stations: a wagon is put on a place in the centre, and departs from there", async () => {
  const page = await person();
  await play(page, { modules: ["stations"] });
  const free = page.locator('[aria-label^="Put a wagon on"]');
  expect(await free.count()).toBe(8);
  await free.nth(2).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Place on C3" }).click();
  await told(page, "wagon on C3");
  await myTurn(page);
  await page.getByText("The board in words").click();
  await page.locator("details li", { hasText: "Line C3 in the centre" }).waitFor();
});

it("with companies a share is shown for the wagon", async () => {
  const page = await person();
  await play(page, { modules: ["companies", "stations"] });
  await page.locator(".ways .btn").first().click();
  await page.getByRole("group", { name: "Which station" }).getByRole("button").last().click();
  await page.waitForSelector("text=is shown to all");
  await confirm(page);
  await told(page, "wagon on");
});

it("station numbers: each shows its station and what arrived there, to its owner alone", async () => {
  const [page, watcher] = [await person(), await person()];
  const { id } = await openTable(page, {
    game: "metro",
    seats: [HUMAN, BOT],
    options: { modules: ["station-numbers"], numbers: 2 },
    public: true,
  });
  await myTurn(page);
  const mine = page.locator("section", { hasText: "Your station numbers" });
  expect(await mine.locator(".plate").count()).toBe(8);
  await mine.getByRole("button").first().focus();
  await page.waitForSelector('[data-station][aria-selected="true"]');
  await watcher.goto(`${address}/t/${id}`);
  await watcher.waitForSelector(".log");
  expect(await watcher.getByText("Your station numbers").count()).toBe(0);
});

it("central tracks: tiles cover the centre, and lines run through it", async () => {
  const page = await person();
  await play(page, { modules: ["central-tracks"] });
  expect(await page.getByText("×2").count()).toBe(0);
  await page.getByText("The board in words").click();
  await page.waitForSelector("text=D4 ");
  await layOne(page);
  await told(page, "laid");
});

it("free orientation with three tiles: a tile is chosen, turned and laid as it lies", async () => {
  const page = await person();
  await play(page, { hand: 3, orientation: "free" });
  expect(await page.locator(".hand .tile").count()).toBe(3);
  const codes = await page
    .locator(".hand .tile")
    .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute("aria-label")!.slice(5)));
  const turning = codes.findIndex((code) => new Set(code).size > 1);
  await page.locator(".hand .tile").nth(turning).click();
  const before = await page.locator(".hand .tile").nth(turning).innerHTML();
  await page.keyboard.press("r");
  expect(await page.locator(".hand .tile").nth(turning).innerHTML()).not.toBe(before);
  await layOne(page);
  await told(page, "laid");
});

it("six players with the longest names fit, on a desk and on a phone", async () => {
  const page = await person();
  const names = [
    "Maximiliana-Alexandrine",
    "Wolfgang-Amadeus Bienven",
    "Concepción de la Fuente",
    "Brîndușa-Ștefănița Țîrlea",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Ö",
  ].map((name) => name.slice(0, 24));
  await openTable(page, { game: "metro", seats: names.map((name) => ({ ...HUMAN, name })), random_first: false });
  await page.locator(".curtain button").click();
  for (const [width, height] of [
    [1440, 900],
    [1000, 800],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForFunction(() => document.querySelectorAll(".seat").length === 6);
    const wide = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll<HTMLElement>(".seat")].map((seat) =>
        Math.ceil(seat.getBoundingClientRect().right),
      ),
    ]);
    expect(Math.max(...wide)).toBeLessThanOrEqual(width);
  }
});
