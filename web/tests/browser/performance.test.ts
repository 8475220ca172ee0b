// Budgets that hold on any machine: round trips instead of seconds, processor time instead of frames.
import type { CDPSession, Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, HUMAN, layOne, myTurn, openTable, person, PHONE, tilesLeft } from "./people";

/** What the tests leave on the page to be counted. */
declare global {
  interface Window {
    dialled: number[];
    seen: { drawn: number };
    drawnAtOnce: boolean[];
  }
}

const TRIP = 1500; // milliseconds of a round trip, so long that nothing else counts
const LOADING = 600; // milliseconds of processor time until the home page can be used
const POINTING = 8; // milliseconds of script for one move of the pointer: half a frame

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: TRIP,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** What the page cost so far: processor time of scripts, or how often it was laid out. */
async function costs(page: Page): Promise<(metric: "ScriptDuration" | "LayoutCount") => Promise<number>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
  await session.send("Performance.enable");
  return async (metric) =>
    (await session.send("Performance.getMetrics")).metrics.find(({ name }) => name === metric)?.value ?? 0;
}

async function scriptTime(page: Page): Promise<() => Promise<number>> {
  const spent = await costs(page);
  return async () => 1000 * (await spent("ScriptDuration"));
}

it("the home page can be used after two round trips: the page, then all it needs at once", async () => {
  const page = await person(PHONE);
  await slow(page);
  const spent = await scriptTime(page);
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Play Metro", exact: true }).waitFor();
  const since = await page.evaluate(() => performance.now());
  expect(Math.floor(since / TRIP)).toBeLessThanOrEqual(2);
  expect(await spent()).toBeLessThan(LOADING);
});

it.each(["metro", "metromania"])(
  "a cold link to a table of %s sends at once for all it takes, and no more than the first load may",
  async (game) => {
    const [host, guest] = [await person(PHONE), await person(PHONE)];
    const { id } = await openTable(host, { game, seats: [HUMAN, BOT], random_first: false, public: true });
    await slow(guest);
    await guest.addInitScript(() => {
      const dialled: number[] = [];
      Object.assign(window, {
        dialled,
        WebSocket: class extends WebSocket {
          constructor(url: string) {
            super(url);
            dialled.push(performance.now());
          }
        },
      });
    });
    await guest.goto(`${address}/t/${id}`, { waitUntil: "commit" });
    await guest.waitForSelector(".frame [role=group]", { state: "attached" });
    const { now, dialled, sent } = await guest.evaluate(() => ({
      now: performance.now(),
      dialled: window.dialled,
      sent: (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(
        ({ name, startTime, transferSize }) => ({ name, startTime, transferSize }),
      ),
    }));
    const needed = sent.filter(({ name }) => /\.js$|\.css$|layout$/.test(name));
    expect(needed.length).toBeGreaterThan(6);
    const starts = [...needed.map(({ startTime }) => startTime), ...dialled];
    expect(starts.filter((start) => start > 2 * TRIP)).toEqual([]); // only the page was answered before
    expect(dialled).toHaveLength(1);
    expect(Math.floor(now / TRIP)).toBeLessThanOrEqual(3); // over HTTP/1.1 a browser fetches six files at a time
    expect(sent.reduce((sum, { transferSize }) => sum + transferSize, 0)).toBeLessThan(150 * 1024);
  },
);

it("dragging a tile over the board draws only what stands out, well within a frame", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT, BOT, BOT], random_first: false });
  for (let i = 0; i < 4; i++) {
    await myTurn(page);
    const before = await tilesLeft(page);
    await layOne(page);
    await page.waitForFunction(
      (count) => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) < count,
      before,
    );
  }
  await myTurn(page);
  const spent = await scriptTime(page);
  await page.evaluate(() => {
    const still = [...document.querySelectorAll(".frame > svg")].slice(0, 3); // ground, rails, stations
    const seen = { drawn: 0 };
    for (const layer of still)
      new MutationObserver((changes) => (seen.drawn += changes.length)).observe(layer, {
        childList: true,
        subtree: true,
      });
    Object.assign(window, { seen });
  });
  const tile = (await page.locator(".hand .tile").boundingBox())!;
  const board = (await page.locator(".frame").boundingBox())!;
  await page.mouse.move(tile.x + 20, tile.y + 20);
  await page.mouse.down();
  await page.mouse.move(tile.x - 40, tile.y + 20);
  const before = await spent();
  const MOVES = 120;
  for (let i = 0; i < MOVES; i++)
    await page.mouse.move(
      board.x + board.width * (0.15 + (0.7 * i) / MOVES),
      board.y + board.height * (0.15 + (0.7 * ((i * 7) % 40)) / 40),
    );
  expect(((await spent()) - before) / MOVES).toBeLessThan(POINTING);
  expect(await page.evaluate(() => window.seen.drawn)).toBe(0);

  const cell = (await page.locator("[data-cell].can").first().boundingBox())!;
  const cost = await costs(page);
  await page.mouse.move(cell.x + 10, cell.y + 10);
  await page.waitForTimeout(300);
  const laidOut = await cost("LayoutCount");
  for (let i = 0; i < 20; i++) await page.mouse.move(cell.x + 10 + i, cell.y + 10 + i);
  expect((await cost("LayoutCount")) - laidOut).toBe(0);
  await page.mouse.up();
});

it("a move is drawn in the frame after its arrival", async () => {
  const page = await person();
  await page.addInitScript(() => {
    const frames: boolean[] = [];
    Object.assign(window, { drawnAtOnce: frames });
    // every move has a row, also one that lays no tile
    const told = (): number => document.querySelectorAll(".log li").length;
    addEventListener("guimard-heard", () => {
      const before = told();
      requestAnimationFrame(() => frames.push(told() > before));
    });
    const Original = WebSocket;
    Object.assign(window, {
      WebSocket: class extends Original {
        constructor(url: string) {
          super(url);
          this.addEventListener(
            "message",
            ({ data }) => void (String(data).includes('"type":"moved"') && dispatchEvent(new Event("guimard-heard"))),
          );
        }
      },
    });
  });
  await openTable(page, { game: "metro", seats: [HUMAN, BOT, BOT], random_first: false });
  for (let left = 60; left > 50; left -= 3) {
    await myTurn(page);
    await layOne(page);
    await page.waitForFunction(
      (count) => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) <= count - 3,
      left,
    );
  }
  const frames = await page.evaluate(() => window.drawnAtOnce);
  expect(frames.length).toBeGreaterThanOrEqual(4);
  expect(frames.every(Boolean)).toBe(true);
});
