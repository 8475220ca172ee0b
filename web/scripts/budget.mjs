// Fails the build when the first load is too heavy: page, scripts of the home page, styles, fonts, one language.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 150 * 1024;
const root = new URL("../../src/guimard/web/static/", import.meta.url);
const read = (name) => readFileSync(new URL(name, root));
const page = read("index.html");
const files = readdirSync(new URL("assets/", root));
/** A script and all that it imports. */
function withImports(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const [, other] of read(name)
    .toString()
    .matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
    withImports(`assets/${other}`, found);
  return found;
}
const home = files.find((name) => /^HomePage-.*\.js$/.test(name));
if (!home) throw new Error("The build wrote no home page.");
const named = [...page.toString().matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
const linked = [...new Set([...named, ...withImports(`assets/${home}`)])];
const styles = linked
  .filter((name) => name.endsWith(".css"))
  .map((name) => read(name).toString())
  .join("");
const fonts = [...styles.matchAll(/url\(\.\/((?:figtree-latin-wght|federo-latin-400)[^)]+\.woff2)\)/g)];

if (fonts.length !== 2) throw new Error("The styles name other fonts.");

let total = gzipSync(page).length;
for (const name of linked) total += gzipSync(read(name)).length;
for (const [, name] of fonts) total += read(`assets/${name}`).length;
const texts = files.filter((name) => /^texts-.*\.js$/.test(name));
if (!texts.length) throw new Error("The build wrote no texts.");
total += Math.max(...texts.map((name) => gzipSync(read(`assets/${name}`)).length));
const brotli = linked.reduce((sum, name) => sum + brotliCompressSync(read(name)).length, 0);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(
  `first load: ${kilobytes(total)} compressed with fonts, limit ${kilobytes(LIMIT)}` +
    ` (scripts and styles ${kilobytes(brotli)} by brotli)`,
);
if (total > LIMIT) process.exit(1);
