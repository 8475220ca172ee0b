// Who hosts a table: changing what is played, removing and muting people; how names are shown to others.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, HUMAN, myTurn, OPEN, openTable, person } from "./people";

async function join(page: Page, link: string, name?: string): Promise<void> {
  await page.goto(link);
  if (name) await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Sit down" }).click();
}

const linkOf = (page: Page): Promise<string> => page.getByLabel("Link to this table").inputValue();

async function say(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder("Say something").fill(text);
  await page.keyboard.press("Enter");
}

it("the host changes what is played until somebody else sits", async () => {
  const [host, guest] = [await person(), await person()];
  await openTable(host, { game: "metro", seats: [HUMAN, OPEN, OPEN], public: false });
  await host.getByRole("button", { name: "Change" }).click();
  await host.getByRole("radio", { name: "Companies" }).check();
  await host.getByRole("radio", { name: "For the game" }).check();
  await host.getByLabel("Minutes for each player").fill("20");
  await host.getByRole("button", { name: "Save" }).click();
  await host.getByText("Metro, Companies").waitFor();
  await host.getByText("20 minutes each").waitFor();
  await guest.goto(await linkOf(host));
  await guest.getByText("20 minutes each").waitFor();
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByText("2 of 3 taken").waitFor();
  await expect.poll(() => host.getByRole("button", { name: "Change" }).count()).toBe(0);
  await expect.poll(() => guest.getByRole("button", { name: "Change" }).count()).toBe(0);
});

it("whoever waits in another tab reads in its title that the game started", async () => {
  const [host, guest] = [await person(), await person()];
  await openTable(host, { game: "metro", seats: [OPEN, HUMAN], random_first: false });
  await host.getByText("The tab’s title will tell you.").waitFor();
  await host.getByRole("button", { name: "With a sound, too" }).click();
  await host.getByText("A sound and the tab’s title will tell you.").waitFor();
  const look = (hidden: boolean): Promise<unknown> =>
    host.evaluate((away) => {
      Object.defineProperty(document, "hidden", { value: away, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await look(true);
  await expect.poll(() => host.title()).toBe("Metro – Guimard");
  await join(guest, await linkOf(host));
  await myTurn(guest); // the host waits for it
  await expect.poll(() => host.title()).toBe("● Metro – Guimard");
  await look(false);
  await expect.poll(() => host.title()).toBe("Metro – Guimard");
});

it("the host removes somebody who sits, and they are told", async () => {
  const [host, guest] = [await person(), await person()];
  await openTable(host, { game: "metro", seats: [HUMAN, OPEN, OPEN], public: false });
  await join(guest, await linkOf(host));
  await host.getByRole("button", { name: "Remove" }).click();
  await guest.getByRole("heading", { name: "The host has removed you from this table." }).waitFor();
  await host.getByText("1 of 3 taken").waitFor();
  await guest.reload();
  await guest.getByRole("heading", { name: "The host has removed you" }).waitFor();
});

it("muting for all outlives a reload, and a silent watcher can be removed while the game runs", async () => {
  const [host, other, watcher] = [await person(), await person(), await person()];
  await openTable(host, { game: "metro", seats: [HUMAN, OPEN], public: true, random_first: false });
  const link = await linkOf(host);
  await openTable(watcher, { game: "metro", seats: [HUMAN, BOT] }); // somebody with a name
  await watcher.goto(link);
  await watcher.getByRole("button", { name: "Watch" }).click();
  await join(other, link);
  await myTurn(host);
  await other.getByRole("button", { name: /^Chat/ }).click();
  await say(other, "Lay it there!");
  await host.getByRole("button", { name: /^Chat/ }).click();
  const line = (text: string) => host.locator(".chat li", { hasText: text });
  await line("Lay it there!").getByRole("button", { name: "Mute for all" }).click();
  await line("Lay it there!").getByRole("button", { name: "Unmute for all" }).waitFor();
  await say(other, "But why?");
  await other.getByText("The host has muted you at this table.").waitFor();
  await host.reload();
  await host.getByRole("button", { name: /^Chat/ }).click();
  await line("Lay it there!").getByRole("button", { name: "Unmute for all" }).click();
  await line("Lay it there!").getByRole("button", { name: "Mute for all" }).waitFor();
  await say(other, "Thank you.");
  await line("Thank you.").waitFor();
  await expect.poll(() => line("Thank you.").getByRole("button", { name: "Remove" }).count()).toBe(0); // who plays stays
  await line("is watching").getByRole("button", { name: "Remove" }).click();
  await watcher.getByRole("heading", { name: "The host has removed you" }).waitFor();
});

it("a player mutes another for themselves, and hears them again", async () => {
  const [host, other] = [await person(), await person()];
  await openTable(host, { game: "metro", seats: [HUMAN, OPEN, OPEN], public: false });
  await join(other, await linkOf(host));
  await say(other, "Hello");
  const line = host.locator("li", { hasText: "Hello" });
  await line.getByRole("button", { name: "Mute", exact: true }).click();
  await line.getByRole("button", { name: "Unmute", exact: true }).waitFor();
  await say(other, "Anybody there?");
  await line.getByRole("button", { name: "Unmute", exact: true }).click();
  await line.getByRole("button", { name: "Mute", exact: true }).waitFor();
  await say(other, "Good evening");
  await host.locator("li", { hasText: "Good evening" }).waitFor();
  await expect.poll(() => host.getByText("Anybody there?").count()).toBe(0);
});

it("kept names are marked in the waiting room, in the lists and at the door", async () => {
  const [host, guest] = [await person(), await person()];
  const name = `Hector ${Date.now() % 100_000}`;
  await host.goto(address);
  await host.evaluate(async (wanted) => {
    const send = (method: string, path: string, body: unknown): Promise<Response> =>
      fetch(path, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    await send("POST", "/api/me", { name: wanted });
    await send("POST", "/api/me/claim", { passphrase: "porte dauphine" });
  }, name);
  await openTable(host, { game: "metro", seats: [HUMAN, OPEN], public: true });
  const mark = (page: Page, part: string) =>
    page.locator(part, { hasText: name }).getByRole("img", { name: /^kept name/ });
  await mark(host, "li").waitFor();
  await guest.goto(await linkOf(host));
  await mark(guest, "h1").waitFor();
  await guest.goto(address);
  await mark(guest, "li").first().waitFor();
});

it("a guest's name stands in the language of its reader", async () => {
  const [host, guest] = [await person({}, { language: "de" }), await person({}, { language: "fr" })];
  await openTable(host, { game: "metro", seats: [HUMAN, OPEN, OPEN], public: false });
  await guest.goto(await host.locator("input[readonly]").inputValue());
  const field = guest.locator("input[autocomplete=nickname]");
  await expect.poll(() => field.inputValue()).toMatch(/^Invité \d{3}$/);
  const number = (await field.inputValue()).split(" ")[1] ?? "";
  await guest.locator(".dock .primary").click();
  await host.locator("li", { hasText: `Gast ${number}` }).waitFor();
  await guest.locator("li", { hasText: `Invité ${number}` }).waitFor();
});

it("a table with bots is public if that is asked for", async () => {
  const [page, stranger] = [await person(), await person()];
  await page.goto(`${address}/#open/metro`);
  await page.locator(".seat select").nth(1).selectOption("easy");
  const watch = page.getByLabel("Everybody may watch");
  await expect.poll(() => watch.isChecked()).toBe(false);
  await watch.check();
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(/\/t\//);
  await stranger.goto(page.url());
  await stranger.getByText("You are watching this game.").waitFor();
});
