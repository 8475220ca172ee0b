// Nothing that can be pressed lies beneath something else, and nothing that is being chosen does.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";

import type { NewTable } from "../../src/net/messages";
import { address, BOT, HUMAN, layOne, myTurn, openTable, person, PHONE, settled, tilesLeft } from "./people";

const CONTROLS =
  "button:not(:disabled), a[href]:not(.skip), input:not(:disabled), select, summary, " +
  "[data-cell].can, [data-station], [data-step], [role=button]";

/** The controls that a finger on them would miss; each is brought into view first. */
function buried(page: Page): Promise<string[]> {
  return page.evaluate((controls) => {
    const hit = (control: Element, x: number, y: number): boolean => {
      const top = document.elementFromPoint(x, y);
      return (
        top !== null &&
        (control.contains(top) || top.contains(control) || top.closest("label")?.contains(control) === true)
      );
    };
    const SHARES = [0.5, 0.25, 0.75, 0.1, 0.9]; // the middle first; slanting things have it elsewhere
    const missed = (control: Element): boolean => {
      control.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = control.getBoundingClientRect();
      const shares = control instanceof SVGElement ? SHARES : [0.5];
      return !shares.some((across) => shares.some((down) => hit(control, left + across * width, top + down * height)));
    };
    const seen = (control: Element): boolean => {
      const { width, height } = control.getBoundingClientRect();
      return control.checkVisibility({ visibilityProperty: true }) && width > 2 && height > 2;
    };
    return [...document.querySelectorAll(controls)]
      .filter((control) => !control.closest("[inert]") && seen(control) && missed(control))
      .map((control) => control.outerHTML.slice(0, 160));
  }, CONTROLS);
}

/** What is drawn topmost in the middle of the tile being placed, not counting what only takes the pointer. */
function aboveGhost(page: Page): Promise<string> {
  return page.evaluate(() => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(
      ".frame svg, .frame svg * { pointer-events: auto !important }" +
        ".frame svg[role=group], .frame svg[role=group] * { pointer-events: none !important }",
    );
    document.adoptedStyleSheets = [rules];
    const ghost = document.querySelector(".ghost");
    ghost?.scrollIntoView({ block: "center" });
    const { left, top, width, height } = ghost!.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    document.adoptedStyleSheets = [];
    return found?.closest("svg") === ghost?.closest("svg") ? "ghost" : (found?.outerHTML.slice(0, 160) ?? "nothing");
  });
}

const table = (game: string, more: Partial<NewTable> = {}): NewTable => ({
  game,
  seats: [HUMAN, BOT, BOT],
  random_first: false,
  ...more,
});
const consider = async (page: Page): Promise<void> =>
  void (
    await myTurn(page),
    await page.locator("[data-cell].can").first().click(),
    await page.waitForSelector(".ghost")
  );
/** Lays a tile and waits for both bots: until they have laid theirs, the page may still show the turn before. */
async function layRound(page: Page): Promise<void> {
  const before = await tilesLeft(page);
  await layOne(page);
  await expect.poll(() => tilesLeft(page), { timeout: 30_000 }).toBe(before - 3);
}
const open =
  (more: Partial<NewTable> = {}, game = "metro") =>
  async (page: Page): Promise<void> =>
    void (await openTable(page, table(game, more)), await myTurn(page));

const STATES: [string, (page: Page) => Promise<void>][] = [
  ["home", async (page) => void (await page.goto(address), await page.waitForSelector("article"))],
  [
    "the form of a new table",
    async (page) => void (await page.goto(`${address}/#open/metro`), await page.waitForSelector("form")),
  ],
  ["Metro before a choice", open()],
  ["Metro, a tile placed", async (page) => void (await open()(page), await layRound(page), await consider(page))],
  [
    "Metro, asked whether to draw",
    async (page) => void (await open()(page), await page.getByRole("button", { name: "Draw instead" }).click()),
  ],
  [
    "three tiles to turn",
    async (page) => void (await open({ options: { hand: 3, orientation: "free" } })(page), await consider(page)),
  ],
  [
    "companies, a share chosen",
    async (page) =>
      void (
        await open({ options: { modules: ["companies"] } })(page),
        await page.locator(".pile button.share").first().click()
      ),
  ],
  [
    "central stations, a wagon chosen",
    async (page) =>
      void (
        await open({ options: { modules: ["stations"] } })(page),
        await page.getByRole("button", { name: "Wagon", exact: true }).click(),
        await page.locator('[aria-label^="Put a wagon on"]').nth(2).click()
      ),
  ],
  ["Metromania before a choice", open({}, "metromania")],
  [
    "Metromania, a step chosen",
    async (page) =>
      void (
        await open({ options: { doubles: "dealt" } }, "metromania")(page),
        await page.locator("[data-step], [data-direction] .disc").first().dispatchEvent("click"),
        await page.waitForSelector("[data-step]")
      ),
  ],
  [
    "the curtain",
    async (page) =>
      void (
        await openTable(
          page,
          table("metro", {
            seats: [
              { ...HUMAN, name: "Ada" },
              { ...HUMAN, name: "Zoé" },
            ],
          }),
        ),
        await page.waitForSelector(".curtain")
      ),
  ],
];

for (const [size, options] of [
  ["on a desk", {}],
  ["360 pixels wide", PHONE],
] as const) {
  it.each(STATES)(`%s, ${size}: all that can be pressed is within reach`, async (_, reach) => {
    const page = await person(options);
    await reach(page);
    await settled(page);
    await expect.poll(() => buried(page)).toEqual([]);
    if (await page.locator(".ghost").count()) await expect.poll(() => aboveGhost(page)).toBe("ghost");
  });

  it(`the menu lies above the table, ${size}`, async () => {
    const page = await person(options);
    await open()(page);
    await page.locator(".menu .open").click();
    const reached = await page.locator(".sheet button, .sheet a, .sheet input").evaluateAll((controls) =>
      controls.map((control) => {
        control.scrollIntoView({ block: "center" });
        const { left, top, width, height } = control.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".sheet") !== null;
      }),
    );
    expect(reached.length).toBeGreaterThan(5);
    expect(reached.every(Boolean)).toBe(true);
  });
}
