// Metromania: whole games by mouse and by touch on a small phone, and what a step would change before it is played.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";

import type { Dig } from "../../src/games/metromania/model/types";
import { tap } from "./hands";
import { address, BOT, digTurn, HUMAN, myTurn, openTable, person, PHONE, playOut, pressStep } from "./people";

it("a whole game by mouse, its final scoring, and its replay", async () => {
  const page = await person();
  const { id } = await openTable(page, { game: "metromania", seats: [HUMAN, BOT] });
  await playOut(page, (n) => digTurn(page, n, (target) => target.click()));
  await page.locator(".days button").nth(3).click();
  await expect.poll(() => page.locator("tr.now").count()).toBe(1);

  await page.goto(`${address}/t/${id}/replay`);
  await page.getByRole("slider").waitFor();
  await page.keyboard.press("End");
  await page.waitForFunction(() => {
    const slider = document.querySelector<HTMLInputElement>("input[type=range]");
    return slider && slider.value === slider.max && slider.max !== "0";
  });
});

it("a whole game by touch, 360 pixels wide, without scrolling sideways", async () => {
  const page = await person(PHONE);
  await openTable(page, { game: "metromania", seats: [HUMAN, BOT] });
  await playOut(page, (n) => digTurn(page, n, tap));
  await page.locator(".result").waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

const trips = (page: Page): Promise<string | null> =>
  page
    .locator(".panel", { has: page.getByText("Trips as they stand") })
    .locator("h2")
    .textContent();

it("a step shows by pointer and by keyboard what it would do to the trips, and a forbidden one says why", async () => {
  const page = await person();
  await openTable(page, { game: "metromania", seats: [HUMAN, BOT], random_first: false });
  await myTurn(page);
  await page.locator("[data-step]").first().dispatchEvent("click"); // the line is started
  await page.waitForSelector("[data-forbidden]", { state: "attached" });
  await expect.poll(() => trips(page)).toContain("after these steps");
  await page.keyboard.press("Tab");
  await page.locator("[data-tip]").focus();
  await page.waitForSelector("text=after this step");
  await page.locator("[data-tip]").blur();
  await page.waitForSelector("text=after these steps");
  await page.locator("[data-step] .ring").last().hover({ force: true });
  await page.waitForSelector("text=after this step");
  await page.mouse.move(2, 600);

  await page.locator("[data-forbidden]").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".toast");
  await expect.poll(() => page.locator(".steps .done").count()).toBe(1); // asking is not playing
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector(".steps .done"));
});

it("what happened shows where it was while it is pointed at", async () => {
  const page = await person();
  await openTable(page, { game: "metromania", seats: [HUMAN, BOT], random_first: false });
  await myTurn(page);
  await digTurn(page, 0, (target) => target.click());
  const row = page.locator(".log li", { hasText: "digs to" }).last();
  await row.waitFor();
  await row.locator("svg circle").first().waitFor(); // the tunnel is drawn
  await expect.poll(() => row.textContent()).not.toMatch(/-?\d,-?\d/);
  await expect.poll(() => page.locator("circle.shown").count()).toBe(0);
  await row.hover();
  await page.locator("circle.shown").waitFor();
  await page.mouse.move(700, 2);
  await page.waitForSelector("circle.shown", { state: "detached" });
});

it("a bot that is asked for advice can be seen thinking, and told not to mind", async () => {
  const page = await person();
  let holding = true;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!(holding && String(message).includes('"suggested"'))) socket.send(message);
    });
  });
  await openTable(page, { game: "metromania", seats: [HUMAN, BOT], random_first: false });
  await myTurn(page);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: /for advice/ }).click();
  await page.getByRole("button", { name: "Never mind" }).click();
  await expect.poll(() => page.getByRole("button", { name: "Never mind" }).count()).toBe(0);
  holding = false;
});

