// The bots in WebAssembly: every number behind an expert's decision is equal to the native one, to the bit.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import type { Argument, Block, RulesModule } from "../../src/rules/module";
import { bytes, digest, GAMES, lines, load } from "./modules";

/** As tests/support/wasm_decisions.py writes them. */
type Recorded = number | boolean | { big: string } | { blob: string; item: number; shape: number[] } | Recorded[];

interface Call {
  call: string;
  /** View, workspace and race as a search begins with them; its steps go on with what is there. */
  memory?: Recorded[];
  takes: Recorded[];
  gives: boolean | null;
  /** A digest of what was left in memory. */
  leaves: string;
}

/** Puts recorded arguments into a module's memory, always at the same places. */
class Memory {
  readonly #places = new Map<string, Block>();

  constructor(
    readonly module: RulesModule,
    readonly blobs: Record<string, string>,
  ) {}

  argument(given: Recorded, place: string, blocks: Block[]): Argument {
    if (Array.isArray(given)) return given.map((part, i) => this.argument(part, `${place}.${i}`, blocks));
    if (typeof given !== "object") return given;
    if ("big" in given) return BigInt(given.big);
    const data = Buffer.from(this.blobs[given.blob] ?? "", "base64");
    const block = { ...this.#room(`${place}:${data.length}`, data.length), item: given.item, shape: given.shape };
    this.module.bytes(block).set(data);
    blocks.push(block);
    return block;
  }

  #room(place: string, size: number): Block {
    const known = this.#places.get(place) ?? this.module.numbers(1, size);
    this.#places.set(place, known);
    return known;
  }
}

test.each(["metro-bots", "metromania-bots"])("%s decides on the same numbers", async (name) => {
  const blobs = JSON.parse(readFileSync(join(GAMES, "blobs.json"), "utf-8")) as Record<string, string>;
  const module = await load(name);
  const memory = new Memory(module, blobs);
  const different: string[] = [];
  let decisions = 0;
  for await (const calls of lines<Call[]>(name)) {
    const blocks: Block[] = [];
    let began: Argument[] = [];
    calls.forEach(({ call, memory: given, takes, gives, leaves }, i) => {
      if (given) began = memory.argument(given, "memory", blocks) as Argument[];
      const over = module.call(call, ...began, ...takes.map((one) => memory.argument(one, "", []))) ?? null;
      if (over !== gives || digest(...blocks.map((block) => module.bytes(block))) !== leaves)
        different.push(`${decisions}: ${call} ${i}`);
    });
    decisions++;
  }
  expect(different).toEqual([]);
  expect(decisions).toBeGreaterThanOrEqual(20);
});

test.each(["metro-bots", "metromania-bots"])("%s imports nothing: no arithmetic of the browser's own", (name) => {
  expect(WebAssembly.Module.imports(new WebAssembly.Module(bytes(name)))).toEqual([]);
});
