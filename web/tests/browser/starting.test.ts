// The page while the server still compiles its rules: it says how far that is, and nothing is complained of.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

import { expect, it } from "vitest";

import { person } from "./people";

const SOURCE = new URL("../../../src", import.meta.url).pathname;
/** A server that never gets further than this; it says where it is, and ends with its input. */
const STUCK = `
import sys, threading
from guimard.server.run import take_port
from guimard.server.starting import page_meanwhile
port, ready = take_port("127.0.0.1", 0), threading.Event()
with page_meanwhile(port, ready.set) as report:
    ready.wait()
    report(42)
    print(port.getsockname()[1], flush=True)
    sys.stdin.read()
`;

it("the page of a server that starts says how far it is, without an error in the console", async () => {
  const environment = { ...process.env, PYTHONPATH: SOURCE, NUMBA_DISABLE_JIT: "1" };
  const stdio = ["pipe", "pipe", "inherit"] as const;
  const server = spawn(process.env["PYTHON"] ?? "python3", ["-c", STUCK], { env: environment, stdio: [...stdio] });
  const port = await new Promise<string>((told) => createInterface(server.stdout).once("line", told));
  const page = await person();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`http://127.0.0.1:${port}/`);
  await page.getByText("42%").waitFor();
  for (let more = 0; more < 2; more++)
    await page.waitForResponse((response) => response.url().endsWith("/health/live"));
  expect(complaints).toEqual([]);
  await page.context().close();
  server.stdin.end();
}, 120_000);
