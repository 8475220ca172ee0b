// A newcomer presses only what the page offers: the green button, or else what is marked on the board.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";

import { mainButton, pressing } from "./hands";
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

/**
 * Press one of the things that stand out; one that cannot be reached is passed over, as people do. False if there was
 * none: the page has moved on meanwhile, and has to be looked at again.
 */
async function press(page: Page, targets: Locator, n: number, taps: boolean): Promise<boolean> {
  const count = await targets.count();
  for (let i = 0; i < count; i++) {
    const target = targets.nth((n + i) % count);
    const pressed = await pressing(taps)(target, { timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (pressed || (await page.locator(".result").count())) return true;
  }
  return false;
}

/** What is offered, beginning with what lies nearest to the mark of a hint, if one was given. */
async function nearHint(targets: Locator): Promise<number[]> {
  return targets.evaluateAll((all) => {
    const middle = (one: Element): [number, number] => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    };
    const mark = document.querySelector(".board .shown");
    const [x, y] = mark ? middle(mark) : [0, 0];
    const far = all.map((one) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y));
    return [...far.keys()].sort((a, b) => (mark ? far[a]! - far[b]! : 0));
  });
}

/** One step: read its hints, press what they point at, try again with something else after a miss. */
async function followStep(page: Page, taps: boolean): Promise<void> {
  const touch = pressing(taps);
  const hint = page.getByRole("button", { name: /^Hint/ });
  let missed = 0;
  for (let pressed = 0; pressed < 30; pressed++) {
    if (await page.locator(".verdict.right").count()) return;
    const wrong = (await page.locator(".verdict").count()) > 0;
    while (!wrong && (await hint.isEnabled())) await touch(hint);
    const [targets, before] = [await prompted(page), await looks(page)];
    if (!targets) throw new Error("The page offers nothing to press.");
    const [first = 0, ...others] = await nearHint(targets);
    const choice = wrong ? 0 : ([first, ...others][missed] ?? first);
    await press(page, targets, choice, taps);
    missed += Number(wrong);
    await expect.poll(async () => (await looks(page)) !== before, { timeout: 20_000 }).toBe(true);
  }
  throw new Error("The prompts do not lead to the goal.");
}

/** Lesson one, from the game's card, by nothing but what the page says and marks. */
async function firstLesson(page: Page, game: string, taps: boolean): Promise<void> {
  const touch = pressing(taps);
  await page.goto(address);
  await chooseGame(page, game, page.getByRole("link", { name: new RegExp(`^Learn ${game} Start here$`) }), touch);
  await touch(
    page
      .getByRole("link", { name: /^1 / })
      .filter({ visible: true })
      .nth(!taps && game === "Metromania" ? 1 : 0),
  );
  const steps = Number((await page.getByText(/^step 1 of/).textContent())?.split(" of ")[1]);
  for (let step = 1; step <= steps; step++) {
    await page.getByText(`step ${step} of`).waitFor();
    await page.locator(".verdict").waitFor({ state: "detached" });
    await followStep(page, taps);
    if (step < steps) await touch(mainButton(page));
  }
  await expect.poll(() => page.getByLabel(/[1-3] of 3 stars/).count()).toBeGreaterThan(0);
  await touch(page.getByRole("link", { name: "Leave" }));
}

/** Press something of a game's card; on a phone one chooses the game first. */
async function chooseGame(
  page: Page,
  game: string,
  target: Locator,
  touch: (target: Locator) => Promise<void>,
): Promise<void> {
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .waitFor();
  if (!(await target.isVisible()))
    await touch(page.locator("main label", { hasText: new RegExp(`^\\s*${game}\\s*$`) }));
  await touch(target);
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
  await chooseGame(page, game, play, pressing(taps));
  await page.waitForURL(TABLE);
  let missed = 0;
  for (let n = 0; n < 600; n++) {
    await page.waitForFunction(
      () => document.querySelector(".result, .today, .pill.mine") && document.querySelector("main"),
      undefined,
      { timeout: 60_000 },
    );
    if (await page.locator(".result").count()) return told;
    const targets = await prompted(page);
    const before = await looks(page);
    if (targets && !(await press(page, targets, 5 * n, taps))) {
      if (++missed > 5) throw new Error("Nothing that the page offers can be pressed.");
      continue;
    }
    missed = 0;
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
  await expect.poll(() => page.locator(".result h2").textContent()).toMatch(/wins?|share the victory/);
});
