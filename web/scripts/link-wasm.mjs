// Links objects to WebAssembly modules: node link-wasm.mjs DIRECTORY NAME… (see src/guimard/wasm/build.py).
// wasm-ld comes with @yowasp/clang and runs in Node, so nobody installs a compiler.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { runLLVM } from "@yowasp/clang";

const OPTIONS = ["--no-entry", "--strip-all", "--stack-first", "-z", "stack-size=65536"];

const [directory, ...names] = process.argv.slice(2);
for (const name of names) {
  const file = (kind) => join(directory, `${name}.${kind}`);
  const { calls } = JSON.parse(readFileSync(file("json"), "utf-8"));
  const exports = [...Object.keys(calls), "__heap_base"].map((entry) => `--export=${entry}`);
  const command = ["wasm-ld", ...OPTIONS, ...exports, "-o", "out.wasm", "in.o"];
  const linked = await runLLVM(command, { "in.o": readFileSync(file("o")) }, { fetchProgress: () => {} });
  writeFileSync(file("wasm"), linked["out.wasm"]);
  rmSync(file("o"));
}
