// A server with a box of its own: the page offers its pieces, and draws them.
import { afterAll, expect, it } from "vitest";

import { person } from "./people";
import { runServer, type Running } from "./server";

const BOX = new URL("box.toml", import.meta.url).pathname;
let server: Running | null = null;
afterAll(() => server?.remove());

it("a server's own box is offered, and drawn at its tables", async () => {
  server = await runServer("--material", BOX);
  const page = await person();
  await page.goto(`${server.address}/#open/metromania`);
  await page.getByRole("radio", { name: "Box of the tests" }).check({ force: true });
  await page.locator("select").nth(1).selectOption("easy");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForSelector("[data-step]", { state: "attached" });
  const starts = await page
    .locator("[data-step]")
    .evaluateAll((all) => all.map((one) => one.getAttribute("data-step")));
  expect(starts.some((start) => start?.includes(" 0.2 "))).toBe(true); // there is no arrow in the shipped city
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("Pieces: Box of the tests").first().waitFor();
});
