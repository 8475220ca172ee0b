// Fair endings on the page: what leaving costs is said first, proposals reach everybody, watchers know that they watch.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { tap } from "./hands";
import { address, BOT, HUMAN, layOne, myTurn, OPEN, openTable, person, PHONE } from "./people";
import { playByWire } from "./wire";

async function join(page: Page, host: Page): Promise<void> {
  await page.goto(await host.getByLabel("Link to this table").inputValue());
  await page.getByRole("button", { name: "Sit down" }).click();
  await page.waitForSelector(".seats");
}

const menu = (page: Page): Promise<void> => page.getByRole("button", { name: "Menu" }).click();

it("resigning against one other says who wins, and ends the game", async () => {
  const [host, guest] = [await person(), await person()];
  await openTable(host, { game: "metro", seats: [HUMAN, OPEN], random_first: false });
  await join(guest, host);
  await myTurn(host);
  await layOne(host);
  await menu(host);
  await host.getByRole("button", { name: "Resign" }).click();
  await expect.poll(() => host.getByRole("alert").filter({ hasText: "You lose" }).textContent()).toContain("wins");
  await host.getByRole("button", { name: "Resign" }).click();
  for (const page of [host, guest]) {
    await page.waitForSelector(".result");
    await expect.poll(() => page.locator(".result").textContent()).toContain("Clémence: resigned");
    await expect.poll(() => page.locator(".result h2").textContent()).not.toContain("Clémence");
  }
});

it("among bots resigning is lost at once, and the player's page agrees", async () => {
  const page = await person();
  const { host } = await openTable(page, { game: "metro", seats: [HUMAN, BOT, BOT], random_first: false });
  await myTurn(page);
  await layOne(page);
  await menu(page);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByText("You lose, and the game ends here.").waitFor();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.waitForSelector(".result");
  await expect.poll(() => page.locator(".result h2").textContent()).not.toContain("Clémence");
  await page.goto(`${address}/p/${host.id}`);
  const row = page.locator("main li a").first();
  await row.waitFor();
  await expect.poll(() => row.textContent()).toContain("resigned");
  await expect.poll(() => row.locator(".delta").count()).toBe(0);
});

it("handing over warns that one has to come back", async () => {
  const page = await person();
  await openTable(page, { game: "metro", seats: [HUMAN, BOT], random_first: false });
  await myTurn(page);
  await menu(page);
  await page.getByRole("button", { name: "Let a bot play for me" }).click();
  await page.getByText("If you are not back before the end, you lose.").waitFor();
  await page.getByRole("button", { name: "Never mind" }).click();
  await expect.poll(() => page.locator(".pill.mine").count()).toBe(1);
});

it("whoever left is told what that means, and lists give the loss, not the points of the bot", async () => {
  const [host, guest, third] = [await person(), await person(), await person()];
  const { id } = await openTable(host, { game: "metro", seats: [HUMAN, OPEN, OPEN], random_first: false });
  for (const page of [guest, third]) {
    await page.goto(await host.getByLabel("Link to this table").inputValue());
    await page.getByRole("button", { name: "Sit down" }).click();
    await page.waitForSelector(".seats, .invite");
  }
  await myTurn(host);
  await layOne(host);
  await menu(host);
  await host.getByRole("button", { name: "Let a bot play for me" }).click();
  await host.getByRole("alert").getByRole("button", { name: "Let a bot play for me" }).click();
  await host.getByText("Take your seat back before the end, or you have lost.").waitFor();
  await host.locator(".settled").getByRole("button", { name: "Take my seat back" }).click();
  await host.locator(".settled").waitFor({ state: "detached" });
  await menu(host);
  await host.getByRole("button", { name: "Resign" }).click();
  await host.getByRole("button", { name: "Resign" }).click();
  await host.getByText("You have resigned. A bot plays on for the others.").waitFor();
  await Promise.all([playByWire(guest, id), playByWire(third, id)]);
  const places: string[] = [];
  for (const page of [guest, third, host]) {
    await page.goto(`${address}/t/${id}`);
    await page.waitForSelector(".result");
    places.push((await page.locator(".ranks .mine .place").textContent()) ?? "");
    await page.goto(address);
    const result = page.locator("main .past .result").first();
    await result.waitFor();
    if (page === host) await expect.poll(() => result.textContent()).toBe("resigned");
    else if (places.at(-1) === "1") await expect.poll(() => result.textContent()).toContain("Won");
    else await expect.poll(() => result.textContent()).toContain(`Place ${places.at(-1)} of 3`);
  }
  expect(places.sort()).toEqual(["1", "2", "3"]);
});

it("a clock beside the last move of its player stays in one line", async () => {
  const [host, guest] = [await person({ viewport: { width: 1366, height: 768 } }), await person()];
  const clock = { kind: "game" as const, seconds: 600, increment: 0 };
  await openTable(host, { game: "metro", seats: [HUMAN, OPEN], clock, random_first: false });
  await join(guest, host);
  for (const page of [host, guest]) {
    await myTurn(page);
    await layOne(page);
  }
  await host.waitForSelector(".seat .deed");
  const heights = await host.locator(".seat .clock").evaluateAll((all) => all.map((one) => one.clientHeight));
  for (const height of heights) expect(height).toBeLessThan(24);
});

