// Explain: what is worth a sentence, that each is told once, and that every language has all of them.
import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it, vi } from "vitest";

import { languages } from "../scripts/texts";
import { placeSentence } from "../src/explain/place";
import type { Scene } from "../src/games/explain";

const memory = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => memory.get(key) ?? null,
  setItem: (key: string, value: string) => memory.set(key, value),
});
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));

const { explain: metro } = await import("../src/games/metro/explain");
const { explain: metromania } = await import("../src/games/metromania/explain");
const { ExplainQueue } = await import("../src/explain/queue.svelte");
const explained = await import("../src/shared/explained.svelte");

const FOLDER = new URL("../src/explain/sentences/", import.meta.url).pathname;
const GAMES = new URL("../src/games/", import.meta.url).pathname;

function sentences(language: string): Map<string, string> {
  const text = readFileSync(`${FOLDER}${language}.ftl`, "utf-8");
  return new Map([...text.matchAll(/^([\w-]+) = (.*)$/gm)].map(([, key, said]) => [key!, said!]));
}

const METRO_VIEW = {
  seats: 2,
  options: { hand: 1, orientation: "fixed", modules: [] as string[] },
  viewer: 0,
  over: false,
  board: [] as { cell: string }[],
  bag: 40,
  colours: ["yellow", "blue"],
};
const keys = (explain: typeof metro, scene: Partial<Scene>): string[] =>
  explain({ view: METRO_VIEW, actions: [], events: [], ...scene }).map(({ key }) => key);
const rim = [..."ABCDEFGH"].flatMap((column) =>
  [..."12345678"].map((row) => column + row).filter((cell) => /[AH]|[18]/.test(cell)),
);
const lays = rim.map((cell) => ({ kind: "lay", text: `lay aaaa ${cell}`, cell, consequences: {} }));

describe("in Metro", () => {
  it("the aim is told at the first turn, and nothing while others think", () => {
    expect(keys(metro, { actions: lays })).toEqual(["metro-aim"]);
    expect(keys(metro, {})).toEqual([]);
  });

  it("a line completed in the centre comes before other things, at its tile", () => {
    const events = [
      { event: "lay", cell: "D6", lines: [{ before: 1, after: 3 }] },
      { event: "complete", owner: "blue", after: 9, times: 2 },
    ];
    const told = metro({ view: METRO_VIEW, actions: lays, events });
    expect(told[0]).toEqual({ key: "metro-centre", at: "D6" });
    expect(told.map(({ key }) => key)).toEqual(["metro-centre", "metro-complete", "metro-again", "metro-aim"]);
  });

  it("only one's own short line is a pity", () => {
    const events = (owner: string): unknown[] => [
      { event: "lay", cell: "A1" },
      { event: "complete", owner, after: 2, times: 1 },
    ];
    expect(keys(metro, { events: events("yellow") })).toEqual(["metro-short", "metro-complete"]);
    expect(keys(metro, { events: events("blue") })).toEqual(["metro-complete"]);
  });

  it("a cell of the rim that is not offered shows the ban; modules, drawing and the end are told", () => {
    const told = metro({ view: METRO_VIEW, actions: lays.slice(1), events: [] });
    expect(told).toContainEqual({ key: "metro-ban", at: "A1" });
    const later = { ...METRO_VIEW, bag: 0, board: [{ cell: "D3" }, { cell: "D2" }] };
    const draw = { kind: "draw", text: "draw", consequences: {} };
    expect(keys(metro, { view: later, actions: [...lays, draw] })).toEqual(["metro-aim", "metro-draw", "metro-ending"]);
    const modules = { ...METRO_VIEW, options: { ...METRO_VIEW.options, modules: ["companies"] } };
    expect(keys(metro, { view: modules, actions: lays })).toEqual(["metro-aim", "metro-companies"]);
  });
});

const VIEW = {
  viewer: 0,
  pending: { steps: [] as string[] },
  lines: [{ seat: 1, line: 2, tip: "3,1" }],
  destinations: [] as { seat: number; served: boolean; cell: string }[],
  trips: [{ possible: false }],
};
const nothing = { points: 0, stations: [], blocks: [], frees: [], cannot_finish: [] };
const dig = {
  kind: "dig",
  seat: 0,
  line: 1,
  from: "0,0",
  to: "1,0",
  cell: "0,0,0",
  text: "dig",
  consequences: nothing,
};

