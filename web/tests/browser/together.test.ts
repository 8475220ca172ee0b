// Several people: two browsers and a spectator, a lost connection, one screen for two, modules, Metromania, replay.
import type { Page, WebSocketRoute } from "playwright-core";
import { expect, it } from "vitest";

import { address, myTurn, openTable, over, person, playOut } from "./people";

const BOT = { kind: "bot" as const, level: "random" };
const HUMAN = { kind: "human" as const };
const OPEN = { kind: "open" as const };

async function layOne(page: Page): Promise<void> {
  await page.locator("[data-cell].can").first().click();
  await page.locator(".confirm").click();
}

it("two browsers play, a third watches; a guest joins by the link and chats", async () => {
  const [host, guest, watcher] = [await person(), await person(), await person()];
  const { id } = await openTable(host, { game: "metro", seats: [HUMAN, OPEN], public: true });
  const link = await host.getByLabel("Link to this table").inputValue();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit here" }).click();
  await watcher.goto(`${address}/t/${id}`);
  for (let i = 0; i < 6; i++) {
    const page = i % 2 ? guest : host;
    expect(await myTurn(page)).toBe(true);
    await layOne(page);
  }
  await watcher.waitForFunction(() => document.querySelectorAll(".log li").length >= 6);
  expect(await watcher.locator(".hand").count()).toBe(0);
  const text = (page: Page): Promise<string | null> => page.locator(".progress").textContent();
  await host.waitForSelector(".pill.mine");
  expect(await text(watcher)).toBe(await text(host));
  await guest.getByRole("button", { name: "Chat" }).click();
  await guest.getByPlaceholder("Say something").fill("Bonjour !");
  await guest.keyboard.press("Enter");
  await host.getByRole("button", { name: /^Chat/ }).click();
  await host.waitForSelector("text=Bonjour !");
});

it("a lost connection is noticed, and the move made meanwhile arrives once", async () => {
  const page = await person();
  const sockets: WebSocketRoute[] = [];
  let dropping = false;
  await page.routeWebSocket(/\/ws$/, (socket) => {
    sockets.push(socket);
    const server = socket.connectToServer();
    socket.onMessage((message) => (dropping ? undefined : server.send(message)));
  });
  await openTable(page, { game: "metro", seats: [HUMAN, BOT] });
  await myTurn(page);
  const before = Number.parseInt((await page.locator(".progress").textContent()) ?? "", 10);
  dropping = true;
  await layOne(page); // this is lost on the way
  dropping = false;
  await sockets[sockets.length - 1]!.close({ code: 1012 });
  await page.waitForFunction((count) => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) <= count - 1, before);
  await myTurn(page);
  const after = Number.parseInt((await page.locator(".progress").textContent()) ?? "", 10);
  expect(before - after).toBe(2); // our tile and the bot's: nothing lost, nothing doubled
});

it("two people at one screen: the curtain hides each hand from the other", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [{ ...HUMAN, name: "Ada" }, { ...HUMAN, name: "Zoé" }] });
  for (const name of ["Ada", "Zoé", "Ada"]) {
    const open = page.getByRole("button", { name: `I am ${name}` });
    await open.waitFor();
    expect(await page.locator(".hand").isVisible()).toBe(false);
    await open.click();
    await myTurn(page);
    await layOne(page);
  }
});

it("companies: a share is exchanged; stations: a wagon departs; numbers are shown to their owner", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT, BOT], options: { modules: ["companies", "stations", "station-numbers"] } });
  await myTurn(page);
  await page.waitForSelector("text=Your station numbers");
  await page.locator(".pile button.share").first().click();
  await page.getByRole("button", { name: /^Take (?!back)/ }).click();
  await page.waitForSelector(".log >> text=exchanged");
  await myTurn(page);
  await page.locator('[aria-label^="Put a wagon on"]').first().click();
  await page.getByRole("button", { name: /^Place on/ }).click();
  await page.waitForSelector(".log >> text=wagon");
});

it("free orientation with three tiles, and central tracks: tiles are chosen and turned", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT], options: { hand: 3, orientation: "free", modules: ["central-tracks"] } });
  await myTurn(page);
  expect(await page.locator(".hand .tile").count()).toBe(3);
  await page.locator(".hand .tile").nth(1).click();
  if (await page.getByRole("button", { name: /^Turn/ }).count()) await page.keyboard.press("r");
  await layOne(page);
  await page.waitForSelector(".log >> text=laid");
});

it("a whole game of Metromania by mouse, its final scoring, and its replay", async () => {
  const page = await person();
  const { id } = await openTable(page, { game: "metromania", seats: [HUMAN, BOT] });
  await playOut(page, async (n) => {
    for (let step = 0; step < 8; step++) {
      const targets = page.locator("[data-step]");
      const count = await targets.count();
      const confirm = page.locator(".dock .primary");
      if (!count && (await confirm.isEnabled())) return confirm.click();
      if (!count) return page.getByRole("button", { name: "Pass" }).click();
      const steps = await page.locator(".steps .done").count();
      await targets.nth((5 * n + 3 * step) % count).dispatchEvent("click");
      await page.locator(".dock .primary").click();
      await page.waitForFunction((done) => document.querySelectorAll(".steps .done").length !== done || !document.querySelector("[data-step]") || !document.querySelector(".pill.mine"), steps, { timeout: 3000 }).catch(() => {});
      if (!(await page.locator(".pill.mine").count()) || (await over(page))) return;
    }
  });
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

it("the record of a finished game can be saved, dropped in again and stepped through", async () => {
  const page = await person();
  const { id } = await openTable(page, { game: "metro", seats: [BOT, BOT, HUMAN] });
  await playOut(page, () => layOne(page));
  const record = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).text(), id);
  await page.goto(`${address}/#replay`);
  await page.locator("input[type=file]").setInputFiles({ name: "game.guimard", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.getByRole("slider").waitFor();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await page.waitForSelector(".rows >> text=laid");
  expect(await page.locator(".count").textContent()).toContain("3 of ");
});
