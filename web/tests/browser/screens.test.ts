// Single screens as they are drawn: the lists of the home page, the waiting room, endings on small screens.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, HUMAN, myTurn, newTable, OPEN, openTable, person, settled } from "./people";
import { sharedGame } from "./wire";

const touch = (width: number, height: number): object => ({
  viewport: { width, height },
  hasTouch: true,
  isMobile: true,
});
const ended = sharedGame({ game: "metro", seats: [HUMAN, BOT, BOT], random_first: false, public: true });
const top = async (page: Page, selector: string): Promise<number> =>
  Math.round((await page.locator(selector).first().boundingBox())?.y ?? NaN);
const bottom = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).first().boundingBox();
  return Math.round(box ? box.y + box.height : NaN);
};

it("the home page lists a handful of tables, and all of them when asked", async () => {
  const hosts = await Promise.all([person(), person()]);
  for (const host of hosts)
    for (let i = 0; i < 3; i++) await newTable(host, { game: "metro", seats: [HUMAN, OPEN], public: true });
  const page = await person();
  await page.goto(address);
  const rows = page.locator(".list ul").first().locator("li a");
  await expect.poll(() => rows.count()).toBe(5);
  await page.getByRole("button", { name: "All tables" }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(5);
  await expect.poll(() => page.getByRole("button", { name: "All tables" }).count()).toBe(0);
});

it("the waiting room shows the board with the lines of so many players, and follows the options", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, OPEN], random_first: false });
  const lines = (letter: string): Promise<number> => page.locator(`.board .stations .k-${letter}`).count();
  await expect.poll(() => lines("y")).toBe(16); // Metro 2: with two players, sixteen each
  await expect.poll(() => page.locator(".board[inert]").count()).toBe(1);
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("radio", { name: "Companies" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => lines("y")).toBe(4); // eight companies of four lines
});

it("the waiting room of Metromania shows the city, and no place that only the deal decides", async () => {
  const page = await person();
  await openTable(page, { game: "metromania", seats: [HUMAN, OPEN] });
  await expect.poll(() => page.locator(".board[inert] .frame svg polygon").count()).toBeGreaterThan(6);
  await expect.poll(() => page.locator('.board polygon[fill="var(--lake)"]').count()).toBe(0);
});

it("whoever follows the link reads that no rating changes", async () => {
  const [host, guest] = [await person(), await person(touch(390, 844))];
  const { code } = await openTable(host, { game: "metro", seats: [HUMAN, OPEN] });
  await guest.goto(`${address}/t/${code}`);
  await guest.getByText("Not rated. Nobody’s rating changes, so bots may sit in.").waitFor();
});

it("after a game the result comes first on a phone, and the board is whole in sight below it", async () => {
  const { page } = await ended();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForSelector(".result");
  await settled(page);
  await expect.poll(async () => (await top(page, ".result")) < (await top(page, ".board"))).toBe(true);
  await expect.poll(() => bottom(page, ".board")).toBeLessThan(844 - 96);
});

it("after a game on a tablet the board stands beside the result, whose button is where Confirm was", async () => {
  const { page } = await ended();
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.waitForSelector(".result");
  await settled(page);
  await expect.poll(() => top(page, ".result .primary")).toBe(233);
  await expect.poll(() => bottom(page, ".board")).toBeLessThanOrEqual(768);
  await expect.poll(async () => (await top(page, ".result")) < (await bottom(page, ".board"))).toBe(true);
  await expect.poll(() => page.locator(".pill.over").textContent()).toContain("The game is over");
});

it.each(["metro", "metromania"])("on a phone on its side, how far %s is takes one line", async (game) => {
  const page = await person(touch(844, 390));
  await openTable(page, { game, seats: [HUMAN, BOT], random_first: false });
  await myTurn(page);
  const lines = (): Promise<number> =>
    page.locator(".progress b").evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
  await expect.poll(lines).toBe(1);
});
