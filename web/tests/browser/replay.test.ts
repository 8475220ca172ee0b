// Replays: the address carries the move, jumps by turn and to scorings, the curve under the slider, the end.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { address, BOT, HUMAN, layOne, openTable, person } from "./people";
import { playedTable, sharedGame } from "./wire";

const at = (page: Page, move: number): Promise<void> =>
  page
    .waitForFunction((text) => document.querySelector(".count")?.textContent?.startsWith(text), `Move ${move} of`)
    .then();

const TABLE = { game: "metro", seats: [HUMAN, BOT, BOT], random_first: false };
const finishedGame = sharedGame(TABLE);

it("the address names the move: written while stepping, read when it is opened, linked from the end", async () => {
  const { page, id } = await finishedGame();
  const decided = page.getByRole("region", { name: "What decided it" }).getByRole("button").first();
  const tile = Number(await decided.locator(".tile").textContent());
  await decided.click();
  await page.waitForURL(/\/replay#\d+$/);
  await page.getByRole("slider").waitFor();
  const move = Number(new URL(page.url()).hash.slice(1));
  await at(page, move);
  await expect.poll(() => page.locator("li.now .move").textContent()).toBe(String(move));
  expect(tile).toBeLessThanOrEqual(move);
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(`**/replay#${move - 1}`);
  await page.reload();
  await at(page, move - 1);
  await expect.poll(() => page.getByRole("slider").inputValue()).toBe(String(move - 1));
  await page.goto(`${address}/t/${id}/replay#7`);
  await at(page, 7);
});

it("a move that cannot be fetched leaves the one before it on the screen and says why", async () => {
  const { page, id } = await finishedGame();
  await page.goto(`${address}/t/${id}/replay#7`);
  await at(page, 7);
  await page.context().setOffline(true);
  await page.getByRole("slider").fill("30");
  await page.getByRole("alert").waitFor();
  await at(page, 7);
  await page.context().setOffline(false);
  await page.getByRole("slider").fill("30");
  await at(page, 30);
  await expect.poll(() => page.getByRole("alert").count()).toBe(0);
});

it("jumps by turn and to scorings, by buttons, keys and the curve", async () => {
  const { page, id } = await finishedGame();
  await page.goto(`${address}/t/${id}/replay#20`);
  await at(page, 20);
  const moves = (await page.evaluate(async (table) => (await fetch(`/api/tables/${table}/replay`)).json(), id))
    .moves as {
    seat: number;
    scores: number[];
  }[];
  const ends = moves.flatMap(({ seat }, i) => (seat === 2 && moves[i + 1]?.seat !== 2 ? [i + 1] : []));
  await page.keyboard.press("Shift+ArrowRight");
  await at(
    page,
    ends.find((move) => move > 20)!,
  );
  await page.getByRole("button", { name: "Back one round" }).click();
  await at(
    page,
    ends.findLast((move) => move < ends.find((end) => end > 20)!)!,
  );
  const scored = moves.flatMap(({ scores }, i) =>
    scores.join() === (moves[i - 1]?.scores ?? [0, 0, 0]).join() ? [] : [i + 1],
  );
  await page.keyboard.press("Home");
  await at(page, 0);
  await page.keyboard.press("s");
  await at(page, scored[0]!);
  await page.getByRole("button", { name: "Forward to the next scoring" }).click();
  await at(page, scored[1]!);
  await page.keyboard.press("Shift+S");
  await at(page, scored[0]!);
  const mine = moves.flatMap(({ scores }, i) => (scores[0] === (moves[i - 1]?.scores[0] ?? 0) ? [] : [i + 1]));
  await page.getByLabel("Scorings of").selectOption("0");
  await page.keyboard.press("Home"); // keys work again once the choice is made
  await page.getByRole("button", { name: "To the start" }).click();
  await at(page, 0);
  await page.keyboard.press("s");
  await at(page, mine[0]!);
  // The curve stands under the slider, on the same axis: a click there shows that moment.
  const curve = page.locator(".timeline svg[role=img]");
  const [slider, chart] = [(await page.getByRole("slider").boundingBox())!, (await curve.boundingBox())!];
  expect(chart.y).toBeGreaterThan(slider.y + slider.height - 1);
  const middle = slider.x + 13 + (slider.width - 26) / 2;
  await page.mouse.click(middle, chart.y + chart.height / 2);
  await at(page, Math.round(moves.length / 2));
  await page.locator(".list .rows button").first().click();
  await at(page, 1);
});

it("on a phone the moves are a sheet over the lower edge, which leaves the board free while it is down", async () => {
  const { page: owner, id } = await finishedGame();
  const page = await owner.context().newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${address}/t/${id}/replay#20`);
  await at(page, 20);
  const handle = page.getByRole("button", { name: "Moves", exact: true });
  const top = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())!.y;
  await expect.poll(() => top(".sheet")).toBeGreaterThan(844 - 70);
  await expect.poll(() => page.locator(".list").count()).toBe(0);
  const slider = (await page.getByRole("slider").boundingBox())!;
  expect(slider.y + slider.height).toBeLessThan(await top(".sheet")); // board, slider and curve are in sight
  await handle.click();
  await page.locator("li.now", { hasText: "20" }).waitFor();
  await expect.poll(() => top(".sheet")).toBeCloseTo(844 * 0.4, -1);
  await page.locator('[data-move="21"]').click();
  await at(page, 21);
  const box = (await handle.boundingBox())!;
  await page.mouse.move(box.x + 100, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 100, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await page.waitForSelector(".sheet.down"); // pulled down again
  await page.close();
});

it("the page of the end is the same in the replay: who won, ranks, lines; a game that was left, too", async () => {
  const { page, id } = await finishedGame();
  const result = page.getByRole("region", { name: "Result" });
  const won = await result.locator(".said").innerText();
  await page.goto(`${address}/t/${id}/replay#999`);
  await page.waitForSelector("main.end");
  await expect.poll(() => result.locator(".said").innerText()).toBe(won);
  await expect.poll(() => page.getByRole("slider").isVisible()).toBe(true);
  const left = await openTable(page, { game: "metro", seats: [HUMAN, BOT], random_first: false });
  await layOne(page);
  await page.waitForSelector(".pill.mine");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("alert").getByRole("button", { name: "Resign" }).click();
  await result.waitFor();
  await expect.poll(() => page.getByText("’s turn").count()).toBe(0);
  await expect.poll(() => page.locator(".pill").textContent()).toMatch(/^\s*The game is over\s*$/); // nobody has a turn
  await page.goto(`${address}/t/${left.id}/replay#999`);
  await result.waitFor();
  await expect.poll(() => result.locator("h2").textContent()).toContain("Bot Louise");
});

it("companies with station numbers: the table of the end lists every number and what it paid", async () => {
  const page = await person();
  const id = await playedTable(page, { ...TABLE, options: { modules: ["companies", "station-numbers"] } });
  await page.goto(`${address}/t/${id}`);
  await page.waitForSelector(".result");
  const row = page.locator("tfoot tr", { hasText: "Station numbers" });
  const [cells, totals] = [row.locator("td"), page.locator(".total b")];
  for (const rank of [0, 1, 2]) {
    const parts = await cells.nth(rank).locator(".part").allTextContents();
    expect(parts.length).toBeGreaterThan(0);
    const paid = parts.map((part) => Number(part.trim().split(/\s+/)[1]));
    expect(paid.reduce((sum, one) => sum + one, 0)).toBe(Number(await cells.nth(rank).locator("b").textContent()));
    const column = await page.locator(`tfoot tr:not(.total) td:nth-of-type(${rank + 1})`).allTextContents();
    const [shares, largest] = column.map((text) => Number(text.replace("−", "-")));
    const numbers = paid.reduce((sum, one) => sum + one, 0);
    expect(shares! + largest! + numbers).toBe(Number(await totals.nth(rank).textContent()));
  }
});

it("what happened since my last turn can be stepped through again after a reload", async () => {
  const page = await person();
  await openTable(page, TABLE);
  await page.waitForSelector(".pill.mine");
  await layOne(page);
  await page.waitForFunction(() => document.querySelectorAll(".frame .mark").length === 2);
  await page.reload();
  await page.waitForFunction(() => document.querySelectorAll(".frame .mark").length === 2);
  const strip = page.getByRole("region", { name: "Since your last turn" });
  await strip.getByRole("button", { name: /^1\. / }).click();
  await page.waitForFunction(() => document.querySelector(".progress b")?.textContent === "58 tiles to lay");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => document.querySelector(".progress b")?.textContent === "57 tiles to lay");
  await layOne(page); // and the game goes on
  await page.waitForFunction(() => Number.parseInt(document.querySelector(".progress b")?.textContent ?? "", 10) < 57);
});

it("in the middle of a turn of Metromania its row stands out, and none is empty", async () => {
  const page = await person();
  await page.goto(`${address}/#replay`);
  const record = new URL("../../../tests/data/games/metromania-02.record", import.meta.url).pathname;
  await page.setInputFiles("input[type=file]", record);
  await page.getByRole("slider").fill("15"); // the third tunnel of a turn that move 16 confirms
  await expect.poll(() => page.locator("li.now .move").textContent()).toBe("16");
  await expect
    .poll(() =>
      page.locator(".rows li .text").evaluateAll((all) => all.filter((one) => !one.textContent?.trim()).length),
    )
    .toBe(0);
});
