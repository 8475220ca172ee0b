// Hands that play an action in the notation of its game: with a mouse, with keys, or with a finger.
import type { Locator, Page } from "playwright-core";

export type Hands = (page: Page, action: string) => Promise<void>;

/** Touches, and waits until the page has heard the click, which the browser makes of a touch a moment later. */
async function heard(page: Page, touch: () => Promise<void>): Promise<void> {
  const clicked = page.evaluate(
    () =>
      new Promise<void>((done) => {
        addEventListener("click", () => setTimeout(done), { capture: true, once: true });
        setTimeout(done, 5000); // what is disabled meanwhile has no click
      }),
  );
  const ended = clicked.catch(() => undefined); // a link leaves the page
  await touch();
  await ended;
}

type Press = (target: Locator, options?: { timeout: number }) => Promise<void>;

/** Presses with a finger. */
export const tap: Press = (target, options) => heard(target.page(), () => target.tap(options));

/** How somebody with a finger or with a mouse presses. */
export const pressing = (finger: boolean): Press => (finger ? tap : (target, options) => target.click(options));

/** The middle of what a drawing really covers: the box around a triangle may be covered by its neighbours. */
async function middle(target: Locator): Promise<{ x: number; y: number }> {
  return target.evaluate((element) => {
    const shape = (element.querySelector(".area, circle, rect") ?? element) as SVGGraphicsElement;
    const corners = shape instanceof SVGPolygonElement ? [...shape.points] : [];
    if (!corners.length) {
      const { x, y, width, height } = shape.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }
    const sum = corners.reduce((one, { x, y }) => ({ x: one.x + x, y: one.y + y }), { x: 0, y: 0 });
    const at = new DOMPoint(sum.x / corners.length, sum.y / corners.length).matrixTransform(shape.getScreenCTM()!);
    return { x: at.x, y: at.y };
  });
}

/** Where it is once it no longer moves: the map may still be finding its place. */
async function resting(page: Page, target: Locator): Promise<{ x: number; y: number }> {
  const frames = (): Promise<unknown> =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  let [before, now] = [{ x: NaN, y: NaN }, await middle(target)];
  while (before.x !== now.x || before.y !== now.y) {
    await frames();
    [before, now] = [now, await middle(target)];
  }
  return now;
}

async function press(page: Page, target: Locator, finger: boolean): Promise<void> {
  await target.waitFor({ state: "attached" });
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const { x, y } = await resting(page, target);
  await (finger ? heard(page, () => page.touchscreen.tap(x, y)) : page.mouse.click(x, y));
}

/** The main button, whatever it says. */
export const mainButton = (page: Page): Locator => page.locator(".turn .btn.primary");

function metroTarget(page: Page, action: string): Locator {
  const [kind, what = "", where = ""] = action.split(" ");
  if (kind === "draw") return page.locator(".btn.draw");
  if (kind === "lay") return page.locator(`[data-cell="${where}"]`);
  if (kind === "station") return page.getByRole("button", { name: `Put a wagon on ${what}`, exact: true });
  return page.locator(where === "up" ? ".pile button.share" : ".pile .hidden-share").first();
}

const metroHands =
  (finger: boolean): Hands =>
  async (page, action) => {
    const touch = pressing(finger);
    if (finger && action.startsWith("station")) await touch(page.getByRole("button", { name: "Wagon", exact: true }));
    await touch(metroTarget(page, action));
    await touch(page.locator(".btn.confirm"));
  };

async function metroKeys(page: Page, action: string): Promise<void> {
  const [kind, , cell] = action.split(" ");
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  if (kind === "draw") await page.keyboard.press("+");
  else if (kind === "lay") for (const key of cell ?? "") await page.keyboard.press(key);
  else {
    await metroTarget(page, action).focus();
    await page.keyboard.press("Enter");
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  }
  await page.keyboard.press("Enter");
}

