// Figures of the rulebooks: each opens a small board, which the rules answer; right and wrong moves are told apart.
import type { Locator, Page } from "playwright-core";
import { expect, it } from "vitest";

import { HANDS, pressing } from "./hands";
import { address, person, PHONE } from "./people";

interface Trial {
  task: RegExp;
  /** What is allowed but not shown by the figure, or refused by the rules. */
  other: string | null;
  right: string;
  said: RegExp;
}
/** In the order of the book. */
const FIGURES: Record<string, Trial[]> = {
  metro: [
    { task: /^Try D1/, other: "D1", right: "D2", said: /station/ },
    { task: /two tiles bring three/, other: "A1", right: "D1", said: /not what the figure shows/ },
    { task: /blue reaches the centre/, other: "A1", right: "D3", said: /not what the figure shows/ },
  ],
  metromania: [
    { task: /red line/, other: null, right: "dig 1 3,-4 left", said: /not what the figure shows/ },
    { task: /meets blue/, other: "dig 1 2,-3 left", right: "dig 1 1,-3 left", said: /not what the figure shows/ },
    { task: /no station yet/, other: "dig 1 1,0 left", right: "station 1 1,-4", said: /not what the figure shows/ },
  ],
};

/** Play on the small board: cells of Metro are chosen and confirmed, steps of Metromania are played at once. */
async function play(page: Page, figure: Locator, game: string, move: string, taps: boolean): Promise<void> {
  if (game === "metromania") return HANDS[game]![taps ? "finger" : "mouse"](page, move);
  const touch = pressing(taps);
  await touch(figure.locator(`[data-cell="${move}"]`));
  if (!(await figure.getByRole("status").textContent())?.trim())
    await touch(figure.getByRole("button", { name: "Confirm" }));
}

it.each([
  ["metro", "on a desk", {}],
  ["metro", "on a phone", PHONE],
  ["metromania", "on a desk", {}],
  ["metromania", "on a phone", PHONE],
] as const)("every figure of %s can be tried %s", async (game, _, screen) => {
  const [page, taps] = [await person(screen), "hasTouch" in screen];
  await page.goto(`${address}/#rules/${game}`);
  const drawn = page.locator("article .art svg").first();
  expect((await drawn.boundingBox())!.y).toBeLessThan(300); // a picture in the first screen
  for (const [i, { task, other, right, said }] of FIGURES[game]!.entries()) {
    const figure = page.locator("figure").nth(i);
    await figure.getByRole("button", { name: "Try it" }).click();
    await figure.locator(".task", { hasText: task }).waitFor();
    const status = figure.getByRole("status");
    if (other) {
      await play(page, figure, game, other, taps);
      await expect.poll(() => status.textContent()).toMatch(said);
      const again = figure.getByRole("button", { name: "Try again" });
      if (await again.count()) await again.click();
    }
    await play(page, figure, game, right, taps);
    await expect.poll(() => status.textContent()).toContain("Exactly");
    await figure.getByRole("button", { name: "Close the board" }).click();
    await expect.poll(() => figure.locator(".trial").count()).toBe(0);
  }
});
