// Where things stand: the board is in sight on every screen, nothing covers it, and the main button never moves.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";

import type { NewTable } from "../../src/net/messages";
import { tap } from "./hands";
import {
  address,
  BOT,
  HUMAN,
  layAndWait,
  layOne,
  myTurn,
  newTable,
  openTable,
  person,
  playOut,
  pressStep,
  settled,
  tilesLeft,
} from "./people";
import { playByWire } from "./wire";

const MODULES = { modules: ["companies", "stations", "station-numbers"] };
const table = (more: Partial<NewTable> = {}): NewTable => ({
  game: "metro",
  seats: [HUMAN, BOT, BOT, BOT],
  random_first: false,
  ...more,
});
const touch = (width: number, height: number) => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
});
const desk = (width: number, height: number) => ({ viewport: { width, height } });

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

async function boxOf(part: Locator): Promise<Box> {
  return part.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: Math.round(left), top: Math.round(top), right: Math.round(right), bottom: Math.round(bottom) };
  });
}
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
const mainButton = (page: Page): Locator => page.locator(".turn .primary, .result .primary");
/** All cells and stations of Metro together, or the map of Metromania. */
async function boardBox(page: Page): Promise<Box> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll("[data-cell], [data-station], .frame .map")].map((one) =>
      one.getBoundingClientRect(),
    );
    return {
      left: Math.min(...all.map(({ left }) => left)),
      top: Math.min(...all.map(({ top }) => top)),
      right: Math.max(...all.map(({ right }) => right)),
      bottom: Math.max(...all.map(({ bottom }) => bottom)),
    };
  });
}

/** Parts of the page that lie over the board or are out of the window. */
async function misplaced(page: Page, parts: string[]): Promise<string[]> {
  const [board, { width, height }] = [await boardBox(page), page.viewportSize()!];
  const found: string[] = [];
  if (board.left < 0 || board.top < 0 || board.right > width || board.bottom > height)
    found.push(`board ${JSON.stringify(board)}`);
  for (const part of parts) {
    for (const one of await page.locator(part).all()) {
      const box = await boxOf(one);
      if (overlap(box, board)) found.push(`${part} covers the board: ${JSON.stringify(box)}`);
      if (box.right > width || box.bottom > height || box.top < 0) found.push(`${part} is cut: ${JSON.stringify(box)}`);
    }
  }
  return found;
}

const PARTS = [".seat", ".turn .primary", ".hand .tile", ".effect"];

/** What is played with, all of it in sight on a desk. */
const WHOLE = [".turn", ".effect", ".shares", ".wagons", ".numbers", ".standings tr", ".log"];
const scrollSize = (page: Page): Promise<number[]> =>
  page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);

it.each([
  [
    "in a window of four sizes, the last one as 200 % zoom of 1366 × 768",
    desk(1440, 900),
    [
      [1440, 900, 233, WHOLE],
      [1366, 768, 233, WHOLE],
      [1024, 768, 233, []],
      [683, 384, 306, []],
    ],
  ],
  ["844 × 390 touch", touch(844, 390), [[844, 390, 312, []]]],
] as const)(
  "three modules, %s: the board is whole, nothing covers it, the page does not scroll",
  async (_, device, sizes) => {
    const page = await person(device);
    await openTable(page, table({ options: MODULES }));
    await myTurn(page);
    for (const [width, height, mainTop, whole] of sizes) {
      await page.setViewportSize({ width, height });
      await settled(page);
      await expect.poll(() => misplaced(page, [...whole])).toEqual([]);
      await page.locator("[data-cell].can").first().click();
      await expect.poll(() => misplaced(page, PARTS)).toEqual([]);
      expect((await boxOf(mainButton(page))).top).toBe(mainTop);
      await expect.poll(() => scrollSize(page)).toEqual([width, height]);
      await page.keyboard.press("Escape");
    }
  },
);

it("in a low window a seat with its shares is one line, and no figure of the standings is broken", async () => {
  const page = await person(desk(1366, 768));
  await openTable(page, table({ options: MODULES }));
  await myTurn(page);
  await page.locator("[data-cell].can").first().click();
  const heights = (part: string): Promise<number[]> =>
    page.locator(part).evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().height)));
  for (const height of await heights(".seat")) expect(height).toBeLessThanOrEqual(42);
  for (const height of await heights(".standings tbody tr")) expect(height).toBeLessThanOrEqual(34);
  await expect.poll(() => page.locator(".seat").first().locator(".share").count()).toBe(4);
  await expect.poll(() => misplaced(page, [".log"])).toEqual([]);
});

