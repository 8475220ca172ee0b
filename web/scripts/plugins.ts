// What our build adds to Vite's: one file of texts for each language, the script inside the page, compressed copies.
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

import { build, type Plugin, type Rolldown } from "vite";

import { languages, textFiles } from "./texts.ts";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const source = (path: string): string => new URL(`../src/${path}`, import.meta.url).pathname;
const BOOT = source("app/boot.ts");
const SERVICE_WORKER = source("offline/service-worker.ts");
/** Modules that load by themselves, by the name the first script knows them by. */
const TEXTS = /virtual:texts-(\w+)$/;
const PAGES = /\/(\w+)Page\.svelte$/;
const GAMES = /\/games\/(\w+)\/client\.ts$/;

/**
 * `virtual:languages` lists the languages, `virtual:texts` loads the texts of each,
 * and `virtual:texts-fr` is all the text there is in French.
 */
export function texts(): Plugin {
  return {
    name: "guimard-texts",
    resolveId: (id) => (/^virtual:(languages|texts)/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === "\0virtual:languages") return `export default ${JSON.stringify(languages)}`;
      if (id === "\0virtual:texts") {
        const loaders = languages.map((language) => `${language}: () => import("virtual:texts-${language}")`);
        return `export default { ${loaders.join(", ")} }`;
      }
      const [, language] = TEXTS.exec(id) ?? [];
      if (!language) return;
      const files = textFiles(language);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, "utf-8")).join("\n"))}`;
    },
  };
}

/** Chunks that begin with a module of this pattern, by the name in it. */
function named(bundle: Bundle, pattern: RegExp): Map<string, Chunk> {
  const found = new Map<string, Chunk>();
  for (const one of Object.values(bundle)) {
    const [, name] = (one.type === "chunk" && pattern.exec(one.facadeModuleId ?? "")) || [];
    if (name && one.type === "chunk") found.set(name, one);
  }
  return found;
}

/** A chunk and all that it imports, but for what the page asks for anyway. */
function needed(bundle: Bundle, html: string, { fileName }: Chunk): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (found.has(file) || html.includes(file) || chunk?.type !== "chunk") return;
    found.add(file);
    chunk.imports.forEach(add);
  };
  add(fileName);
  return [...found];
}

/** "NewTable" becomes "new-table": a page component's name, as `routes.ts` spells it. */
const kebab = (name: string): string => name.replace(/(?!^)[A-Z]/g, "-$&").toLowerCase();

async function bootScript(bundle: Bundle, html: string): Promise<string> {
  const each = (pattern: RegExp): [string, string[]][] =>
    [...named(bundle, pattern)].map(([name, chunk]) => [kebab(name), needed(bundle, html, chunk)]);
  const define = {
    TEXTS: Object.fromEntries([...named(bundle, TEXTS)].map(([language, { fileName }]) => [language, fileName])),
    PAGES: Object.fromEntries(each(PAGES)),
    GAMES: Object.fromEntries(each(GAMES)),
  };
  return wholeScript(
    BOOT,
    Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
  );
}

/** A script with everything that it imports, as one text. */
async function wholeScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [texts()],
    define,
    build: { write: false, lib: { entry, formats: ["iife"], name: "script" } },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  return output?.output[0].code.trim() ?? "";
}

/** Writes the service worker beside the page: from there it serves the whole site. */
export function serviceWorker(): Plugin {
  return {
    name: "guimard-service-worker",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: await wholeScript(SERVICE_WORKER) });
    },
  };
}

/** Puts the first script into the page itself. */
export function boot(): Plugin {
  return {
    name: "guimard-boot",
    transformIndexHtml: {
      order: "post",
      async handler(html, { bundle }) {
        if (!bundle) return html;
        html = html.replaceAll('="./', '="/'); // tables have pages below the root, too
        // before the styles: a script after them would wait for them
        return html.replace("<title>", `<script>${await bootScript(bundle as Bundle, html)}</script>\n    <title>`);
      },
    },
  };
}

/** Compresses every file once here instead of once per request. */
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
