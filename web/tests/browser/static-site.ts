// The page as a folder of static files, behind a plain file server: no fallback, no rewriting, everything below a path.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

import { afterAll, beforeAll } from "vitest";

const ROOT = new URL("../../../", import.meta.url).pathname;
const PATH = "/games/guimard/";
const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
};

/** Where a golden record is: `metro-01`. */
export const golden = (name: string): string => join(ROOT, "tests/data/games", `${name}.record`);

/** Runs the command line of this clone, and returns what it says. */
export function guimard(...words: string[]): string {
  const env = { ...process.env, PYTHONPATH: join(ROOT, "src") };
  return execFileSync(process.env["PYTHON"] ?? "python3", ["-m", "guimard", ...words], { cwd: ROOT, env }).toString();
}

/** A folder that is served until it is closed. */
export interface Host {
  address: string;
  /** What was asked for and is not there. */
  missing: string[];
  /** From now on, hang up on those who ask for a file that is called so. */
  refuse(name: string | null): void;
  close(): void;
}

export async function serveFolder(folder: string): Promise<Host> {
  const missing: string[] = [];
  let refused: string | null = null;
  const server = createServer(({ url = "" }, response) => {
    const path = new URL(url, "http://host").pathname;
    if (refused !== null && path.endsWith(`/${refused}`)) return void response.destroy();
    const file = join(folder, path.replace(PATH, "") || "index.html");
    if (!path.startsWith(PATH) || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      missing.push(path);
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
    response.end(readFileSync(file));
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    missing,
    refuse: (name) => (refused = name),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A folder of this test file's own, and in it the site, which is served. */
export const FOLDER = mkdtempSync(join(tmpdir(), "guimard-site-"));
export const SITE = join(FOLDER, "site");
export let site: Host;

beforeAll(async () => {
  guimard("site", SITE);
  site = await serveFolder(SITE);
});
afterAll(() => {
  site.close();
  rmSync(FOLDER, { recursive: true, force: true });
});