it("the seats of bots wear the numbers that stand at their tiles", async () => {
  const page = await person();
  await openTable(page, table());
  await myTurn(page);
  await layAndWait(page);
  const marks = page.locator(".seat .mark");
  await expect.poll(() => marks.allTextContents()).toEqual(["1", "2", "3"]);
  expect((await page.locator(".frame .mark text").allTextContents()).sort()).toEqual(["1", "2", "3"]);
});

it.each([
  ["a phone, in a game", touch(390, 844), "/", 9],
  ["a phone on its side, after it", touch(844, 390), "/", undefined],
  ["a phone, after it", touch(390, 844), "/", undefined],
  ["a desk, in a replay", desk(1440, 900), "/replay", undefined],
  ["a tablet, in a replay", desk(1024, 768), "/replay", undefined],
])("the page of a long game is not longer than what is on it: %s", async (_, screen, path, actions) => {
  const page = await person(screen);
  const { id } = await newTable(page, table());
  await playByWire(page, id, { actions });
  await page.goto(`${address}/t/${id}${path === "/" ? "" : path}`);
  await page
    .locator(path === "/" ? ".pill.mine, .result" : ".rows li")
    .first()
    .waitFor({ state: "attached" });
  await settled(page);
  const [whole, main] = await page.evaluate(() => [
    document.documentElement.scrollHeight,
    Math.ceil(document.querySelector("main")!.getBoundingClientRect().bottom + scrollY),
  ]);
  expect(whole).toBeLessThanOrEqual(Math.max(main!, screen.viewport.height));
  const { width } = screen.viewport;
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

it.each([
  ["844 × 390 touch", touch(844, 390)],
  ["200 % zoom of 1366 × 768", desk(683, 384)],
])("six players at %s: every seat is in sight with its score", async (_, screen) => {
  const page = await person(screen);
  const { id } = await newTable(page, table({ seats: [HUMAN, BOT, BOT, BOT, BOT, BOT] }));
  await playByWire(page, id, { actions: 3 });
  await page.goto(`${address}/t/${id}`);
  await myTurn(page);
  for (const score of await page.locator(".seat .score").all()) {
    const box = await boxOf(score);
    expect(box.bottom).toBeLessThanOrEqual(screen.viewport.height);
    expect(box.right - box.left).toBeGreaterThan(8);
  }
});

it("768 × 1024 touch: what a placement does is in sight below the board", async () => {
  const page = await person(touch(768, 1024));
  await openTable(page, table());
  await myTurn(page);
  await tap(page.locator('[data-cell].can:not([aria-label*="no line"])').first());
  await expect.poll(() => misplaced(page, [".seat", ".turn .primary", ".hand .tile", ".effect li"])).toEqual([]);
  const dock = await boxOf(page.locator(".dock"));
  for (const row of await page.locator(".effect li").all()) expect((await boxOf(row)).bottom).toBeLessThan(dock.top);
});

it("390 × 844 touch: board, touched lines and dock are in sight together", async () => {
  const page = await person(touch(390, 844));
  await openTable(page, table());
  await myTurn(page);
  await tap(page.locator('[data-cell].can:not([aria-label*="no line"])').first());
  await expect.poll(() => misplaced(page, [".seat", ".turn .primary", ".hand .tile", ".effect li"])).toEqual([]);
  expect((await boxOf(mainButton(page))).bottom).toBe(844 - 14);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

it.each([
  [
    "in a window of four sizes, the last one as 200 % zoom of 1366 × 768",
    desk(1440, 900),
    [
      [1440, 900, 233],
      [1366, 768, 233],
      [1024, 768, 233],
      [683, 384, 306],
    ],
  ],
  ["844 × 390 touch", touch(844, 390), [[844, 390, 312]]],
] as const)("Metromania, %s: the city is whole, nothing covers it, the main button stays", async (_, device, sizes) => {
  const page = await person(device);
  await openTable(page, table({ game: "metromania", seats: [HUMAN, BOT] }));
  await myTurn(page);
  for (const [width, height, mainTop] of sizes) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const check = async (): Promise<void> => {
      await expect.poll(() => misplaced(page, [".seat", ".turn .primary", ".facts"])).toEqual([]);
      expect((await boxOf(mainButton(page))).top).toBe(mainTop);
      await expect.poll(() => scrollSize(page)).toEqual([width, height]);
    };
    await check();
    await pressStep(page, 0);
    await check();
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => !document.querySelector(".steps .done, .opened, [data-sure]"));
  }
});

it("Metromania, 390 × 844 touch: seats, steps, map, facts, trips and dock stand below each other", async () => {
  const page = await person(touch(390, 844));
  await openTable(page, table({ game: "metromania", seats: [HUMAN, BOT] }));
  await myTurn(page);
  await pressStep(page, 0);
  await settled(page);
  const parts = [".seats", ".steps", ".frame .map", ".facts", ".trip-sheet", ".dock .primary"];
  const boxes = await Promise.all(parts.map((part) => boxOf(page.locator(part).first())));
  for (const [i, box] of boxes.entries()) {
    const above = boxes[i - 1];
    // a border may be shared
    if (above) expect([parts[i], box.top]).toEqual([parts[i], Math.max(box.top, above.bottom - 1)]);
    expect(box.bottom).toBeLessThanOrEqual(844);
  }
  const map = boxes[2]!;
  expect(map.bottom - map.top).toBeGreaterThanOrEqual(300);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const [screen, options, moves] of [
  ["a desk", desk(1366, 768), 100],
  ["a phone", touch(390, 844), 4],
  ["a phone on its side", touch(844, 390), 4],
] as const) {
  it(`the main button and the hand never move on ${screen}`, async () => {
    const page = await person(options);
    await openTable(page, table({ seats: [HUMAN, BOT] }));
    await myTurn(page);
    const [main, hand] = [await boxOf(mainButton(page)), await boxOf(page.locator(".hand .tile"))];
    const stays = async (): Promise<void> => {
      expect((await boxOf(mainButton(page))).top).toBe(main.top);
      await expect.poll(() => boxOf(page.locator(".hand .tile"))).toMatchObject({ left: hand.left, top: hand.top });
    };
    let played = 0;
    await playOut(page, async () => {
      if (++played > moves) {
        await page.locator(".menu .open").click();
        await page.getByRole("button", { name: /^Propose to end/ }).click();
        return;
      }
      await stays();
      await page.locator("[data-cell].can").first().click();
      await stays();
      await page.locator(".confirm").click();
    });
    expect((await boxOf(mainButton(page))).top).toBe(main.top); // of the result
    if (options.viewport.width >= 1180)
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBe(options.viewport.height);
  });
}

it("the main button stays where it is during the turns of others and without a connection", async () => {
  const page = await person(desk(1366, 768));
  await openTable(page, table());
  await myTurn(page);
  const { top } = await boxOf(mainButton(page));
  const before = await tilesLeft(page);
  await layOne(page);
  for (let i = 0; i < 20; i++) expect((await boxOf(mainButton(page))).top).toBe(top);
  await expect.poll(() => tilesLeft(page), { timeout: 30_000 }).toBeLessThan(before);
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  expect((await boxOf(mainButton(page))).top).toBe(top);
});

it("what happened can be unfolded over the standings, and folded again", async () => {
  const page = await person(desk(1366, 768));
  await openTable(page, table({ options: MODULES }));
  await myTurn(page);
  const height = async (): Promise<number> => {
    const { top, bottom } = await boxOf(page.locator(".log"));
    return bottom - top;
  };
  const folded = await height();
  await page.getByRole("button", { name: "Show more of what happened" }).click();
  await expect.poll(() => page.locator(".standings").count()).toBe(0);
  await expect.poll(() => height()).toBeGreaterThan(2 * folded);
  await page.getByRole("button", { name: "Show less of what happened" }).click();
  await page.locator(".standings").waitFor();
});

it("a proposal to end early leaves the board free on a phone, upright and on its side", async () => {
  const [host, guest] = [await person(), await person(touch(390, 844))];
  await openTable(host, table({ seats: [HUMAN, { kind: "open" }], public: true }));
  await guest.goto(await host.getByLabel("Link to this table").inputValue());
  await guest.getByRole("button", { name: "Sit down" }).click();
  await myTurn(host);
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByRole("button", { name: "Propose to end the game here" }).click();
  await guest.waitForSelector(".proposal");
  await expect.poll(() => misplaced(guest, [".proposal"])).toEqual([]);
  await guest.setViewportSize({ width: 844, height: 390 });
  await settled(guest);
  await expect.poll(() => misplaced(guest, [".proposal"])).toEqual([]);
});

it("on a phone those who watch are told so in a row of its own", async () => {
  const [host, watcher] = [await person(), await person(touch(390, 844))];
  const { id } = await openTable(host, table({ public: true, options: MODULES }));
  await myTurn(host);
  await watcher.goto(host.url().replace(/[^/]*$/, id));
  const note = watcher.getByText("You are watching this game.");
  await note.waitFor();
  const told = await boxOf(note);
  for (const part of await watcher.locator(".right > :not(.watching)").all())
    expect(overlap(told, await boxOf(part))).toBe(false);
});
