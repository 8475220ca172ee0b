// Which room of the client may import which: the arrows point one way, and each game knows nothing of the others.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

import { expect, it } from "vitest";

const SOURCE = new URL("../src/", import.meta.url).pathname;
const ROOMS = [
  "app",
  "lobby",
  "rulebook",
  "learn",
  "explain",
  "review",
  "table",
  "games",
  "shared",
  "net",
  "rules",
  "offline",
  "local",
];

/** For each room, the rooms it may import besides itself. A game's rooms are named without the game. */
const MAY: Record<string, string[]> = {
  app: ROOMS,
  lobby: ["local", "games", "shared", "net"],
  rulebook: ["learn", "games", "shared", "net"],
  learn: ["local", "games", "shared", "net"],
  review: ["table", "local", "games", "shared", "net"],
  table: ["explain", "games", "shared", "net"],
  explain: ["games", "shared", "net"],
  games: ["net"],
  game: ["modules", "ending", "panel", "board", "model", "games"],
  ending: ["panel", "board", "model", "games", "shared", "net"],
  figures: ["board", "model", "games", "shared", "net"],
  modules: ["panel", "board", "model", "games", "shared", "net"],
  panel: ["board", "model", "games", "shared", "net"],
  board: ["model", "games", "shared", "net"],
  model: ["games", "shared", "net"],
  shared: ["net"],
  offline: ["shared", "net"],
  local: ["rules", "shared", "net"],
  net: [],
  rules: [],
};
/** The same inside shared. */
const SHARED: Record<string, string[]> = {
  "me.svelte.ts": ["names"],
  "names.ts": ["i18n"],
  catalogue: ["i18n", "ui"],
  ui: ["i18n", "theme"],
  i18n: ["theme"],
  theme: [],
};

interface Import {
  from: string;
  to: string;
}

function files(folder = SOURCE): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [path] : [];
  });
}

const imports: Import[] = files().flatMap((path) =>
  [...readFileSync(path, "utf-8").matchAll(/(?:from |import |import\()"(\.[^"]+)"/g)].map(([, target]) => ({
    from: relative(SOURCE, path),
    to: relative(SOURCE, normalize(join(dirname(path), target ?? ""))),
  })),
);

const gameOf = (path: string): string | null => /^games\/(\w+)\//.exec(path)?.[1] ?? null;

/** The room a file is in: its first folder; inside a game, the folder there. */
function room(path: string): string {
  const parts = path.split("/");
  if (!gameOf(path)) return parts[0] ?? "";
  return parts.length > 3 ? (parts[2] ?? "") : "game";
}

const between = (of: (path: string) => string, may: Record<string, string[]>, among: Import[]): Import[] =>
  among.filter(({ from, to }) => of(from) !== of(to) && !may[of(from)]?.includes(of(to)));

it("finds the imports it judges", () => {
  expect(imports.length).toBeGreaterThan(250);
  expect(new Set(imports.map(({ from }) => from.split("/")[0]))).toEqual(new Set(ROOMS));
});

it("rooms import only the rooms below them", () => {
  expect(between(room, MAY, imports)).toEqual([]);
});

it("inside shared the arrows point one way, too", () => {
  const inside = imports.filter(({ from, to }) => room(from) === "shared" && room(to) === "shared");
  const part = (path: string): string => path.split("/")[1] ?? "";
  const named = inside.map(({ from, to }) => ({ from, to: part(to).includes(".") ? `${to}.ts` : to }));
  expect(between(part, SHARED, named)).toEqual([]);
});

it("a game imports no other game, and only its own client is imported from outside", () => {
  expect(imports.filter(({ from, to }) => gameOf(to) && gameOf(from) !== gameOf(to))).toEqual([]);
});

it("a module of a game imports no other module", () => {
  const module = (path: string): string | null => /^games\/\w+\/modules\/(\w+)\//.exec(path)?.[1] ?? null;
  expect(imports.filter(({ from, to }) => module(from) && module(to) && module(from) !== module(to))).toEqual([]);
});

it("lines fit a screen", () => {
  const long = files()
    .filter((path) => !path.endsWith("net/messages.ts")) // generated
    .flatMap((path) =>
      readFileSync(path, "utf-8")
        .split("\n")
        .filter((line) => line.length > 120),
    );
  expect(long).toEqual([]);
});
