import { defineConfig } from "vitest/config";

import browser from "./vitest.browser.config.ts";

// Playing on the device in Firefox, from static files: no server is started.
export default defineConfig({
  test: {
    ...browser.test,
    include: ["site", "offline", "failing", "rules"].map((name) => `tests/browser/${name}.test.ts`),
    globalSetup: [],
    provide: { addresses: [] },
    maxWorkers: 1,
  },
});
