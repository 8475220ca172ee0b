// Metro, played to the end by mouse, by keyboard alone and by touch on a small phone.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { tap } from "./hands";
import { address, BOT, HUMAN, layOne, myTurn, openTable, person, PHONE, playOut, TABLE } from "./people";

const cells = (page: Page) => page.locator("[data-cell].can");

async function scores(page: Page): Promise<number[]> {
  return (await page.locator(".ranks .score").allTextContents()).map((text) => Number.parseInt(text, 10));
}

it("two clicks from the home page to a game, which is won or lost by mouse", async () => {
  const page = await person();
  await page.goto(address);
  await page.getByRole("radio", { name: "1", exact: true }).first().check({ force: true });
  await page.getByRole("button", { name: "Play Metro", exact: true }).click();
  await page.waitForURL(TABLE);
  await playOut(page, async (n) => {
    const cell = cells(page).nth(n % (await cells(page).count()));
    await cell.click();
    await page.getByRole("button", { name: /^Confirm/ }).click();
  });
  const [winner, other] = await scores(page);
  expect(winner).toBeGreaterThanOrEqual(other!);
  await expect.poll(() => page.locator(".result").textContent()).toContain(`${winner} point`);
  await expect.poll(() => page.locator(".progress").textContent()).toContain("0 tiles");
});

it("a whole game with the keyboard alone", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT] });
  let drew = false;
  await playOut(page, async () => {
    if (!drew && (await page.getByRole("button", { name: "Draw instead" }).count())) {
      await page.keyboard.press("+");
      await page.keyboard.press("Enter");
      drew = true;
      return;
    }
    const name = (await cells(page).last().getAttribute("data-cell")) ?? "";
    await page.keyboard.press(name[0]!);
    await page.keyboard.press(name[1]!);
    await page.waitForSelector(".confirm:not([disabled])");
    await page.keyboard.press("Enter");
  });
  expect(drew).toBe(true);
  await expect.poll(() => page.locator(".result").isVisible()).toBe(true);
});

it("the arrow keys walk the board and show what a tile would do there", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT] });
  await myTurn(page);
  await page.locator('[data-cell="A1"]').focus();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowUp"]) await page.keyboard.press(key);
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-cell"))).toBe("C1");
});

it("what happened shows where it was while it is pointed at", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT], random_first: false });
  await myTurn(page);
  const name = (await cells(page).nth(9).getAttribute("data-cell")) ?? ""; // not every tile may go anywhere
  await page.locator(`[data-cell="${name}"]`).click();
  await page.getByRole("button", { name: /^Confirm/ }).click();
  await page.locator(".log li", { hasText: `at ${name}` }).hover();
  await page.locator("rect.shown").waitFor();
  const box = async (selector: string): Promise<number> =>
    Math.round((await page.locator(selector).boundingBox())?.y ?? 0);
  expect(Math.abs((await box("rect.shown")) - (await box(`[data-cell="${name}"]`)))).toBeLessThan(6);
  await page.mouse.move(700, 2);
  await page.waitForSelector("rect.shown", { state: "detached" });
});

it("places have names at the board and in the log, where the tile is drawn instead of written", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT], random_first: false });
  await myTurn(page);
  const beside = async (selector: string): Promise<string> =>
    (await page.locator(`.frame ${selector}`).allTextContents()).join(" ");
  await expect.poll(() => beside("text.coordinate")).toBe("A 1 B 2 C 3 D 4 E 5 F 6 G 7 H 8");
  await page.locator("[data-cell].can").first().hover();
  const name = (await page.locator("[data-cell].can").first().getAttribute("data-cell")) ?? "";
  expect((await beside("text.looked")).split(" ").sort()).toEqual([...name].sort());
  await layOne(page);
  const row = page.locator(".log li", { hasText: `laid a tile at ${name}` });
  await row.locator("svg[viewBox='0 0 60 60']").waitFor();
  await expect.poll(() => row.textContent()).not.toMatch(/[abcd]{4}/);
});

it("a whole game by touch, 360 pixels wide, without scrolling sideways", async () => {
  const page = await person(PHONE);
  await openTable(page, { game: "metro", seats: [HUMAN, BOT] });
  await playOut(page, async (n) => {
    await tap(cells(page).nth((3 * n) % (await cells(page).count())));
    await tap(page.locator(".confirm"));
  });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

it("an illegal cell says why, and the tile can be dragged to a legal one", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT] });
  await myTurn(page);
  await page.locator('[data-cell="C3"]').click();
  await page.waitForSelector(".toast");
  await expect.poll(() => page.locator(".toast").textContent()).toContain("C3");
  const [tile, cell] = [await page.locator(".hand .tile").boundingBox(), await cells(page).first().boundingBox()];
  await page.mouse.move(tile!.x + 20, tile!.y + 20);
  await page.mouse.down();
  await page.mouse.move(cell!.x + 25, cell!.y + 25, { steps: 8 });
  await page.mouse.up();
  await page.waitForSelector(".confirm:not([disabled])");
  await expect.poll(() => page.locator(".ghost").isVisible()).toBe(true);
});
