// Builds the modules and plays the games to compare with, before the tests in this folder run.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

import type { Coded } from "../../src/rules/choices";
import type { Description } from "../../src/rules/description";
import { RulesModule } from "../../src/rules/module";
import type { Digest } from "./replay";

const ROOT = new URL("../../../", import.meta.url).pathname;
const MODULES = join(ROOT, "src", "guimard", "wasm", "modules");
export const GAMES = join(ROOT, "build", "wasm-games");
/** Random games of each family of options, and an expert's decisions in each game. */
const RANDOM_GAMES = process.env["WASM_GAMES"] ?? "3";
const DECISIONS = process.env["WASM_DECISIONS"] ?? "20";

export function bytes(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(MODULES, `${name}.wasm`)));
}

export function description(name: string): Description {
  return JSON.parse(readFileSync(join(MODULES, `${name}.json`), "utf-8")) as Description;
}

export const load = (name: string): Promise<RulesModule> => RulesModule.load(bytes(name), description(name));

/** What can be chosen for a game, as lobbies are told. */
export function options(game: string): Coded[] {
  const specs = JSON.parse(readFileSync(join(GAMES, "options.json"), "utf-8")) as Record<string, { options: Coded[] }>;
  return specs[game]?.options ?? [];
}

/** The JSON of each line of a file with games or decisions. */
export async function* lines<T>(name: string): AsyncGenerator<T> {
  for await (const line of createInterface(createReadStream(join(GAMES, `${name}.jsonl`)))) yield JSON.parse(line) as T;
}

export const digest: Digest = (...parts) => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 12);
};

function python(...words: string[]): void {
  execFileSync(process.env["PYTHON"] ?? "python3", ["-m", ...words], {
    cwd: ROOT,
    env: { ...process.env, PYTHONPATH: join(ROOT, "src") },
    stdio: "inherit",
  });
}

/** Plays the golden games and random ones, and writes what there was to see after each action. */
export const writeGames = (random: string): void => python("tests.support.wasm_games", GAMES, random);

export default function setup(): void {
  python("guimard.wasm.build", MODULES);
  writeGames(RANDOM_GAMES);
  python("tests.support.wasm_decisions", GAMES, DECISIONS);
  python("tests.support.wasm_lessons", GAMES);
}
