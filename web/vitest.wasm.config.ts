import { defineConfig } from "vitest/config";

// The rules in WebAssembly against the native ones, in Node. tests/wasm/modules.ts says how many games.
export default defineConfig({
  test: {
    include: ["tests/wasm/**/*.test.ts"],
    globalSetup: "tests/wasm/modules.ts",
    testTimeout: 3_600_000,
  },
});
