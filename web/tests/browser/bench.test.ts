// The visits of bench/page.py come to their end. How long they take is no test.
import { execFile } from "node:child_process";
import { promisify } from "node:util";

import { expect, it } from "vitest";

import { site } from "./static-site";

const SCRIPT = new URL("../../../bench/visits.mjs", import.meta.url).pathname;

it.each([
  ["first-load", ["home page"]],
  ["second-visit", ["home page", "turn at a new table"]],
  ["first-move", ["page answers", "one's turn", "first tile laid"]],
])("the bench can measure a %s", async (visit, measured) => {
  const words = [SCRIPT, process.env["CHROMIUM"] ?? "/usr/bin/chromium", visit, site.address];
  const { stdout } = await promisify(execFile)("node", words, { env: { ...process.env, VISITS: "1" } });
  expect(Object.keys(JSON.parse(stdout) as object)).toEqual(measured);
});
