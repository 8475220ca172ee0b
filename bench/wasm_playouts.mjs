// Plays random games in WebAssembly for bench/wasm.py: a line of JSON in, the seconds and a checksum out.
// wasm_playouts.mjs MODULES [chromium|firefox PATH]: in Node, by processor time, or in a browser, by its clock.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";

const root = new URL("../", import.meta.url).pathname;
const require = createRequire(join(root, "web/package.json"));
const [directory, browser, path] = process.argv.slice(2);

const script = (text) => `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`;
const read = (name, encoding) => readFileSync(join(directory, name), encoding);

/** The host of the page, without its types. */
function host() {
  const source = readFileSync(join(root, "web/src/rules/module.ts"), "utf-8");
  const compilerOptions = { target: "ES2022", module: "ESNext" };
  return script(require("typescript").transpileModule(source, { compilerOptions }).outputText);
}
const SCRIPTS = [host(), script(readFileSync(join(root, "bench/playouts.mjs"), "utf-8"))];

async function inNode() {
  const [{ RulesModule }, { Playouts }] = await Promise.all(SCRIPTS.map((address) => import(address)));
  const loaded = new Map();
  return async ({ game, view, count, rng }) => {
    if (!loaded.has(game))
      loaded.set(game, await Playouts.load(RulesModule, read(`${game}.wasm`), JSON.parse(read(`${game}.json`))));
    const { user, system } = process.cpuUsage();
    const total = loaded.get(game).play(Buffer.from(view, "base64"), count, rng);
    const spent = process.cpuUsage({ user, system });
    return { seconds: (spent.user + spent.system) / 1e6, total };
  };
}

async function inBrowser() {
  const { chromium, firefox } = require("playwright-core");
  const running =
    browser === "firefox"
      ? await firefox.launch({ channel: "moz-firefox", executablePath: path })
      : await chromium.launch({ executablePath: path, args: ["--no-sandbox", "--disable-gpu"] });
  process.stderr.write(`${browser} ${running.version()}\n`);
  const page = await running.newPage();
  const loaded = new Set();
  const play = async (asked) => {
    const files = loaded.has(asked.game) ? null : [read(`${asked.game}.wasm`, "base64"), read(`${asked.game}.json`, "utf-8")];
    loaded.add(asked.game);
    return page.evaluate(playInPage, { scripts: SCRIPTS, files, ...asked });
  };
  return Object.assign(play, { close: () => running.close() });
}

/** Runs inside the browser. */
async function playInPage({ scripts, files, game, view, count, rng }) {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const [{ RulesModule }, { Playouts }] = await Promise.all(scripts.map((address) => import(address)));
  if (files) window[game] = await Playouts.load(RulesModule, bytes(files[0]), JSON.parse(files[1]));
  const begun = performance.now();
  const total = window[game].play(bytes(view), count, rng);
  return { seconds: (performance.now() - begun) / 1000, total };
}

const play = browser ? await inBrowser() : await inNode();
for await (const line of createInterface(process.stdin)) console.log(JSON.stringify(await play(JSON.parse(line))));
await play.close?.();