describe("in Metromania", () => {
  const told = (scene: Partial<Scene>): { key: string; at: string | null }[] =>
    metromania({ view: VIEW, actions: [], events: [], ...scene });

  it("a forced station is told where it stands, and whether it brings points", () => {
    const stations = [{ vertex: "1,0", points: 0, why: "meets" }];
    expect(told({ events: [{ ...dig, event: "dig", consequences: { ...nothing, stations } }] })).toEqual([
      { key: "metromania-meets", at: "1,0" },
      { key: "metromania-no-points", at: "1,0" },
    ]);
  });

  it("a tunnel that loses its line is warned of before it is dug, a blocked line is shown", () => {
    const risky = { ...dig, consequences: { ...nothing, cannot_finish: [{ seat: 0, line: 1 }] } };
    expect(told({ actions: [dig, risky] })).toEqual([{ key: "metromania-risk", at: "1,0" }]);
    const blocks = [{ seat: 1, line: 2 }];
    expect(told({ events: [{ ...dig, event: "dig", consequences: { ...nothing, blocks } }] })).toEqual([
      { key: "metromania-blocked", at: "3,1" },
    ]);
  });

  it("starts, ends, the bonus and the last turns are told", () => {
    expect(told({ actions: [{ ...dig, kind: "start" }] })[0]?.key).toBe("metromania-start");
    expect(told({ actions: [{ ...dig, kind: "start", line: 2 }] })[0]?.key).toBe("metromania-second");
    expect(told({ actions: [{ ...dig, kind: "end" }] })).toEqual([{ key: "metromania-end", at: "0,0" }]);
    const bonus = { kind: "bonus", seat: 0, line: 1, vertex: "2,2", text: "bonus", consequences: nothing };
    expect(told({ actions: [bonus] })).toEqual([{ key: "metromania-bonus", at: "2,2" }]);
    expect(told({ events: [{ event: "construction-ends", reasons: [] }] })[0]?.key).toBe("metromania-last-turns");
  });

  it("one's own destination without a station is told at one's turn", () => {
    const view = { ...VIEW, destinations: [{ seat: 0, served: false, cell: "1,1,0" }] };
    expect(told({ view, actions: [dig] })).toEqual([{ key: "metromania-unserved", at: "1,1,0" }]);
    expect(told({ view })).toEqual([]);
  });
});

describe("the queue", () => {
  const scene = { view: null, actions: [], events: [] };
  const about = (...keys: string[]): { key: string; at: null }[] => keys.map((key) => ({ key, at: null }));

  it("tells each thing once, one after the other", () => {
    const queue = new ExplainQueue(() => about("queue-a", "queue-b"));
    queue.follow(scene, false);
    expect(queue.current?.key).toBe("queue-a");
    queue.follow(scene, false); // a bot moves: what stands there stays
    expect(queue.current?.key).toBe("queue-a");
    queue.dismiss();
    expect(queue.current?.key).toBe("queue-b");
    queue.dismiss();
    expect(queue.current).toBeNull();
    queue.follow(scene, true);
    expect(queue.current).toBeNull();
  });

  it("counts a sentence as told when it was read, or seen before the reader's own move", () => {
    let found = about("queue-c", "queue-d");
    const chosen = new ExplainQueue(() => found);
    chosen.follow(scene, false);
    const again = new ExplainQueue(() => found);
    again.follow(scene, false);
    expect(again.current?.key).toBe("queue-c"); // chosen, but never on the screen
    again.follow(scene, true);
    expect(again.current?.key).toBe("queue-c");
    again.appear();
    again.follow(scene, true);
    expect(again.current?.key).toBe("queue-d");
    found = [];
    again.follow(scene, true);
    expect(again.current).toBeNull(); // one's own move has passed it
    found = about("queue-d");
    again.follow(scene, false);
    expect(again.current?.key).toBe("queue-d"); // it was not on the screen yet
  });
});

