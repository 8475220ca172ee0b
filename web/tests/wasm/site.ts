// The static site in a folder of its own, and the rules of both games loaded from it as a page loads them.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { GameRules, LoadFile } from "../../src/local/game-rules";
import { load as metro } from "../../src/local/games/metro";
import { load as metromania } from "../../src/local/games/metromania";
import type { GameInfo } from "../../src/net/messages";
import type { Spec } from "../../src/shared/catalogue/options";

export const ROOT = new URL("../../../", import.meta.url).pathname;
export const FOLDER = mkdtempSync(join(tmpdir(), "guimard-site-"));
const SITE = join(FOLDER, "site");

export interface Loaded {
  info: GameInfo;
  spec: Spec;
  rules: GameRules;
}
const GAMES = { metro, metromania };
export type Name = keyof typeof GAMES;
export const NAMES = Object.keys(GAMES) as Name[];

export function python(...words: string[]): string {
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
  return execFileSync(process.env["PYTHON"] ?? "python3", ["-m", "guimard", ...words], { cwd: ROOT, env }).toString();
}

const file: LoadFile = (name) => {
  const data = readFileSync(join(SITE, "wasm", name));
  return Promise.resolve(data.buffer.slice(data.byteOffset, data.byteOffset + data.length));
};

/** Write the site and load the games that it offers. */
export async function loadGames(): Promise<Record<Name, Loaded>> {
  python("site", SITE);
  const { games } = JSON.parse(readFileSync(join(SITE, "data", "games.json"), "utf-8")) as { games: GameInfo[] };
  const loaded = {} as Record<Name, Loaded>;
  for (const name of NAMES) {
    const info = games.find(({ id }) => id === name) as GameInfo;
    const spec = info.options as Spec;
    loaded[name] = { info, spec, rules: await GAMES[name](file, spec) };
  }
  return loaded;
}
