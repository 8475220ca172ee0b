// Lessons: each is solved by mouse, keyboard and touch; named wrong answers are refuted; progress is kept.
import { readdirSync, readFileSync } from "node:fs";

import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import { HANDS, mainButton, tap, tryForbidden, type Hands } from "./hands";
import { address, person, PHONE } from "./people";

const FOLDER = new URL("../../../src/guimard/lessons/data/", import.meta.url).pathname;
const GAMES = ["metro", "metromania"] as const;

interface Wrong {
  play: string[];
  refused: boolean;
}
interface Step {
  solution: string[];
  wrong: Wrong[];
}

const texts = (list: string): string[] => [...list.matchAll(/"([^"]+)"/g)].map(([, text]) => text!);

/** The steps of a lesson, as its file says how they are solved. */
function steps(game: string, lesson: string): Step[] {
  const [, ...parts] = readFileSync(`${FOLDER}${game}/${lesson}.toml`, "utf-8").split("[[steps]]");
  return parts.map((part) => ({
    solution: texts(/^solution = \[(.*)\]$/m.exec(part)?.[1] ?? ""),
    wrong: [...part.matchAll(/play = ("[^"]+"|\[[^\]]+\])(, refused)?/g)].map(([, play, refused]) => ({
      play: texts(play!),
      refused: Boolean(refused),
    })),
  }));
}

const lessons = (game: string): string[] =>
  readdirSync(`${FOLDER}${game}`)
    .filter((file) => file.endsWith(".toml"))
    .map((file) => file.replace(".toml", ""))
    .sort();

/** Wait until the board of a step asks for a move. */
async function ready(page: Page, number: number): Promise<void> {
  await page.getByText(`step ${number + 1} of`).waitFor();
  await page.locator(".lesson .turn").waitFor();
  await page.locator(".verdict").waitFor({ state: "detached" });
}

async function solve(
  page: Page,
  game: string,
  lesson: string,
  play: Hands,
  on: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(`${address}/#learn/${game}/${lesson}`);
  for (const [number, { solution }] of steps(game, lesson).entries()) {
    await ready(page, number);
    for (const [i, action] of solution.entries()) {
      if (i) await page.locator("main[data-moves='" + i + "']").waitFor();
      await play(page, action);
    }
    await page.locator(".verdict.right").waitFor();
    await on(page);
  }
  const kept = await page.evaluate(
    (name) => (JSON.parse(localStorage.getItem("guimard-lessons") ?? "{}").stars ?? {})[name],
    `${game}/${lesson}`,
  );
  expect([lesson, kept]).toEqual([lesson, steps(game, lesson).map(() => 3)]);
}

const press = (page: Page): Promise<void> => mainButton(page).click();

it.each(GAMES)("every lesson of %s is solved by mouse", async (game) => {
  const page = await person();
  for (const lesson of lessons(game)) await solve(page, game, lesson, HANDS[game]!.mouse, press);
});

it.each(GAMES)("every lesson of %s is solved by keys alone", async (game) => {
  const page = await person();
  for (const lesson of lessons(game))
    await solve(page, game, lesson, HANDS[game]!.keys, () => page.keyboard.press("Enter"));
});

it.each(GAMES)("every lesson of %s is solved by touch on a phone", async (game) => {
  const page = await person(PHONE);
  for (const lesson of lessons(game))
    await solve(page, game, lesson, HANDS[game]!.finger, (one) => tap(mainButton(one)));
});

async function refute(page: Page, game: string, { play, refused }: Wrong): Promise<void> {
  const before = refused ? play.slice(0, -1) : play;
  for (const [i, action] of before.entries()) {
    if (i) await page.locator("main[data-moves='" + i + "']").waitFor();
    await HANDS[game]!.mouse(page, action);
  }
  if (refused) {
    await tryForbidden(page, play.at(-1) ?? "");
    await page.locator(".toast").waitFor();
  } else {
    await page.locator(".verdict:not(.right)").waitFor();
    await mainButton(page).filter({ hasText: "Try again" }).click();
  }
}

it.each(GAMES)("every named wrong answer of %s is refuted on the board, and can be tried again", async (game) => {
  const page = await person();
  for (const lesson of lessons(game)) {
    await page.goto(`${address}/#learn/${game}/${lesson}`);
    const all = steps(game, lesson);
    for (const [number, { wrong }] of all.entries()) {
      for (const one of wrong) {
        await ready(page, number);
        await refute(page, game, one);
      }
      if (number < all.length - 1) await page.getByRole("button", { name: "Skip step" }).click();
    }
  }
});

it("a hint and a wrong try cost a star each; one may leave and come back", async () => {
  const page = await person();
  await page.goto(address);
  await page.getByRole("link", { name: /^Learn Metro\b/ }).click();
  await page.getByRole("link", { name: /Twice in the centre/ }).click();
  await page.getByRole("button", { name: "Hint" }).click();
  await HANDS["metro"]!.mouse(page, "lay dbcd B8");
  await press(page);
  await HANDS["metro"]!.mouse(page, "lay dbcd D8");
  await page.locator(".verdict.right").waitFor();
  await expect.poll(() => page.getByLabel("1 of 3 stars").count()).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Leave" }).click();
  await page.getByRole("link", { name: "Go on", exact: true }).click();
  await page.getByText("step 2 of 2").waitFor();
});

it("somebody else plays in between, and a move more than the fewest costs a star", async () => {
  const page = await person();
  await page.goto(`${address}/#learn/metromania/dig`);
  await ready(page, 0);
  await page.getByRole("button", { name: "Skip step" }).click();
  await ready(page, 1);
  const detour = ["dig 1 2,2 left", "dig 1 1,2 left", "confirm", "dig 1 1,1 left", "dig 1 1,0 left"];
  for (const [i, action] of detour.entries()) {
    if (i) await page.locator(`main[data-moves='${i}']`).waitFor();
    await HANDS["metromania"]!.mouse(page, action);
  }
  await page.locator(".verdict.right").waitFor();
  await expect.poll(() => page.getByLabel("2 of 3 stars").count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator(".mark.k-g").count()).toBeGreaterThan(0); // green has started
});

it("another language is spoken at once, in the middle of a lesson", async () => {
  const page = await person();
  await page.goto(`${address}/#learn/metro/centre`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("combobox", { name: "Language" }).selectOption("de");
  await page.getByText("Eine Linie, die im Zentrum endet, zählt doppelt").waitFor();
  await page.keyboard.press("Escape");
  await HANDS["metro"]!.mouse(page, "lay dbcd D8");
  await page.getByText("im Zentrum doppelt: 14 Punkte").waitFor();
});

it("the lesson of a module is one click from its option", async () => {
  const page = await person();
  await page.goto(address);
  await page.getByRole("button", { name: "Metro stations" }).click();
  await page.locator(".lessons").getByRole("link", { name: "Metro stations" }).click();
  await page.getByText(/step 1 of/).waitFor();
  expect(page.url()).toContain("#learn/metro/stations");
});
