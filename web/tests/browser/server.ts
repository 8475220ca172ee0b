// Servers for the browser tests: each with a fresh database, a free port and the built client.
import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    addresses: string[];
  }
}

const SOURCE = new URL("../../../src", import.meta.url).pathname;
const WARMING = 600_000; // the first start compiles the rules

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => found(typeof address === "object" && address ? address.port : 0));
    });
  });
}

async function ready(address: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + WARMING;
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`${address}/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  throw new Error("The server did not start.");
}

export interface Running {
  address: string;
  /** Dies without a word, as in a power cut. */
  kill(): Promise<void>;
  /** Lives again, at the same address and with the same database. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A server with a fresh database at a free port, and more words for its command line. */
export async function runServer(...more: string[]): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), "guimard-"));
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const words = [
    "-m",
    "guimard",
    "serve",
    "--port",
    String(port),
    "--database",
    join(folder, "games.db"),
    "--log-level",
    "WARNING",
    "--requests-a-second", // everybody in these tests comes from one address
    "2000",
    ...more,
  ];
  let server: ChildProcess;
  const start = async (): Promise<void> => {
    server = spawn(process.env["PYTHON"] ?? "python3", words, {
      env: { ...process.env, PYTHONPATH: SOURCE },
      stdio: "inherit",
    });
    await ready(address, server);
  };
  const stop = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((gone) => {
      server.once("exit", () => gone());
      server.kill(signal);
    });
  await start();
  return {
    address,
    start,
    kill: () => stop("SIGKILL"),
    async remove() {
      await stop("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Files that are tested at the same time, each with a server of its own. */
export const WORKERS = 2;

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const servers: Running[] = [];
  while (servers.length < WORKERS) servers.push(await runServer()); // one by one: the first may have to compile the rules
  project.provide(
    "addresses",
    servers.map(({ address }) => address),
  );
  return async () => void (await Promise.all(servers.map((server) => server.remove())));
}
