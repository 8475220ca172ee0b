// The rules as WebAssembly in this browser answer what the native ones answer, to the byte. In Node: tests/wasm.
import { build, type Rolldown } from "vite";
import { beforeAll, expect, it } from "vitest";

import type { Comparison, Rules } from "../wasm/comparison";
import { bytes, description, lines, options, writeGames } from "../wasm/modules";
import type { Game } from "../wasm/replay";
import { person } from "./people";

declare global {
  interface Window {
    Comparison: { load(rules: Rules): Promise<Comparison> };
    comparison: Comparison;
  }
}

const ENTRY = new URL("../wasm/comparison.ts", import.meta.url).pathname;
let script: string;

beforeAll(async () => {
  writeGames("1");
  const lib = { entry: ENTRY, formats: ["iife" as const], name: "guimard" };
  const [built] = (await build({
    configFile: false,
    logLevel: "error",
    build: { lib, write: false },
  })) as Rolldown.RolldownOutput[];
  script = `${built?.output[0].code}; window.Comparison = guimard.Comparison;`;
});

it.each(["metro", "metromania"] as const)("golden and random games of %s are equal here", async (name) => {
  const page = await person();
  await page.addScriptTag({ content: script });
  const wasm = Buffer.from(bytes(name)).toString("base64");
  const rules: Rules = { name, wasm, description: description(name), options: options(name) };
  await page.evaluate(async (text) => {
    window.comparison = await window.Comparison.load(JSON.parse(text) as Rules);
  }, JSON.stringify(rules));
  const differences: string[] = [];
  let played = 0;
  for await (const game of lines<Game>(name)) {
    const found = await page.evaluate((one) => window.comparison.difference(one), game);
    if (found) differences.push(found);
    played++;
  }
  expect(differences).toEqual([]);
  expect(played).toBeGreaterThan(20);
});
