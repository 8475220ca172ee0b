// The form that opens a table: what so many seats allow, who begins, who has which colour, and what is ours.
import { expect, it } from "vitest";

import { address, keptGames, person, TABLE } from "./people";

it("who begins and the colours are chosen for each seat, and the table begins so", async () => {
  const page = await person();
  await page.goto(`${address}/#open/metro/hot`);
  const begins = page.getByRole("group", { name: "Who begins" });
  await begins.waitFor();
  expect((await begins.locator("label").allTextContents()).map((text) => text.trim())).toEqual([
    "Player 1",
    "Player 2",
    "drawn",
  ]);
  await page.getByRole("group", { name: "Players", exact: true }).getByRole("radio", { name: "3" }).check();
  await begins.getByRole("radio", { name: "Player 3" }).check();
  const colours = page.getByRole("group", { name: "Colours of the players" }).locator("select");
  await expect.poll(() => colours.count()).toBe(3);
  await colours.first().selectOption("orange");
  await expect.poll(() => colours.last().inputValue()).toBe("yellow");
  await page.getByText("Seats in random order").click();
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(TABLE);
  const [game] = await keptGames(page);
  expect(game?.options).toMatchObject({ begins: 2, colours: ["orange", "blue", "yellow"] });
  await page.locator(".seat").nth(2).and(page.locator(".turn, [aria-current]")).waitFor();
});

it("in Metromania any of the four colours is chosen, and the table plays in them", async () => {
  const page = await person();
  await page.goto(`${address}/#open/metromania/hot`);
  const colours = page.getByRole("group", { name: "Colours of the players" }).locator("select");
  await colours.first().waitFor();
  await expect
    .poll(() => colours.first().locator("option").allTextContents())
    .toEqual(["red", "green", "blue", "orange"]);
  await colours.first().selectOption("orange");
  await page.getByRole("button", { name: "Start" }).click();
  await page.waitForURL(TABLE);
  await page.locator(".seat").first().getByText("O1").waitFor();
  await page.locator(".seat").nth(1).getByText("G1").waitFor();
});

it("a choice that fewer seats do not allow goes back to the default", async () => {
  const page = await person();
  await page.goto(`${address}/#open/metro`);
  const players = page.getByRole("group", { name: "Players", exact: true });
  await players.getByRole("radio", { name: "6" }).check();
  const begins = page.getByRole("group", { name: "Who begins" });
  await begins.getByRole("radio", { name: "Player 6" }).check();
  await players.getByRole("radio", { name: "2" }).check();
  await expect.poll(() => begins.getByRole("radio", { name: "Player 1" }).isChecked()).toBe(true);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});

it("the form says what is our own ruling or reconstruction", async () => {
  const page = await person();
  await page.goto(`${address}/#open/metro`);
  await page.getByText("the names of the stations, except for number 9").waitFor();
  await page.getByText("Our reconstruction: the tracks on the eight tiles.").waitFor();
  await page.getByRole("checkbox", { name: "Central tracks" }).check();
  await page.getByText("Our ruling: the rulebook does not say.").waitFor();
  await page.getByText("The rulebook lets the youngest begin; who sits where is up to you.").waitFor();
  await page.getByRole("checkbox", { name: "Metro companies" }).check();
  await page.getByRole("radio", { name: "share the place" }).check();
  await page.getByText("Our other reading of the printed table.").waitFor();
});

it("the form of Metromania says so, too, and offers the readings of two players", async () => {
  const page = await person();
  await page.goto(`${address}/#open/metromania`);
  await page.getByText("which type is left and which right for the letters D, E and F").waitFor();
  await page.getByText("From other sources: 18 tunnels for each line, 30 stations.").waitFor();
  await page.getByText("Our ruling: it is judged at the end of a turn.").waitFor();
  await page.getByRole("radio", { name: "5", exact: true }).check({ force: true });
  await page.getByText("With two players this means never: they have only 4 lines.").waitFor();
  await page.getByText("Trips that score for nobody").waitFor();
});

it("colours are not offered where nobody owns lines", async () => {
  const page = await person();
  await page.goto(`${address}/#open/metro`);
  const colours = page.getByRole("group", { name: "Colours of the players" });
  await colours.waitFor();
  await page.getByRole("checkbox", { name: "Metro companies" }).check();
  await colours.waitFor({ state: "detached" });
});
