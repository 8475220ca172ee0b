// Several people: two browsers and a spectator, one screen for two, names that are kept, replay.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, HUMAN, layOne, myTurn, OPEN, openTable, person, tilesLeft } from "./people";
import { playedTable } from "./wire";

it("two browsers play, a third watches; a guest joins by the link and chats", async () => {
  const [host, guest, watcher] = [await person(), await person(), await person()];
  const { id } = await openTable(host, { game: "metro", seats: [HUMAN, OPEN], public: true });
  const link = await host.getByLabel("Link to this table").inputValue();
  await guest.goto(link);
  await guest.getByRole("button", { name: "Sit down" }).click();
  await watcher.goto(`${address}/t/${id}`);
  for (let i = 0; i < 6; i++) {
    const page = i % 2 ? guest : host;
    expect(await myTurn(page)).toBe(true);
    await layOne(page);
  }
  await watcher.waitForFunction(() => document.querySelectorAll(".log li").length >= 6);
  await expect.poll(() => watcher.locator(".hand").count()).toBe(0);
  const text = (page: Page): Promise<string | null> => page.locator(".progress").textContent();
  await host.waitForSelector(".pill.mine");
  await expect.poll(() => text(watcher)).toBe(await text(host));
  await guest.getByRole("button", { name: "Chat" }).click();
  await guest.getByPlaceholder("Say something").fill("Bonjour !");
  await guest.keyboard.press("Enter");
  await host.getByRole("button", { name: /^Chat/ }).click();
  await host.waitForSelector("text=Bonjour !");
});

it("two people at one screen: the curtain hides each hand from the other", async () => {
  const page = await person();
  await openTable(page, {
    game: "metro",
    seats: [
      { ...HUMAN, name: "Ada" },
      { ...HUMAN, name: "Zoé" },
    ],
  });
  for (const name of ["Ada", "Zoé", "Ada"]) {
    const open = page.getByRole("button", { name: `I am ${name}` });
    await page.waitForSelector(".curtain button:enabled");
    await expect.poll(() => page.locator(".hand").isVisible()).toBe(false);
    await expect.poll(() => page.locator(".frame").first().isVisible()).toBe(true); // the board stays
    await expect.poll(() => page.locator('[aria-label^="Tile:"]').count()).toBe(0);
    await open.click();
    await myTurn(page);
    await layOne(page);
  }
  await page.getByLabel("Open hands: stop covering").click(); // it goes away with the curtain
  for (const left of [57, 56]) {
    await page.waitForFunction(
      (count) => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) === count,
      left,
    );
    await page.waitForSelector(".pill.mine");
    await expect.poll(() => page.locator(".curtain").count()).toBe(0);
    await expect.poll(() => page.locator(".hand .tile").isVisible()).toBe(true);
    await page.waitForSelector("[data-cell].can", { state: "attached" });
    await layOne(page);
  }
});

it("the record of a finished game can be saved, dropped in again and stepped through", async () => {
  const page = await person();
  const id = await playedTable(page, { game: "metro", seats: [BOT, BOT, HUMAN] });
  const record = await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/record`)).text(), id);
  await page.goto(`${address}/#replay`);
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "game.guimard", mimeType: "text/plain", buffer: Buffer.from(record) });
  await page.getByRole("slider").waitFor();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight"]) await page.keyboard.press(key);
  await page.waitForSelector(".rows >> text=laid");
  await expect.poll(() => page.locator(".count").textContent()).toContain("3 of ");
  await expect.poll(() => page.locator('.seat [aria-label^="Tile"]').count()).toBe(3); // nothing is secret any more
  await page.getByLabel("Seen by").selectOption("0");
  await page.waitForFunction(() => document.querySelectorAll('.seat [aria-label^="Tile"]').length === 1); // one's own
});

it("who comes late reads the whole game; who comes back sees what happened meanwhile", async () => {
  const [page, late] = [await person(), await person()];
  const { id } = await openTable(page, {
    game: "metro",
    seats: [HUMAN, BOT, BOT, BOT, BOT, BOT],
    public: true,
    random_first: false,
  });
  const lay = async (): Promise<void> => {
    const before = await tilesLeft(page);
    await layOne(page);
    await page.waitForFunction(
      (count) => Number.parseInt(document.querySelector(".progress")?.textContent ?? "", 10) < count,
      before,
    );
  };
  for (let i = 0; i < 5; i++) void (await myTurn(page), await lay());
  await myTurn(page); // thirty turns are more than the server tells of itself
  await late.goto(`${address}/t/${id}`);
  await late.waitForFunction(
    () => [...document.querySelectorAll(".log li")].filter((row) => row.textContent?.includes("laid")).length >= 30,
  );
  await expect.poll(() => late.locator(".log .new").count()).toBe(0);
  const other = await late.context().newPage();
  await late.close();
  await lay();
  await myTurn(page);
  await other.goto(`${address}/t/${id}`);
  await other.waitForSelector(".log .new");
  const fresh = await other.locator(".log .fresh").allTextContents();
  expect(fresh.filter((row) => row.includes("laid"))).toHaveLength(6);
});

it("a name is kept with a passphrase, and found again from another browser", async () => {
  const [home, away] = [await person(), await person()];
  const name = `Hector ${Date.now() % 100_000}`;
  const fill = async (page: Page, passphrase: string): Promise<void> => {
    await page.goto(address);
    await page.locator("summary", { hasText: /name|You are/ }).click();
    await page.getByLabel("Your name").fill(name);
    await page.getByLabel(/^Passphrase/).fill(passphrase);
  };
  await fill(home, "porte dauphine");
  await home.getByRole("button", { name: "Keep this name" }).click();
  await home.locator("summary", { hasText: `You are ${name}` }).waitFor();
  await fill(away, "porte maillot");
  await away.getByRole("button", { name: "Sign in" }).click();
  await away.locator(".people [role=alert]").waitFor();
  await away.getByLabel(/^Passphrase/).fill("porte dauphine");
  await away.getByRole("button", { name: "Sign in" }).click();
  await away.locator("summary", { hasText: `You are ${name}` }).waitFor();
  await away.getByRole("link", { name: "Your games and statistics" }).click();
  await away.getByRole("heading", { name }).waitFor();
  expect(new URL(away.url()).pathname).toBe(
    await home.getByRole("link", { name: "Your games and statistics" }).getAttribute("href"),
  );
});