/** The direction of a tunnel, as `data-direction` names it. */
function directionOf(page: Page, action: string): Locator {
  const [kind, line, to] = action.split(" ");
  return page.locator(
    kind === "start" ? `[data-direction^="${line} ${to} "]` : `[data-direction^="${line} "][data-direction$=" ${to}"]`,
  );
}

/** The cell of a tunnel: it is named by the first destination that could be placed there. */
function sideOf(page: Page, action: string): Locator {
  const whole = action.split(" ").slice(0, 4).join(" ");
  return page.locator(`.target[data-step="${action}"], .target[data-step^="${whole} "]`).first();
}

const metromaniaHands =
  (finger: boolean): Hands =>
  async (page, action) => {
    if (action === "confirm") return pressing(finger)(mainButton(page));
    const step = `[data-step="${action}"]`;
    if (!finger || /^(station|bonus)/.test(action)) await press(page, sideOf(page, action), finger);
    else {
      await press(page, directionOf(page, action).locator(".disc"), true);
      const side = page.locator(`.opened${step}, .target[data-step="${action}"]`).first();
      const left = await page.waitForFunction(
        () => document.querySelector(".opened, .target .disc, [data-destination], .verdict, [data-sure]") !== null,
      );
      await left.dispose();
      // where only one cell is left, its destinations open at once
      const chosen = await page.locator("[data-destination]").count();
      if (!chosen && (await side.count())) await press(page, sideOf(page, action), true);
    }
    const letter = action.split(" ")[4];
    const choice = page.locator(`[data-destination="${letter}"]`);
    if (letter && (await choice.count())) await press(page, choice, finger);
    const sure = page.locator("[data-sure]");
    if (await sure.count()) await press(page, sure, finger);
  };

/** Walk through the open list until this is what Enter would take. */
async function walk(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const there = await page.evaluate((wanted) => {
      const id = document.querySelector("[data-tip]")?.getAttribute("aria-activedescendant");
      return id ? (document.getElementById(id)?.matches(wanted) ?? false) : false;
    }, selector);
    if (there) return page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`The keys do not come to ${selector}.`);
}

async function metromaniaKeys(page: Page, action: string): Promise<void> {
  if (action === "confirm") {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    return page.keyboard.press("Enter");
  }
  const [kind, line, to, side, letter] = action.split(" ");
  await page.locator("[data-tip]").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  if (kind === "station" || kind === "bonus") return walk(page, `[data-step="${action}"]`);
  await walk(
    page,
    kind === "start" ? `[data-direction^="${line} ${to} "]` : `[data-direction^="${line} "][data-direction$=" ${to}"]`,
  );
  const open = await page.evaluate(() => document.querySelector("[data-direction]:not([aria-hidden])") === null);
  if (open && (await page.locator(".target[role=option]").count())) {
    const whole = `${kind} ${line} ${to} ${side}`;
    await walk(page, `[data-step="${whole}"], [data-step^="${whole} "]`);
  }
  if (letter && (await page.locator("[data-destination]").count())) await walk(page, `[data-destination="${letter}"]`);
  if (await page.locator("[data-sure]").count()) await page.keyboard.press("Enter");
}

interface GameHands {
  mouse: Hands;
  keys: Hands;
  finger: Hands;
}

export const HANDS: Record<string, GameHands> = {
  metro: { mouse: metroHands(false), finger: metroHands(true), keys: metroKeys },
  metromania: { mouse: metromaniaHands(false), finger: metromaniaHands(true), keys: metromaniaKeys },
};

/** Try what the rules refuse. */
export async function tryForbidden(page: Page, action: string): Promise<void> {
  const cell = page.locator(`[data-cell="${action.split(" ")[2]}"]`);
  const target = (await cell.count()) ? cell : page.locator(`[data-forbidden="${action}"] polygon`);
  await ((await target.count()) && (await cell.count()) ? cell.click() : press(page, target, false));
}
