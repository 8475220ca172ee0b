// Explain: one sentence at its place in a first game, each until it was read; switched in the table's menu.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";

import { BOT, HUMAN, layAndWait, myTurn, openTable, person, pressStep, settled } from "./people";

const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

interface Kept {
  told: string[];
  played: string[];
}

const kept = (page: Page): Promise<Kept> =>
  page.evaluate(() => ({ told: [], played: [], ...JSON.parse(localStorage.getItem("guimard-explained") ?? "{}") }));
const sentence = (page: Page, key = ""): Locator =>
  page.locator(`[role=status] [data-explain${key && `="${key}"`}]`).filter({ visible: true });

async function table(screen: typeof DESK, game: string, newcomer: Record<string, unknown>): Promise<Page> {
  const page = await person({ ...screen, reducedMotion: "reduce" }, {}, true);
  await page.addInitScript((known) => {
    if (!sessionStorage.getItem("begun")) localStorage.setItem("guimard-explained", known);
    sessionStorage.setItem("begun", "yes");
  }, JSON.stringify(newcomer));
  await openTable(page, { game, seats: [HUMAN, BOT], options: {}, public: false });
  await myTurn(page);
  return page;
}

async function switchExplain(page: Page): Promise<void> {
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await page.getByRole("button", { name: "Explain" }).click();
  await page.keyboard.press("Escape");
  if (await page.getByRole("button", { name: "Explain" }).count()) await menu.click();
}

/** What the sentence covers of hand, buttons and the place it is about. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector("[data-explain]")!.getBoundingClientRect();
    return [".dock", ".board .shown"].filter((one) =>
      [...document.querySelectorAll(one)].some((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      }),
    );
  });

it.each([
  ["on a desk", DESK],
  ["on a phone", PHONE],
])("Metro %s: the sentences of a first turn stay until they are read, and come once", async (_, screen) => {
  const page = await table(screen, "metro", {});
  await sentence(page, "metro-aim").waitFor();
  expect((await kept(page)).told).toEqual([]);
  await expect.poll(() => sentence(page).evaluate((box) => box.getAnimations().length)).toBe(0); // less motion was asked for
  await page.reload(); // nobody has read it yet
  await sentence(page, "metro-aim").waitFor();
  await expect.poll(() => covered(page)).toEqual([]);
  const read = sentence(page).getByRole("button", { name: "Got it" });
  for (let tabs = 0; tabs < 3 && !(await read.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await sentence(page, "metro-aim").waitFor({ state: "detached" });
  expect((await kept(page)).told).toEqual(["metro-aim"]);
  while (await sentence(page).count()) {
    await settled(page);
    await expect.poll(() => covered(page)).toEqual([]);
    await read.click();
  }
  const { told } = await kept(page);
  await page.reload();
  await myTurn(page);
  await layAndWait(page);
  for (const next of await sentence(page).all()) expect(told).not.toContain(await next.getAttribute("data-explain"));
  expect((await kept(page)).told).toEqual(told);
});

it.each([
  ["on a desk", DESK],
  ["on a phone", PHONE],
])("Metromania %s: digging after a sentence was on the screen counts as having read it", async (_, screen) => {
  const page = await table(screen, "metromania", {});
  await sentence(page, "metromania-start").waitFor();
  await expect.poll(() => covered(page)).toEqual([]);
  expect((await kept(page)).told).toEqual([]);
  while (!(await page.locator(".steps .done").count())) await pressStep(page, 0);
  await sentence(page, "metromania-start").waitFor({ state: "detached" });
  await sentence(page).waitFor();
  await expect.poll(() => covered(page)).toEqual([]);
  expect((await kept(page)).told).toEqual(["metromania-start"]);
});

it("after the first game nothing is explained, unless it is switched on in the menu", async () => {
  const page = await table(DESK, "metro", { played: ["metro"] });
  await page.locator("[data-cell].can").first().waitFor();
  await settled(page);
  await expect.poll(() => sentence(page).count()).toBe(0);
  await switchExplain(page);
  await sentence(page, "metro-aim").waitFor();
  await switchExplain(page);
  await sentence(page).waitFor({ state: "detached" });
  expect((await kept(page)).told).toEqual([]);
});
