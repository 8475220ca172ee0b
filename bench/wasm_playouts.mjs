// Plays random games in WebAssembly for bench/wasm.py: a line of JSON in, the processor time and a checksum out.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = new URL("../", import.meta.url).pathname;
const require = createRequire(join(root, "web/package.json"));
const ts = require("typescript");

/** The host of the page, without its types. */
async function host() {
  const source = readFileSync(join(root, "web/src/rules/module.ts"), "utf-8");
  const { outputText } = ts.transpileModule(source, { compilerOptions: { target: "ES2022", module: "ESNext" } });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString("base64")}`);
}

const { RulesModule } = await host();
const [directory] = process.argv.slice(2);
const modules = new Map();

async function load(name) {
  const read = (kind) => readFileSync(join(directory, `${name}.${kind}`));
  const module = await RulesModule.load(read("wasm"), JSON.parse(read("json")));
  const [view, games, moves, rng] = ["State", "State", "Moves", "Rng"].map((record) => module.records(record));
  return { module, view, games, moves, rng };
}

for await (const line of createInterface(process.stdin)) {
  const { game, view: bytes, count, rng: word } = JSON.parse(line);
  if (!modules.has(game)) modules.set(game, await load(game));
  const { module, view, games, moves, rng } = modules.get(game);
  module.bytes(view).set(Buffer.from(bytes, "base64"));
  module.view(rng).setBigUint64(0, BigInt(word), true);
  const { user, system } = process.cpuUsage();
  const total = module.call("playouts", view, games, count, moves, rng);
  const spent = process.cpuUsage({ user, system });
  console.log(JSON.stringify({ seconds: (spent.user + spent.system) / 1e6, total }));
}