it.each([
  ["by mouse", {}],
  ["by touch on a phone", PHONE],
])("three players choose the type they hold twice, %s", async (_, device) => {
  const page = await person(device);
  await openTable(page, { game: "metromania", seats: [HUMAN, BOT, BOT], random_first: false });
  const title = page.getByRole("heading", { name: "Choose the type you want twice" });
  await title.waitFor();
  const confirm = page.locator(".dock .primary");
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await expect.poll(() => page.locator("[data-step]").count()).toBe(0);
  await expect.poll(() => page.getByRole("img", { name: /^[A-F?] (home|work|leisure)$/ }).count()).toBe(0); // nothing is dealt

  await page.getByRole("button", { name: "two leisure" }).click();
  await expect.poll(() => page.locator("circle.choice").count()).toBe(6); // its spots stand out in the city
  await page.keyboard.press("Escape");
  await expect.poll(() => confirm.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "two work" }).click();
  await confirm.click();
  await title.waitFor({ state: "detached" });
  await page.locator(".log li", { hasText: "wants work twice" }).waitFor({ state: "attached" });
  await page.locator(".log li", { hasText: "takes what is left" }).waitFor({ state: "attached" });
  await myTurn(page);
  await targets(page).first().waitFor({ state: "attached" });
  await expect.poll(() => page.getByRole("img", { name: /^[A-F] work$/ }).count()).toBe(2);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(await page.evaluate(() => document.documentElement.clientWidth));
});

const passing = (page: Page): Locator => page.getByRole("button", { name: "Pass", exact: true });
const targets = (page: Page): Locator => page.locator("[data-step], [data-direction]");

/** Plays until construction has ended and the last turn is this page's; false if nothing could be dug in it. */
async function reachLastTurn(page: Page): Promise<boolean> {
  await openTable(page, { game: "metromania", seats: [HUMAN, BOT, BOT, BOT], options: { blocked_lines: 2 } });
  for (let n = 0; (await myTurn(page)) && n < 60; n++) {
    if (await page.getByText(/^Construction is ending/).count()) {
      await passing(page).waitFor();
      return (await targets(page).count()) > 0;
    }
    await digTurn(page, n, (target) => target.click());
  }
  return false;
}

it("in the last turn one may pass although one could dig", async () => {
  const page = await person();
  let reached = false;
  // Whoever ends construction has no last turn, and whose lines are blocked cannot dig in it: eight times in a row, for
  // one of four players, that hardly ever happens.
  for (let table = 0; table < 8 && !reached; table++) reached = await reachLastTurn(page);
  expect(reached).toBe(true);
  await passing(page).click();
  const logged = page.locator(".log li", { hasText: "passes" });
  const ended = page.locator(".result, .today"); // by this pass, where it was the last
  await logged.or(ended).first().waitFor({ state: "attached" });
});

it("options that change nothing with so many players are not offered", async () => {
  const page = await person();
  await page.goto(`${address}/#open/metromania`);
  const doubles = page.getByText("Destinations held twice");
  const nobody = page.getByText("Trips that score for nobody");
  const halls = page.getByText("Town hall", { exact: true });
  await nobody.waitFor();
  await expect.poll(() => doubles.count()).toBe(0);
  await expect.poll(() => halls.count()).toBe(0); // two players know all letters
  await page.getByRole("radio", { name: "3", exact: true }).first().check({ force: true });
  await doubles.waitFor();
  await halls.waitFor();
  await expect.poll(() => nobody.count()).toBe(0);
  await page.getByRole("radio", { name: "4", exact: true }).first().check({ force: true });
  await doubles.waitFor({ state: "detached" });
});

const DUEL = { game: "metromania", seats: [HUMAN, BOT], random_first: false };
const dug = (page: Page): Promise<number> => page.locator(".steps .done").count();

