// Fails the build when the first load is too heavy: page, entry script with its imports, styles, fonts, one language.
import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const LIMIT = 150 * 1024;
const root = new URL("../../src/guimard/web/static/", import.meta.url);
const read = (name) => readFileSync(new URL(name, root));
const page = read("index.html");
const linked = [...page.toString().matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map((match) => match[1]);
const styles = linked
  .filter((name) => name.endsWith(".css"))
  .map((name) => read(name).toString())
  .join("");
const fonts = [...styles.matchAll(/url\(\.\/((?:figtree-latin-wght|federo-latin-400)[^)]+\.woff2)\)/g)];

if (fonts.length !== 2) throw new Error("The styles name other fonts.");

let total = gzipSync(page).length;
for (const name of new Set(linked)) total += gzipSync(read(name)).length;
for (const [, name] of fonts) total += read(`assets/${name}`).length;
const texts = readdirSync(new URL("assets/", root)).filter((name) => /^texts-.*\.js$/.test(name));
if (!texts.length) throw new Error("The build wrote no texts.");
total += Math.max(...texts.map((name) => gzipSync(read(`assets/${name}`)).length));
const brotli = linked.reduce((sum, name) => sum + brotliCompressSync(read(name)).length, 0);
const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
console.log(
  `first load: ${kilobytes(total)} compressed with fonts, limit ${kilobytes(LIMIT)}` +
    ` (scripts and styles ${kilobytes(brotli)} by brotli)`,
);
if (total > LIMIT) process.exit(1);
