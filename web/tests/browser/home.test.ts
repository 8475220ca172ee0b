// The way in: presets on the home page, my games, codes, the waiting room, and guests who follow a link.
import { expect, it } from "vitest";

import { address, BOT, HUMAN, keptGames, newTable, OPEN, openTable, person, PHONE, settled, TABLE } from "./people";

it("a preset with modules is two clicks from the home page, and is remembered", async () => {
  const page = await person();
  await page.goto(address);
  await page.getByRole("radio", { name: "Everything" }).check();
  await expect.poll(() => page.getByRole("button", { name: "Central tracks" }).isDisabled()).toBe(true);
  await expect.poll(() => page.getByText("these two modules cannot be played together").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Play Metro", exact: true }).click();
  await page.waitForURL(TABLE);
  const [game] = await keptGames(page);
  expect(game?.options["modules"]).toEqual(["companies", "stations", "station-numbers"]);
  await page.goto(address);
  await expect.poll(() => page.getByRole("radio", { name: "Everything" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Metro stations" }).click();
  await expect.poll(() => page.getByRole("radio", { name: "Custom" }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole("button", { name: "Central tracks" }).isEnabled()).toBe(true);
});

it("options that change nothing are not offered", async () => {
  const page = await person();
  await page.goto(address);
  const numbers = page.getByRole("button", { name: "Station numbers" });
  await numbers.waitFor();
  const before = await page.locator(".chips select").count();
  await numbers.click();
  await expect.poll(() => page.locator(".chips select").count()).toBeGreaterThan(before);
});

it("a game against bots can be continued, deleted, and the deletion undone", async () => {
  const page = await person();
  await page.goto(address);
  await page.getByRole("button", { name: "Play Metro", exact: true }).click();
  await page.waitForURL(TABLE);
  await page.goto(address);
  await page.getByText("Your last game").waitFor();
  const rows = page.locator(".row.running");
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect.poll(() => rows.count()).toBe(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByRole("button", { name: /^Delete/ }).click();
  await expect.poll(async () => (await keptGames(page)).length, { timeout: 30_000 }).toBe(0);
});

it("the waiting room leads with the link, and asks before a second seat is taken", async () => {
  const page = await person();
  const table = await openTable(page, { game: "metro", seats: [HUMAN, OPEN], public: false });
  const main = page.locator(".btn.primary:visible");
  await main.first().waitFor();
  await expect.poll(() => main.allTextContents()).toEqual([expect.stringContaining("Copy the link")]);
  await expect
    .poll(() => page.getByLabel("Link to this table", { exact: true }).inputValue())
    .toBe(`${address}/t/${table.code}`);
  await expect.poll(() => page.getByRole("img", { name: /QR code/ }).isVisible()).toBe(true);
  await expect.poll(() => page.getByText("No clock").isVisible()).toBe(true);
  await expect.poll(() => page.getByText("Not rated").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Take another seat" }).click();
  await page.getByRole("button", { name: "Never mind" }).click();
  await expect.poll(() => page.getByText("1 of 2 taken").isVisible()).toBe(true);
  await page.getByRole("button", { name: "Take another seat" }).click();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.locator(".waiting, .curtain, .table").first().waitFor();
});

it("a guest types the code, is asked for a name, and sits down", async () => {
  const host = await person();
  const table = await openTable(host, { game: "metro", seats: [HUMAN, OPEN, OPEN], public: false });
  const guest = await person(PHONE);
  await guest.goto(address);
  const spoken = (table.code ?? "").replace("-", " ");
  await guest.getByLabel("Join by link or code").fill(spoken.toUpperCase());
  await guest.getByRole("button", { name: "Join" }).click();
  await guest.getByRole("heading", { name: "Clémence invites you" }).waitFor();
  const name = guest.getByLabel("Your name");
  await expect.poll(() => name.inputValue()).toMatch(/^Guest \d+$/);
  await name.fill("Max");
  await guest.getByRole("radio", { name: "orange" }).check();
  await guest.getByRole("button", { name: "Sit down" }).click();
  await host.getByText("Max", { exact: true }).waitFor();
  await guest.getByText("2 of 3 taken").waitFor();
  await expect.poll(() => host.locator("section li").nth(2).textContent()).toContain("Max");
});

it("a code that no table has says so on the home page", async () => {
  const page = await person();
  await page.goto(`${address}/t/rome-99`);
  await page.getByText("There is no table rome 99.").waitFor();
});

it("opening a table shows presets first, and nothing that does not apply", async () => {
  const page = await person();
  await page.goto(`${address}/#open/metro`);
  await page.getByRole("radio", { name: "Companies" }).waitFor();
  await expect.poll(() => page.getByLabel("Rated game").isVisible()).toBe(true);
  await page.getByLabel("Player 2").first().selectOption("medium"); // others choose its colour, and who begins
  await expect.poll(() => page.getByLabel("Rated game").count()).toBe(0);
  await expect.poll(() => page.getByLabel("Everybody may see this table and join").count()).toBe(0);
});

it("a name that is typed before the page knows its reader stays", async () => {
  const page = await person();
  await newTable(page, { game: "metro", seats: [HUMAN, BOT] }); // now the server knows a name
  let known = (): void => {};
  const typed = new Promise<void>((done) => (known = done));
  await page.route("**/api/me", async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(address);
  await page.locator(".people details summary").first().click();
  await page.getByLabel("Your name").fill("Fulgence");
  known();
  await page.locator(".people summary", { hasText: "You are Clémence" }).waitFor();
  await expect.poll(() => page.getByLabel("Your name").inputValue()).toBe("Fulgence");
});

const touch = (width: number, height: number) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

it.each([
  ["a laptop with every module", { viewport: { width: 1366, height: 768 } }, "Everything"],
  ["a phone", touch(390, 844), null],
  ["a phone on its side", touch(844, 390), null],
])("on %s one green button to play is in sight, and Enter presses it", async (_, screen, preset) => {
  const page = await person(screen);
  await page.goto(address);
  const play = page.locator("article .primary:visible");
  await play.waitFor();
  if (preset) await page.locator("article").first().getByRole("radio", { name: preset }).check({ force: true });
  await expect.poll(() => play.count()).toBe(1);
  await settled(page);
  const box = (await play.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(screen.viewport.height);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("Enter");
  await page.waitForURL(TABLE);
});

it.each([
  ["zoomed to 200 %", { viewport: { width: 683, height: 384 } }],
  ["on a phone", touch(390, 844)],
])("%s no option of a game is cut off", async (_, screen) => {
  const page = await person(screen);
  await page.goto(address);
  for (const game of ["Metro", "Metromania"]) {
    const card = page.locator("article", { has: page.locator("h2", { hasText: new RegExp(`^${game}$`) }) });
    await card.waitFor({ state: "attached" });
    if (!(await card.isVisible())) await page.locator(".switch label", { hasText: game }).last().click();
    const unfold = card.getByRole("button", { name: "Options" });
    if (await unfold.count()) await unfold.click();
    await settled(page);
    const cut = await card.evaluate((one) =>
      [...one.querySelectorAll(".chip, fieldset label, .does")].filter(
        (part) => part.getBoundingClientRect().right > one.getBoundingClientRect().right,
      ),
    );
    expect(cut).toHaveLength(0);
  }
});

it("an invitation on a phone on its side shows what is played and asks for the name above the button", async () => {
  const [host, guest] = [await person(), await person(touch(844, 390))];
  await openTable(host, { game: "metro", seats: [HUMAN, OPEN, OPEN, BOT], random_first: false });
  await guest.goto(await host.getByLabel("Link to this table").inputValue());
  const name = guest.getByLabel("Your name");
  await name.waitFor();
  const [field, dock] = [await name.boundingBox(), await guest.getByRole("button", { name: "Sit down" }).boundingBox()];
  expect(field!.y + field!.height).toBeLessThan(dock!.y);
});
