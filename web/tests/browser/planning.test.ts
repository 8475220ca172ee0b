// During others' turns one's own tile can be tried on the board: nothing is sent, and the plan is judged again.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, HUMAN, layOne, openTable, OPEN, person } from "./people";

const cells = (page: Page, kind: "can" | "plan"): Promise<string[]> =>
  page.locator(`.cell.${kind}`).evaluateAll((all) => all.map((cell) => cell.getAttribute("data-cell") ?? ""));
const press = (page: Page, cell: string): Promise<void> => page.locator(`[data-cell="${cell}"]`).click();

it("a tile is tried while the other thinks; the plan is marked, sends nothing, and stands when the turn comes", async () => {
  const [ada, ben] = [await person(), await person()];
  const { id } = await openTable(ada, { game: "metro", seats: [HUMAN, OPEN], random_first: false, public: true });
  await ben.goto(`${address}/t/${id}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ada.waitForSelector(".pill.mine");
  await ben.waitForSelector(".board .frame");
  let frames = 0;
  ben.on("websocket", (socket) => socket.on("framesent", () => frames++));
  await ben.reload();
  await ben.waitForSelector(".cell.plan", { state: "attached" });
  await ada.waitForSelector(".cell.can", { state: "attached" });
  const before = frames;
  const [mine, hers] = [await cells(ben, "plan"), await cells(ada, "can")];
  const taken = mine.find((cell) => hers.includes(cell))!;
  const other = mine.find((cell) => cell !== taken)!;
  await press(ben, other);
  await ben.waitForSelector(".frame .planned");
  expect(await ben.locator(".frame .tag").textContent()).toBe("planning");
  await ben.getByText(`Planning: cell ${other}`).waitFor();
  expect(await ben.locator(".confirm").isDisabled()).toBe(true);
  await ben.evaluate(() => (document.activeElement as SVGElement | null)?.blur());
  await ben.keyboard.press("Enter"); // confirms nothing: it is not one's turn
  await press(ben, taken);
  await ben.getByText(`Planning: cell ${taken}`).waitFor();
  expect(before).toBeGreaterThan(0);
  expect(frames).toBe(before); // nothing was sent
  // A cell that the other takes is no longer planned.
  await press(ada, taken);
  await ada.locator(".confirm").click();
  await ben.waitForSelector(".pill.mine");
  await ben.getByText(`${taken} is no longer possible.`).waitFor();
  expect(await ben.locator(".confirm").isDisabled()).toBe(true);
  // One that stays free is chosen when the turn comes, and still waits for a confirmation.
  await layOne(ben);
  await ada.waitForSelector(".pill.mine");
  const [planned] = await cells(ben, "plan");
  await press(ben, planned!);
  await ben.waitForSelector(".frame .planned");
  const elsewhere = (await cells(ada, "can")).find((cell) => cell !== planned)!;
  await press(ada, elsewhere);
  await ada.locator(".confirm").click();
  await ben.waitForSelector(".pill.mine");
  await ben.waitForSelector(".frame .ghost:not(.planned)");
  await ben.locator(".confirm", { hasText: planned! }).click();
  await ada.waitForFunction(() => document.querySelector(".progress b")?.textContent === "56 tiles to lay");
});
