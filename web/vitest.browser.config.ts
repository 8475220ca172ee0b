import { defineConfig } from "vitest/config";

import { WORKERS } from "./tests/browser/server.ts";

// Whole games in a real browser against the real server.
export default defineConfig({
  test: {
    include: ["tests/browser/**/*.test.ts"],
    // Pictures for docs/ are taken only when somebody says where to.
    exclude: process.env["SCREENSHOTS"] ? [] : ["tests/browser/screenshots.test.ts"],
    globalSetup: "tests/browser/server.ts",
    testTimeout: 240_000,
    hookTimeout: 240_000,
    maxWorkers: WORKERS,
    // On a clean clone one bad moment of a shared machine does not refuse a change: the test is named, and to be mended.
    retry: process.env["CI"] ? 1 : 0,
    // As long as Playwright waits for what it presses: a busy machine only takes longer.
    expect: { poll: { timeout: 60_000 } },
  },
});
