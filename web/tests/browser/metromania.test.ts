// Metromania: whole games by mouse and by touch on a small phone, and what a step would change before it is played.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, digTurn, HUMAN, myTurn, openTable, person, PHONE, playOut } from "./people";

it("a whole game by mouse, its final scoring, and its replay", async () => {
  const page = await person();
  const { id } = await openTable(page, { game: "metromania", seats: [HUMAN, BOT] });
  await playOut(page, (n) => digTurn(page, n, (target) => target.click()));
  await page.getByText("How the points came together").click();
  await page.getByRole("button", { name: "One step on" }).click();
  expect(await page.locator("tr.now").count()).toBe(1);

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
  await playOut(page, (n) => digTurn(page, n, (target) => target.tap()));
  await page.locator(".result").waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
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
  await page.locator(".dock .primary").click();
  await page.waitForSelector("[data-forbidden]", { state: "attached" });
  expect(await trips(page)).toContain("after these steps");
  await page.locator("[data-step]").first().focus();
  await page.waitForSelector("text=after this step");
  await page.locator("[data-step]").first().blur();
  await page.waitForSelector("text=after these steps");
  await page.locator("[data-step] .ring").last().hover({ force: true });
  await page.waitForSelector("text=after this step");
  await page.mouse.move(2, 600);

  await page.locator("[data-forbidden]").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".toast");
  expect(await page.locator(".steps .done").count()).toBe(1); // asking is not playing
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
  expect(await row.textContent()).not.toMatch(/-?\d,-?\d/);
  expect(await page.locator("circle.shown").count()).toBe(0);
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
  expect(await page.getByRole("button", { name: "Never mind" }).count()).toBe(0);
  holding = false;
});