it("a click on a target digs, and the turn takes four clicks", async () => {
  const page = await person();
  await openTable(page, DUEL);
  await myTurn(page);
  for (let tunnel = 1; tunnel <= 3; tunnel++) {
    const plain = page.locator('[data-step]:not([data-step*=" right "]):not([data-step*=" left "]) .ring').last();
    await plain.click({ force: true });
    await expect.poll(() => dug(page)).toBe(tunnel);
    await expect.poll(() => page.locator(".dock .primary").isEnabled()).toBe(tunnel === 3);
  }
  await page.locator(".done[role=button]").click(); // at the tip; the main button and Enter do the same
  await page.locator(".log li", { hasText: "starts" }).first().waitFor();
});

it("with the keyboard: arrows choose, Enter digs, focus stays at the tip, left and right have names", async () => {
  const page = await person();
  await openTable(page, DUEL);
  await myTurn(page);
  const active = (): Promise<string> =>
    page.evaluate(() => {
      const id = document.activeElement?.getAttribute("aria-activedescendant") ?? "";
      return document.getElementById(id)?.getAttribute("aria-label") ?? "";
    });
  await page.keyboard.press("Tab");
  await page.locator("[data-tip]").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(() => dug(page)).toBe(1);
  for (let tunnel = 2; tunnel <= 3; tunnel++) {
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute("data-tip"))).toBe(true);
    const first = await active();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => active()).not.toBe(first);
    await page.keyboard.press("Enter");
    const settled = (): Promise<unknown> =>
      page.waitForFunction(
        (count) =>
          document.querySelectorAll(".steps .done").length === count ||
          document.querySelector(".opened, [data-sure], [data-destination]"),
        tunnel,
      );
    await settled();
    if ((await dug(page)) < tunnel && (await page.locator(".opened").count()) > 1) {
      await page.keyboard.press("ArrowLeft");
      await expect.poll(() => active()).toContain("left side");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => active()).toContain("right side");
    }
    while ((await dug(page)) < tunnel) await pressStep(page, 0);
    await expect.poll(() => dug(page)).toBe(tunnel);
  }
  await page.keyboard.press("Backspace");
  await expect.poll(() => dug(page)).toBe(2);
});

/** Rewrites the digs of the actions that the page is sent. */
async function rewriteDigs(page: Page, rewrite: (digs: Dig[]) => Dig[]): Promise<void> {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const sent = JSON.parse(String(message)) as { state?: { actions?: Dig[] } };
      const isDig = ({ kind }: { kind: string }): boolean => ["start", "dig", "end"].includes(kind);
      const { state } = sent;
      if (state?.actions)
        state.actions = [...rewrite(state.actions.filter(isDig)), ...state.actions.filter((one) => !isDig(one))];
      socket.send(JSON.stringify(sent));
    });
  });
}

/** After this tunnel its line cannot be finished. */
const losingFinish = (dig: Dig): Dig => ({
  ...dig,
  consequences: { ...dig.consequences, cannot_finish: [{ seat: 0, line: 1 }] },
});

it("a tunnel after which the line cannot be finished says so before, and asks for a second press", async () => {
  const page = await person();
  await rewriteDigs(page, (digs) => digs.map(losingFinish));
  await openTable(page, DUEL);
  await myTurn(page);
  const ring = page.locator("[data-step] .ring").last();
  await ring.hover({ force: true });
  await page.locator(".facts .warn", { hasText: "R1 can no longer be finished" }).waitFor();
  await ring.click({ force: true });
  await page.locator(".facts .warn", { hasText: "Choose it again" }).waitFor();
  await expect.poll(() => dug(page)).toBe(0);
  await page.locator("[data-sure]").dispatchEvent("click");
  await expect.poll(() => dug(page)).toBe(1);
});

