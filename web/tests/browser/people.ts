// People at their browsers: opening pages and tables, playing moves the way hands do.
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium, firefox } from "playwright-core";
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, inject } from "vitest";

import { parseRecord, recordText } from "../../src/local/record";
import type { StoredGame } from "../../src/local/stored";
import type { ContinueGame, NewTable, TableFacts } from "../../src/net/messages";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
/** Milliseconds that a test waits for what it expects: more than a busy machine takes. */
const PATIENCE = 60_000;
/** The server of this worker: workers are numbered from 1. */
export const address = inject("addresses")[Number(process.env["VITEST_POOL_ID"]) - 1] ?? "";
/** Where Firefox is, if it plays instead of Chromium (`make test-firefox`). */
export const FIREFOX = process.env["FIREFOX"];
/** Where Firefox puts what is saved: its driver does not tell of files that the page itself makes. */
const DOWNLOADS = FIREFOX ? mkdtempSync(join(tmpdir(), "guimard-downloads-")) : "";
let browser: Browser;
/** The people of the test that runs. They leave with it: pages that stay open go on moving, and slow the next tests. */
const present: BrowserContext[] = [];

beforeAll(async () => {
  browser = FIREFOX
    ? await firefox.launch({ channel: "moz-firefox", executablePath: FIREFOX, downloadsPath: DOWNLOADS }) // WebDriver BiDi
    : await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: FLAGS });
});
afterEach(async () => void (await Promise.all(present.splice(0).map((context) => context.close()))));
afterAll(async () => {
  await browser.close();
  if (DOWNLOADS) rmSync(DOWNLOADS, { recursive: true });
});

/** A new browser profile: another person, who knows the games or is a newcomer. Errors on the page fail the test. */
export async function person(
  options: BrowserContextOptions = {},
  settings: Record<string, unknown> = {},
  newcomer = false,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    ...options,
  });
  present.push(context);
  context.setDefaultTimeout(PATIENCE);
  // Most tests are about a server: without this, each would store the whole site first.
  if (options.serviceWorkers !== "allow")
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await context.addInitScript(
    ([kept, explained]) => {
      if (window.origin === "null") return; // an empty page has no storage
      if (!localStorage.getItem("guimard-settings")) localStorage.setItem("guimard-settings", kept!);
      if (!localStorage.getItem("guimard-explained")) localStorage.setItem("guimard-explained", explained!);
    },
    [JSON.stringify({ speed: 0, language: "en", ...settings }), JSON.stringify(newcomer ? {} : { on: false })],
  );
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  return page;
}

/** The address of a table, at the server or on the device. */
export const TABLE = /\/t\/|#play\//;

/** The games that this browser keeps. */
export const keptGames = (page: Page): Promise<StoredGame[]> =>
  page.evaluate(
    () =>
      new Promise<StoredGame[]>((done, failed) => {
        const opened = indexedDB.open("guimard", 1);
        opened.onerror = failed;
        opened.onsuccess = () => {
          const asked = opened.result.transaction("games").objectStore("games").getAll();
          asked.onsuccess = () => {
            opened.result.close();
            done(asked.result as StoredGame[]);
          };
        };
      }),
  );

/** Saves the record of the game that is shown; returns where the file is. */
export async function savedRecord(page: Page): Promise<string> {
  const save = page.getByRole("button", { name: "Save the record" }).first();
  if (!FIREFOX) return (await Promise.all([page.waitForEvent("download"), save.click()]))[0].path();
  const path = join(DOWNLOADS, `${/here-\w+/.exec(page.url())?.[0]}.guimard`);
  await save.click();
  await expect.poll(() => existsSync(path) && readFileSync(path, "utf-8")).toContain("digest: ");
  return path;
}

export const HUMAN = { kind: "human" as const };
export const BOT = { kind: "bot" as const, level: "random" };
export const OPEN = { kind: "open" as const };
export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Opens a table over HTTP in the page's name. */
async function post(page: Page, path: string, table: NewTable | ContinueGame, server: string): Promise<TableFacts> {
  if (!page.url().startsWith(server)) await page.goto(server);
  const opened = await page.evaluate(
    async ([to, body]) => {
      const headers = { "content-type": "application/json" };
      if ((await fetch("/api/me")).status === 204)
        await fetch("/api/me", { method: "POST", headers, body: JSON.stringify({ name: "Clémence" }) });
      return (await fetch(to, { method: "POST", headers, body: JSON.stringify(body) })).json();
    },
    [path, table] as const,
  );
  if (!opened.table) throw new Error(JSON.stringify(opened));
  return opened.table as TableFacts;
}

export const newTable = (page: Page, table: NewTable, server = address): Promise<TableFacts> =>
  post(page, "/api/tables", table, server);

/** Opens a table over HTTP in the page's name, and goes there. */
export async function openTable(page: Page, table: NewTable, server = address): Promise<TableFacts> {
  const opened = await newTable(page, table, server);
  await page.goto(`${server}/t/${opened.id}`);
  return opened;
}

