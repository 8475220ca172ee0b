// The rules in WebAssembly answer what the native ones answer, to the byte.
import { describe, expect, test } from "vitest";

import { RulesError } from "../../src/rules/module";
import { bytes, description, digest, lines, load, options } from "./modules";
import { difference, type Game } from "./replay";
import { table as tableOf } from "./tables";

const MEMORY = 4 << 20; // bytes

describe.each(["metro", "metromania"] as const)("%s", (name) => {
  test("golden and random games have equal states, legal actions, views and events", async () => {
    const module = await load(name);
    const table = tableOf(module, name);
    const differences: string[] = [];
    let played = 0;
    for await (const game of lines<Game>(name)) {
      const found = difference(module, table, game, options(name), digest);
      if (found) differences.push(found);
      played++;
    }
    expect(differences).toEqual([]);
    expect(played).toBeGreaterThan(30);
    expect(module.size).toBeLessThan(MEMORY);
  });

  test("an action that does not exist is an error with its place, not a trap", async () => {
    const module = await load(name);
    expect(() => tableOf(module, name).play(30_000, [])).toThrow(RulesError);
  });
});

test.each(["metro", "metromania", "metro-bots", "metromania-bots"])("%s exports what its description says", (name) => {
  const compiled = new WebAssembly.Module(bytes(name));
  const exported = WebAssembly.Module.exports(compiled).map((entry) => entry.name);
  expect(exported.sort()).toEqual([...Object.keys(description(name).calls), "__heap_base", "memory"].sort());
});

test.each(["metro", "metromania", "metro-bots", "metromania-bots"])("%s names no file of this machine", (name) => {
  const text = Buffer.from(bytes(name)).toString("latin1") + JSON.stringify(description(name));
  expect(/site-packages|\w\.py\b|\/home|\/root|\/usr/.exec(text)?.[0]).toBeUndefined();
});