describe("the place of a sentence", () => {
  const size = { width: 280, height: 130 };
  const board = { left: 0, right: 390, top: 100, bottom: 500 };
  const square = (left: number, top: number, side = 40): typeof board => ({
    left,
    right: left + side,
    top,
    bottom: top + side,
  });

  it("is below what it is about, above where there is no room, and on the board", () => {
    expect(placeSentence(size, board, square(20, 120), [])).toEqual({ left: 8, top: 174 });
    expect(placeSentence(size, board, square(200, 440), [])).toEqual({ left: 80, top: 296 });
    expect(placeSentence(size, board, square(200, -300), [])).toEqual({ left: 80, top: 108 });
    expect(placeSentence(size, board, null, [])).toEqual({ left: 55, top: 235 });
  });

  it("leaves its place free on a zoomed board, where that is large and may be cut off", () => {
    const clear = (about: typeof board): boolean => {
      const { left, top } = placeSentence(size, board, about, []);
      const beside = left + size.width <= about.left || left >= about.right;
      return beside || top + size.height <= about.top || top >= about.bottom;
    };
    // a triangle of 118 pixels wherever it stands, and one that begins outside
    for (const left of [-60, 0, 130, 272, 330])
      for (const top of [60, 110, 240, 382, 460]) expect(clear(square(left, top, 118))).toBe(true);
    // where nothing is free it covers as little as it can
    expect(placeSentence(size, board, square(0, 100, 330), [])).toEqual({ left: 102, top: 362 });
  });

  it("covers as little as it can of what may be pressed", () => {
    expect(placeSentence(size, board, null, [square(180, 280)]).top).toBe(108);
    expect(placeSentence(size, board, null, [square(180, 280), square(180, 120)]).top).toBe(362);
    expect(placeSentence(size, board, square(180, 280), [square(180, 350)]).top).toBe(136);
    // of a place that a zoomed board has left behind it may stand anywhere
    expect(placeSentence(size, board, square(200, -300), [square(200, 120)])).toEqual({ left: 8, top: 362 });
    // but what it is about matters more
    const spread = [square(20, 200), square(90, 200), square(200, 110)];
    expect(placeSentence(size, board, square(20, 120), spread)).toEqual({ left: 8, top: 174 });
  });
});

describe("on this device", () => {
  it("explains the first game of each kind, then only where the reader switched it on", () => {
    expect(explained.explains("metro")).toBe(true);
    explained.keepPlayed("metro");
    expect([explained.explains("metro"), explained.explains("metromania")]).toEqual([false, true]);
    explained.switchExplain(true);
    expect(explained.explains("metro")).toBe(true);
    explained.switchExplain(false);
    expect(explained.explains("metromania")).toBe(false);
    explained.explainFirstGames();
    expect([explained.explains("metro"), explained.explains("metromania")]).toEqual([false, true]);
  });
});

describe("the sentences", () => {
  const english = sentences("en");

  it("are there for all that is explained", () => {
    const code = (game: string): string => readFileSync(`${GAMES}${game}/explain.ts`, "utf-8");
    const named = [
      ...[...code("metro").matchAll(/"(metro-[\w-]+)"/g)].map(([, key]) => key!),
      ...[...code("metro").matchAll(/push\("([\w-]+)"\)/g)].map(([, name]) => `metro-${name}`),
      ...readdirSync(`${GAMES}metro/modules`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => readFileSync(`${GAMES}metro/modules/${name}/module.ts`, "utf-8"))
        .map((text) => `metro-${/name: "([\w-]+)"/.exec(text)?.[1]}`),
      ...[...code("metromania").matchAll(/add\("([\w-]+)"/g)].map(([, name]) => `metromania-${name}`),
      ...[...code("metromania").matchAll(/"(metromania-[\w-]+)"/g)].map(([, key]) => key!),
      ...["meets", "parts", "points", "no-points"].map((why) => `metromania-${why}`),
    ];
    expect([...new Set(named)].sort()).toEqual([...english.keys()].sort());
  });

  it.each(languages)("are short and complete in %s", (language) => {
    const said = sentences(language);
    expect([...said.keys()]).toEqual([...english.keys()]);
    expect([...said.values()].filter((text) => text.split(" ").length > 25)).toEqual([]);
  });
});
