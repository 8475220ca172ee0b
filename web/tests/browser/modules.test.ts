// Every option of Metro on the screen: its controls are used, and what they do is told.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import type { NewTable } from "../../src/net/messages";
import { tap } from "./hands";
import { address, BOT, HUMAN, layOne, myTurn, openTable, person, PHONE, settled } from "./people";

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
  await expect.poll(() => page.locator("table tbody tr").count()).toBe(8);
  await page.locator(".pile button.share").first().click();
  await expect.poll(() => page.locator(".effect [aria-live]").textContent()).toContain("instead of");
  await confirm(page);
  await told(page, "for the open one");
  await myTurn(page);
  await page.locator(".pile .btn").last().click();
  await expect.poll(() => page.locator(".effect [aria-live]").textContent()).toContain("do not know");
  await confirm(page);
  await told(page, "for a hidden one");
});

it("central stations: a wagon is put on a place in the centre, and departs from there", async () => {
  const page = await person();
  await play(page, { modules: ["stations"] });
  const free = page.locator('[aria-label^="Put a wagon on"]');
  await expect.poll(() => free.count()).toBe(8);
  await free.nth(2).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Place on III" }).click();
  await told(page, "wagon on III");
  await myTurn(page);
  await page.getByText("The board in words").click();
  await page.locator("details li", { hasText: "Line III in the centre" }).waitFor();
});

it.each([360, 390])("on a phone %i wide the places for a wagon have 44 pixels, and stand apart", async (width) => {
  const page = await person({ ...PHONE, viewport: { width, height: 844 } });
  await play(page, { modules: ["stations"] });
  const free = page.locator('[aria-label^="Put a wagon on"]');
  await expect.poll(() => free.count()).toBe(0); // while a tile is laid, cells are not covered
  await tap(page.getByRole("button", { name: "Wagon", exact: true }));
  const boxes = await page
    .locator(".reach")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  expect(boxes.length).toBe(8);
  for (const { width, height } of boxes) expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  const apart = boxes.every((one, i) =>
    boxes
      .slice(i + 1)
      .every(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) < 6 ||
          Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) < 6,
      ),
  );
  expect(apart).toBe(true);
  await tap(free.nth(3));
  await page.waitForSelector(".confirm:enabled");
});

it("with companies a share is shown for the wagon", async () => {
  const page = await person();
  await play(page, { modules: ["companies", "stations"] });
  await page.locator(".wagons button:enabled").first().click();
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
  const mine = page.getByRole("region", { name: "Your station numbers" });
  await expect.poll(() => mine.locator(".plate").count()).toBe(8);
  await mine.getByRole("button").first().focus();
  await page.waitForSelector('[data-station][aria-selected="true"]');
  await watcher.goto(`${address}/t/${id}`);
  await watcher.waitForSelector(".log");
  await expect.poll(() => watcher.getByRole("region", { name: "Your station numbers" }).count()).toBe(0);
});

it("open station numbers: everybody sees everybody's, also who watches", async () => {
  const [page, watcher] = [await person(), await person()];
  const { id } = await openTable(page, {
    game: "metro",
    seats: [HUMAN, BOT],
    options: { modules: ["station-numbers"], numbers: 4, open_numbers: true },
    public: true,
  });
  await myTurn(page);
  const numbers = page.getByRole("region", { name: "Station numbers" });
  await expect.poll(() => numbers.locator(".mine .plate").count()).toBe(16);
  await expect.poll(() => numbers.locator(".plate").count()).toBe(32);
  await expect.poll(() => numbers.textContent()).not.toContain("?");
  await watcher.goto(`${address}/t/${id}`);
  await watcher.waitForSelector(".log");
  await expect.poll(() => watcher.getByRole("region", { name: "Station numbers" }).locator(".plate").count()).toBe(32);
});

it("a station number shows what it pays: twice the points of a line from the centre", async () => {
  const page = await person();
  await page.goto(`${address}/#replay`);
  await page.setInputFiles('input[type="file"]', "../tests/data/games/metro-39.record");
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByRole("button", { name: "One step back" }).click(); // the last one shows the result instead
  await page.getByRole("tab", { name: "Details" }).click();
  // A central line of 3 points has arrived at station 21, one of 5 points at station 4.
  const numbers = page.getByRole("region", { name: "Station numbers" }).locator("li");
  await numbers.filter({ hasText: /^21.*\+6$/s }).waitFor();
  await numbers.filter({ hasText: /^4\D.*\+10$/s }).waitFor();
});

it("central tracks: tiles cover the centre, and lines run through it", async () => {
  const page = await person();
  await play(page, { modules: ["central-tracks"] });
  await expect.poll(() => page.getByText("×2").count()).toBe(0);
  await page.getByText("The board in words").click();
  await page.waitForSelector("text=D4 ");
  await layOne(page);
  await told(page, "laid");
});

/** The first tile of the hand that looks different when it is turned: one in six does not. -1 if there is none. */
const differentWhenTurned = (page: Page): Promise<number> =>
  page.locator(".hand .tile").evaluateAll((tiles) => {
    const ways = (tile: Element): string[] =>
      [...tile.getAttribute("aria-label")!.matchAll(/(?:north|east|south|west) ([^,]+)/g)].map(([, way]) => way!);
    return tiles.findIndex((tile) => new Set(ways(tile)).size > 1);
  });

it("free orientation with three tiles: a tile is chosen, turned and laid as it lies", async () => {
  const page = await person();
  let turning = -1;
  while (turning < 0) {
    await play(page, { hand: 3, orientation: "free" });
    await expect.poll(() => page.locator(".hand .tile").count()).toBe(3);
    turning = await differentWhenTurned(page);
  }
  await page.locator(".hand .tile").nth(turning).click();
  const before = await page.locator(".hand .tile").nth(turning).innerHTML();
  await page.keyboard.press("r");
  await expect.poll(() => page.locator(".hand .tile").nth(turning).innerHTML()).not.toBe(before);
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

it("companies: a placement shows what each company would be worth after it", async () => {
  const page = await person();
  await play(page, { modules: ["companies"] });
  const cells = page.locator("[data-cell].can");
  for (let turn = 0; turn < 20; turn++) {
    await myTurn(page);
    const labels = await cells.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
    const scoring = labels.findIndex((label) => label.includes("+"));
    await cells.nth(Math.max(0, scoring)).click();
    if (scoring >= 0) break;
    await page.locator(".confirm").click();
    await page.waitForFunction(() => !document.querySelector(".confirm:enabled"));
  }
  const changed = page.locator(".standings .plate", { hasText: "→" });
  await changed.first().waitFor();
  const points = await page.locator(".standings tr", { hasText: "→" }).allTextContents();
  expect(points.length).toBeGreaterThan(0);
  const [before, after] = ((await changed.first().textContent()) ?? "").split("→").map(Number);
  expect(before).not.toBe(after);
});

it.each([
  ["upright", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ["on its side", { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true }],
])("on a phone %s the shares stand above the dock once one exchanges", async (_, screen) => {
  const page = await person(screen);
  await play(page, { modules: ["companies"] });
  await tap(page.getByRole("button", { name: "Exchange", exact: true }));
  await settled(page);
  const dock = (await page.locator(".turn .dock").boundingBox())!;
  for (const share of await page.locator(".shares .share.tall").all()) {
    const box = (await share.boundingBox())!;
    expect(box.y + box.height).toBeLessThanOrEqual(dock.y);
  }
});
