// What the build adds to Vite's: one file of words for each language, the script inside the page, compressed copies of everything.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { build, type Plugin, type Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const LOCALES = new URL("../src/i18n/locales/", import.meta.url).pathname;
const BOOT = new URL("../src/boot.ts", import.meta.url).pathname;
const WORDS = "virtual:words-";
/** Pages that load by themselves, by a part of their address; and what draws the games. */
const PAGES = { t: "/Table.svelte", replay: "/Review.svelte", p: "/Player.svelte" };
const GAMES = { metro: "/metro/client.ts", metromania: "/metromania/client.ts" };

/** `virtual:words-fr` is all that is said in French. */
export function words(): Plugin {
  return {
    name: "guimard-words",
    resolveId: (id) => (id.startsWith(WORDS) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${WORDS}`)) return;
      const folder = join(LOCALES, id.slice(WORDS.length + 1));
      const files = readdirSync(folder).map((name) => join(folder, name));
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")).join("\n"))}`;
    },
  };
}

const chunks = (bundle: Bundle): Chunk[] => Object.values(bundle).filter((one): one is Chunk => one.type === "chunk");

/** A chunk with all it imports, but for what the page asks for anyway. */
function needed(bundle: Bundle, page: string, module: string): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || page.includes(file) || chunk?.type !== "chunk") return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  chunks(bundle).filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))).forEach(({ fileName }) => add(fileName));
  return [...found];
}

function mapped<From, To>(all: Record<string, From>, change: (one: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(all).map(([name, one]) => [name, change(one)]));
}

async function script(bundle: Bundle, page: string): Promise<string> {
  const spoken = chunks(bundle).filter(({ facadeModuleId }) => facadeModuleId?.startsWith(`\0${WORDS}`));
  const files = {
    WORDS: Object.fromEntries(spoken.map(({ facadeModuleId, fileName }) => [facadeModuleId?.slice(-2), fileName])),
    PAGES: mapped(PAGES, (module) => needed(bundle, page, module)),
    GAMES: mapped(GAMES, (module) => needed(bundle, page, module)),
  };
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: mapped(files, (value) => JSON.stringify(value)),
    build: { write: false, lib: { entry: BOOT, formats: ["iife"], name: "boot" } },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return output?.output[0].code.trim() ?? "";
}

export function boot(): Plugin {
  return {
    name: "guimard-boot",
    transformIndexHtml: {
      order: "post",
      async handler(page, { bundle }) {
        if (!bundle) return page;
        // before the styles: a script after them would wait for them
        return page.replace("<title>", `<script>${await script(bundle as Bundle, page)}</script>\n    <title>`);
      },
    },
  };
}

/** Compressed once here, not for every reader. */
export function compressed(): Plugin {
  return {
    name: "guimard-compressed",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css|html)$/.test(fileName)) continue;
          const text = file.type === "chunk" ? file.code : file.source;
          this.emitFile({ type: "asset", fileName: `${fileName}.br`, source: brotliCompressSync(text) });
          this.emitFile({ type: "asset", fileName: `${fileName}.gz`, source: gzipSync(text, { level: 9 }) });
        }
      },
    },
  };
}