it("a proposal to end appears at everybody's table; no goes on, yes ends", async () => {
  const [host, guest, watcher] = [await person(), await person(), await person()];
  const { id } = await openTable(host, { game: "metro", seats: [HUMAN, OPEN], public: true, random_first: false });
  await join(guest, host);
  await watcher.goto(`${address}/t/${id}`);
  await watcher.getByText("You are watching this game.").waitFor();
  await expect.poll(() => guest.getByText("You are watching this game.").count()).toBe(0);
  await myTurn(host);
  const propose = async (): Promise<void> => {
    await menu(host);
    await host.getByRole("button", { name: "Propose to end the game here" }).click();
    await host.getByText("Waiting for the others.").waitFor();
    await guest.getByText("Clémence proposes to end the game here.").waitFor();
    await watcher.getByText("Clémence proposes to end the game here.").waitFor();
  };
  await propose();
  await expect.poll(() => watcher.getByRole("button", { name: "End the game" }).count()).toBe(0);
  await guest.getByRole("button", { name: "Play on" }).click();
  await host.getByText("The others want to play on.").waitFor();
  await host.getByText("Waiting for the others.").waitFor({ state: "detached" });
  await propose();
  await guest.getByRole("button", { name: "End the game" }).click();
  for (const page of [host, guest, watcher]) await page.waitForSelector(".result");
});

it("a table that nobody can join is private", async () => {
  const page = await person();
  await page.goto(`${address}/#open/metromania/hot`);
  await page.getByRole("radio", { name: "For the game" }).check({ force: true }); // with a clock it is at the server
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/t\//);
  const id = page.url().split("/t/")[1] ?? "";
  const stranger = await person();
  await stranger.goto(address);
  const status = await stranger.evaluate(async (table) => (await fetch(`/api/tables/${table}`)).status, id);
  expect(status).toBe(404);
});

it("a kept name is marked; its holder signs out and deletes what is stored", async () => {
  const page = await person();
  const name = `Fulgence ${Date.now() % 100_000}`;
  await page.goto(address);
  const account = page.locator(".people details").first();
  await account.locator("summary").first().click();
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel(/^Passphrase/).fill("porte dauphine");
  await page.getByRole("button", { name: "Keep this name" }).click();
  await account.locator("summary", { hasText: `You are ${name}` }).waitFor();
  await page.getByRole("img", { name: /^kept name/ }).waitFor();
  const other = await person();
  await other.goto(address);
  await other.locator(".people details summary").first().click();
  await other.getByLabel("Your name").fill(name.toUpperCase());
  await other.getByRole("button", { name: "Save" }).click();
  await other.getByText("is taken. Choose another").waitFor();
  const home = page.waitForEvent("load"); // signing out leads there
  await page.getByRole("button", { name: "Sign out", exact: true }).click();
  await home;
  await expect.poll(async () => page.evaluate(async () => (await fetch("/api/me")).status)).toBe(204);
  await account.locator("summary").first().click();
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel(/^Passphrase/).fill("porte dauphine");
  await page.getByRole("button", { name: "Sign in" }).click();
  await account.locator("summary", { hasText: `You are ${name}` }).waitFor();
  await page.getByRole("button", { name: "Delete my data" }).click();
  await page.getByText("This cannot be undone.").waitFor();
  await page.getByLabel("Your current passphrase").last().fill("porte dauphine");
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.waitForFunction(async () => (await fetch("/api/me")).status === 204);
});

it("with companies every seat shows its shares: those known, and that the others are hidden", async () => {
  const page = await person();
  await openTable(page, {
    game: "metro",
    seats: [HUMAN, BOT, BOT],
    options: { modules: ["companies"] },
    random_first: false,
  });
  await myTurn(page);
  const seats = page.locator(".seats .seat");
  await expect.poll(() => seats.nth(0).locator(".share .roundel").count()).toBe(4);
  for (const bot of [1, 2]) await expect.poll(() => seats.nth(bot).locator(".share").count()).toBe(4);
  await expect.poll(() => seats.nth(1).locator(".back").count()).toBeGreaterThan(0);
});

it("on a phone the shares stand in the seats too, and a press unfolds the rest", async () => {
  const page = await person(PHONE);
  const options = { modules: ["companies", "station-numbers"], open_numbers: true };
  await openTable(page, { game: "metro", seats: [HUMAN, BOT, BOT, BOT], options, random_first: false });
  await page.waitForSelector(".seat .share");
  const seats = page.locator(".seats .seat");
  for (const seat of [0, 1, 2, 3]) {
    const shares = seats.nth(seat).locator(".share:visible");
    await expect.poll(() => shares.count()).toBe(4);
    const [box, chip] = [await shares.last().boundingBox(), await seats.nth(seat).boundingBox()];
    expect(box!.x + box!.width).toBeLessThanOrEqual(chip!.x + chip!.width);
  }
  await tap(page.getByRole("button", { name: "More about Bot Louise" }));
  await expect.poll(() => page.locator(".unfolded .plate:visible").count()).toBeGreaterThan(0);
  await tap(page.getByRole("button", { name: "More about Bot Louise" }));
  await expect.poll(() => page.locator(".unfolded").count()).toBe(0);
});
