// The comparison of the rules in a page's own WebAssembly: bundled and run by tests/browser/rules.test.ts.
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes } from "@noble/hashes/utils.js";

import type { Coded } from "../../src/rules/choices";
import type { Description } from "../../src/rules/description";
import { RulesModule } from "../../src/rules/module";
import { difference, type Digest, type Game, type Table } from "./replay";
import { table as tableOf } from "./tables";

const digest: Digest = (...parts) => bytesToHex(sha256(concatBytes(...parts))).slice(0, 12);

/** All that a page needs to know of the rules of a game; `wasm` is base64. */
export interface Rules {
  name: "metro" | "metromania";
  wasm: string;
  description: Description;
  options: Coded[];
}

export class Comparison {
  constructor(
    readonly module: RulesModule,
    readonly table: Table,
    readonly options: Coded[],
  ) {}

  static async load({ name, wasm, description, options }: Rules): Promise<Comparison> {
    const bytes = Uint8Array.from(atob(wasm), (one) => one.charCodeAt(0));
    const module = await RulesModule.load(bytes, description);
    return new Comparison(module, tableOf(module, name), options);
  }

  difference(game: Game): string | null {
    return difference(this.module, this.table, game, this.options, digest);
  }
}
