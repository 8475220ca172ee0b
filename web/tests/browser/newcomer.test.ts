// A newcomer presses only what the page offers: the green button, or else what is marked on the board.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";

import { HANDS, mainButton } from "./hands";
import { address, person, TABLE } from "./people";

const DESK = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** What the page marks to be pressed, the most urgent first: what it asks about, then the green button, then the rest. */
const PROMPTS = [
  "[data-explain] button",
  "[data-sure]",
  "main .primary:enabled",
  "main button:enabled:text-matches('^\\s*two ')",
  "[data-destination]",
  "[data-side]",
  "[data-direction] .disc",
  "[data-step]",
  ".cell.can",
  "main button:enabled:text-is('Pass')",
];

/** How the steps of the first lessons are solved. */
const LESSON_ONE: Record<string, { first: string[]; hands: (typeof HANDS)[string] }> = {
  Metro: { first: ["lay aacb E8", "lay badb E6"], hands: HANDS["metro"]! },
  Metromania: { first: ["start 1 0.3 2,3", "start 2 2.3 -5,2"], hands: HANDS["metromania"]! },
};

/** What the page says and shows: it changes with everything that is pressed. */
const looks = (page: Page): Promise<string> =>
  page.evaluate(
    (prompts) =>
      [
        document.querySelector("main")?.textContent,
        ...prompts.map((one) => document.querySelectorAll(one).length),
        document.querySelector(".frame")?.innerHTML.length,
        document.querySelector("[data-explain]")?.textContent,
      ].join(),
    ["[data-sure]", "[data-direction]", "[data-step]", ".cell.can", ".ghost", ".primary:enabled"],
  );

async function prompted(page: Page): Promise<Locator | null> {
  for (const prompt of PROMPTS) {
    const found = page.locator(prompt).filter({ visible: true });
    if (await found.count()) return found;
  }
  return null;
}

/** Press one of the things that stand out; one that cannot be reached is passed over, as people do. */
async function press(page: Page, targets: Locator, n: number, taps: boolean): Promise<void> {
  const count = await targets.count();
  for (let i = 0; i < count; i++) {
    const target = targets.nth((n + i) % count);
    const pressed = await (taps ? target.tap({ timeout: 2000 }) : target.click({ timeout: 2000 })).then(
      () => true,
      () => false,
    );
    if (pressed || (await page.locator(".result").count())) return;
  }
  throw new Error("Nothing that the page offers can be pressed.");
}

/** Lesson one, solved as its steps ask. */
async function firstLesson(page: Page, game: string, taps: boolean): Promise<void> {
  const touch = (target: Locator): Promise<void> => (taps ? target.tap() : target.click());
  const { first, hands } = LESSON_ONE[game]!;
  await page.goto(address);
  await page.goto(`${address}/#learn`);
  await touch(page.locator(`#course-${game.toLowerCase()}`).locator("xpath=ancestor::section").locator("ol a").first());
  for (const [i, action] of first.entries()) {
    await page.getByText(`step ${i + 1} of`).waitFor();
    await page.locator(".verdict").waitFor({ state: "detached" });
    await (taps ? hands.finger : hands.mouse)(page, action);
    await page.locator(".verdict.right").waitFor();
    if (i < first.length - 1) await touch(mainButton(page));
  }
  await touch(page.getByRole("link", { name: "Leave" }));
}

/** What was explained; each sentence only once. */
async function firstGame(page: Page, game: string, taps: boolean): Promise<string[]> {
  const told: string[] = [];
  page.on("console", (message) => {
    const [said, key] = message.text().split(" ");
    if (said === "explained" && key && told.at(-1) !== key) told.push(key);
  });
  await page.addInitScript(() =>
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes, target }) => [target, ...addedNodes]))
        if (node instanceof HTMLElement && node.dataset["explain"]) console.log(`explained ${node.dataset["explain"]}`);
    }).observe(document, { subtree: true, childList: true, attributeFilter: ["data-explain"] }),
  );
  await page.goto(address);
  const play = page.getByRole("button", { name: new RegExp(`^Guided first game\\s*: ${game}$`) });
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .waitFor();
  // On a phone one chooses the game first.
  if (!(await play.isVisible())) await page.locator("main label", { hasText: new RegExp(`^\\s*${game}\\s*$`) }).click();
  await play.click();
  await page.waitForURL(TABLE);
  for (let n = 0; n < 600; n++) {
    await page.waitForFunction(
      () => document.querySelector(".result, .today, .pill.mine") && document.querySelector("main"),
      undefined,
      { timeout: 60_000 },
    );
    if (await page.locator(".result").count()) return told;
    const targets = await prompted(page);
    const before = await looks(page);
    if (targets) await press(page, targets, 5 * n, taps);
    await page.waitForFunction(() => document.querySelector(".result, .today, .pill.mine .who") !== null, undefined, {
      timeout: 60_000,
    });
    await expect.poll(async () => (await looks(page)) !== before, { timeout: 20_000 }).toBe(true);
  }
  throw new Error("The game does not end.");
}

it.each([
  ["Metro", "on a desk", DESK],
  ["Metro", "on a phone", PHONE],
  ["Metromania", "on a desk", DESK],
  ["Metromania", "on a phone", PHONE],
] as const)("%s %s: following the page's prompts finishes lesson one and a guided game", async (game, _, screen) => {
  const page = await person(screen, {}, true);
  await firstLesson(page, game, "hasTouch" in screen);
  const told = await firstGame(page, game, "hasTouch" in screen);
  expect(told).toEqual([...new Set(told)]);
  expect(told).toContain(game === "Metro" ? "metro-aim" : "metromania-start");
  expect(told.length).toBeGreaterThan(3);
  expect(await page.locator(".result h2").textContent()).toMatch(/wins?|share the victory/);
});