/** Goes on with the first actions of a game in a file, at a table against a bot. */
export async function continueGame(page: Page, file: string, actions: number): Promise<void> {
  const whole = parseRecord(readFileSync(file, "utf-8"));
  const record = recordText({ ...whole, actions: whole.actions.slice(0, actions), scores: null });
  const { id } = await post(page, "/api/records/continue", { record, seats: [HUMAN, BOT] }, address);
  await page.goto(`${address}/t/${id}`);
}

/** Waits until nothing moves any more but what moves for ever, and that is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = (animation: Animation): boolean => animation.effect?.getComputedTiming().endTime !== Infinity;
    const animations = document.getAnimations().filter(ending);
    const ended = Promise.allSettled(animations.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((done) => setTimeout(done, 5000))]); // what is out of sight may never end
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
}

export const over = (page: Page): Promise<boolean> => page.locator(".result").isVisible();

/** Waits until it is this page's turn or the game is over; tells whether it is the turn. */
export async function myTurn(page: Page): Promise<boolean> {
  await page.waitForSelector(".pill.mine, .result", { timeout: 60_000, state: "attached" });
  return !(await over(page));
}

/** Begins a game of Metro on the home page. */
export const playMetro = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Play Metro", exact: true }).click();

/** Lays a tile of Metro on the first cell where it may go. */
export async function layOne(page: Page): Promise<void> {
  await page.locator("[data-cell].can").first().click();
  await page.locator(".confirm").click();
}

/** How many tiles are left to lay. */
export async function tilesLeft(page: Page): Promise<number> {
  return Number.parseInt((await page.locator(".progress").textContent()) ?? "", 10);
}

/** Lays a tile and waits until it is the turn again: the page still says so until the move is answered. */
export async function layAndWait(page: Page): Promise<void> {
  const before = await page.locator(".progress").textContent();
  await layOne(page);
  await page.waitForFunction((text) => document.querySelector(".progress")?.textContent !== text, before);
  await myTurn(page);
}

/** What can be pressed in a turn of Metromania, and how far it is: it changes when something was pressed. */
const choices = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [".steps .done", "[data-step]", "[data-direction]", "[data-side]", "[data-destination]", "[data-sure]"]
      .concat(".dock .primary:enabled", ".pill.mine")
      .map((part) => document.querySelectorAll(part).length)
      .join(" "),
  );

/** Presses what is left to choose of a step of Metromania: direction, cell, destination, and once more if asked. */
export async function pressStep(page: Page, n: number): Promise<void> {
  const before = await choices(page);
  const pressed = await page.evaluate((nth) => {
    for (const part of ["[data-sure]", "[data-destination]", "[data-direction] .disc", "[data-step]"]) {
      if (part === "[data-direction] .disc" && document.querySelector("[data-side]")) continue; // a direction is chosen
      const targets = document.querySelectorAll(part);
      const target = targets[nth % targets.length];
      if (target) return target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    return null;
  }, n);
  if (pressed !== null) await expect.poll(() => choices(page)).not.toBe(before);
}

/** Waits until what was pressed is answered: the log has grown, it is another's turn, or the game is over. */
async function answered(page: Page, press: () => Promise<void>): Promise<void> {
  const before = await page.locator(".log li:not(.muted)").count();
  await press();
  await page.waitForFunction(
    (count) =>
      document.querySelector(".result, .today") ||
      document.querySelectorAll(".log li:not(.muted)").length !== count ||
      !document.querySelector(".pill.mine"),
    before,
  );
}

type Next = "nothing" | "two" | "step" | "confirm" | "pass";

/** What a turn of Metromania wants next, read at one moment: buttons come and go while an answer is on its way. */
async function wanted(page: Page): Promise<Next> {
  const next = await page.waitForFunction(() => {
    const says = (text: RegExp): boolean =>
      [...document.querySelectorAll("button:enabled")].some((button) => text.test(button.textContent ?? ""));
    if (!document.querySelector(".pill.mine") || document.querySelector(".result, .today")) return "nothing";
    if (document.querySelector(".turn [aria-busy=true]")) return false; // what was pressed is on its way
    if (says(/^\s*two /)) return "two";
    if (document.querySelector("[data-step], [data-direction]")) return "step";
    if (document.querySelector(".turn .primary:enabled")) return "confirm";
    return says(/^\s*Pass\s*$/) && "pass";
  });
  return (await next.jsonValue()) as Next;
}

/** Plays a whole turn of Metromania; `press` is how this person presses a button. */
export async function digTurn(page: Page, n: number, press: (target: Locator) => Promise<void>): Promise<void> {
  const confirm = page.locator(".turn .primary");
  for (let step = 0; step < 16; step++) {
    const next = await wanted(page);
    if (next === "nothing") return;
    if (next === "step") await pressStep(page, 5 * n + 3 * step);
    // Before the first tunnel everybody chooses the type they get twice.
    if (next === "two") await press(page.locator("button:enabled", { hasText: /^\s*two / }).first());
    if (next === "two" || next === "confirm") return answered(page, () => press(confirm));
    if (next === "pass") return answered(page, () => press(page.getByRole("button", { name: "Pass" })));
  }
  throw new Error("The turn does not end.");
}

/** Plays a whole game; `move` makes one move when it is the turn. */
export async function playOut(page: Page, move: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < 400; n++) {
    if (!(await myTurn(page))) return;
    await answered(page, () => move(n));
  }
  throw new Error("The game does not end.");
}