it("on a phone a direction with one side asks for a second press, too, and is marked meanwhile", async () => {
  const page = await person(PHONE);
  await rewriteDigs(page, (digs) => digs.filter(({ side }) => side !== "right").map(losingFinish));
  await openTable(page, DUEL);
  await myTurn(page);
  while ((await dug(page)) === 0) await pressStep(page, 0); // the start of the line
  const disc = page.locator("[data-direction] .disc").first();
  await disc.dispatchEvent("click");
  await page.locator(".facts .warn", { hasText: "Choose it again" }).waitFor();
  await expect.poll(() => page.locator(".disc[data-sure]").count()).toBe(1);
  await page.locator("[data-sure]").dispatchEvent("click");
  await expect.poll(() => dug(page)).toBe(2);
});

it("pointing at the row of a trip draws its route, and leaving it takes it away", async () => {
  const page = await person();
  await openTable(page, DUEL);
  await myTurn(page);
  const row = page.locator("button:has-text('Mon')").first();
  await row.hover();
  await page.waitForSelector("button[aria-pressed=true]:has-text('Mon')");
  await page.mouse.move(700, 2);
  await page.waitForSelector("button[aria-pressed=false]:has-text('Mon')");
});

it("on a phone every target is at least 44 pixels, near the tip, and the trips are a sheet", async () => {
  const page = await person({ ...PHONE, viewport: { width: 390, height: 844 } });
  await openTable(page, DUEL);
  await myTurn(page);
  const small = (selector: string): Promise<number> =>
    page.locator(selector).evaluateAll(
      (all) =>
        all.filter((one) => {
          const { width, height } = one.getBoundingClientRect();
          return Math.min(width, height) < 44;
        }).length,
    );
  for (let tunnel = 1; tunnel <= 3; tunnel++) {
    await page.locator("[data-direction] .disc").first().waitFor();
    await expect.poll(() => small("[data-direction] .disc")).toBe(0);
    await tap(page.locator("[data-direction] .disc").first());
    await page.waitForFunction(
      (done) => document.querySelector("[data-side]") || document.querySelectorAll(".steps .done").length >= done,
      tunnel,
    );
    await expect.poll(() => small("[data-side]")).toBe(0);
    while ((await dug(page)) < tunnel) await pressStep(page, 0);
  }
  const edge = (): Promise<number> => page.locator(".overview").evaluate((one) => one.getBoundingClientRect().width);
  expect((await page.locator(".overview").count()) ? await edge() : 116).toBe(116);
  await tap(page.locator(".chip").first());
  await page.waitForSelector(".chip[aria-pressed=true]");
  await tap(page.getByRole("button", { name: "All trips" }));
  await page.locator(".trip-sheet li button", { hasText: "Mon" }).waitFor();
});

it("on a phone the frame of the overview can be dragged, and holding Take back undoes the whole turn", async () => {
  const page = await person({ ...PHONE, viewport: { width: 390, height: 844 } });
  await openTable(page, DUEL);
  await myTurn(page);
  for (let tunnel = 1; tunnel <= 2; tunnel++) while ((await dug(page)) < tunnel) await pressStep(page, 0);
  const frame = page.locator(".overview rect");
  await frame.waitFor();
  const at = async (): Promise<number[]> =>
    frame.evaluate((rect) => [Number(rect.getAttribute("x")), Number(rect.getAttribute("y"))]);
  const overview = (await page.locator(".overview").boundingBox())!;
  const before = await at();
  await page.mouse.move(overview.x + 40, overview.y + 40);
  await page.mouse.down();
  await page.mouse.move(overview.x + 80, overview.y + 80, { steps: 4 });
  await page.mouse.up();
  await expect.poll(at).not.toEqual(before);
  await expect.poll(() => page.locator(".overview").getAttribute("aria-pressed")).toBe("false"); // that was no tap
  await page.locator(".overview").click();
  await page.waitForSelector(".overview[aria-pressed=true]");

  const back = page.getByRole("button", { name: "Take back" });
  const button = (await back.boundingBox())!;
  await page.mouse.move(button.x + 20, button.y + 20);
  await page.mouse.down();
  await expect.poll(() => dug(page)).toBe(0);
  await page.mouse.up();
  await back.and(page.locator(":disabled")).waitFor();
});
