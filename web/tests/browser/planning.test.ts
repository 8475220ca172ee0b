// During others' turns one's own tile can be tried on the board: nothing is sent, and the plan is judged again.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import type { NewTable } from "../../src/net/messages";
import { address, digTurn, HUMAN, layOne, openTable, OPEN, person } from "./people";

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
  await expect.poll(() => ben.locator(".frame .tag").textContent()).toBe("planning");
  await ben.getByText(`Planning: cell ${other}`).waitFor();
  await expect.poll(() => ben.locator(".confirm").isDisabled()).toBe(true);
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
  await expect.poll(() => ben.locator(".confirm").isDisabled()).toBe(true);
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

/** Two people at a table of the server; the second one waits for the turn and plans. Counts what is sent meanwhile. */
async function waiting(
  table: Pick<NewTable, "game" | "options">,
): Promise<{ ada: Page; ben: Page; sent: () => number }> {
  const [ada, ben] = [await person(), await person()];
  const { id } = await openTable(ada, { seats: [HUMAN, OPEN], random_first: false, public: true, ...table });
  await ben.goto(`${address}/t/${id}`);
  await ben.getByRole("button", { name: "Sit down" }).click();
  await ada.waitForSelector(".pill.mine");
  let [looked, sent] = [false, 0];
  ben.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => {
      if (looked) sent++;
      looked ||= String(payload).includes('"rules":"');
    }),
  );
  await ben.reload();
  return { ada, ben, sent: () => sent };
}

it("with modules, too, moves of every kind are planned", async () => {
  const { ada, ben, sent } = await waiting({ game: "metro", options: { modules: ["companies", "stations"] } });
  await ben.waitForSelector(".cell.plan", { state: "attached" });
  const [cell] = await cells(ben, "plan");
  await press(ben, cell!);
  await ben.getByText(`Planning: cell ${cell}`).waitFor();
  await ben.locator(".wagons button:enabled").first().click(); // a wagon instead
  await ben.locator(".confirm", { hasText: "Planned for your turn" }).waitFor();
  await expect.poll(() => ben.locator(".confirm").isDisabled()).toBe(true);
  expect(sent()).toBe(0);
  const elsewhere = (await cells(ada, "can")).at(-1)!;
  await press(ada, elsewhere);
  await ada.locator(".confirm").click();
  await ben.waitForSelector(".pill.mine");
  await ben.locator(".confirm:enabled").click(); // the wagon is still chosen
  await ada.waitForSelector(".pill.mine");
});

it("a turn of Metromania is planned step by step, and chosen when the turn comes", async () => {
  const { ada, ben, sent } = await waiting({ game: "metromania" });
  await ben.getByText("Meanwhile you can plan your turn on the map. Nothing is sent.").waitFor();
  await ben.locator(".target[data-step]").first().dispatchEvent("click");
  await ben.getByText("Planned for your turn").waitFor();
  await expect.poll(() => ben.locator(".steps .done").count()).toBe(1);
  await ben.keyboard.press("Enter"); // a plan cannot be confirmed
  await ben.locator(".target[data-step]").first().dispatchEvent("click");
  await ben.waitForFunction(() => document.querySelectorAll(".steps .done").length === 2);
  await ben.keyboard.press("Escape"); // and is taken back
  await ben.waitForFunction(() => document.querySelectorAll(".steps .done").length === 1);
  expect(sent()).toBe(0);
  await digTurn(ada, 7, (target) => target.click());
  await ben.waitForSelector(".pill.mine");
  await ben.locator(".btn.primary:enabled", { hasText: "1" }).click(); // the first tunnel is chosen as planned
  await ben.waitForFunction(() => document.querySelectorAll(".steps .done").length === 1);
});
