import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.GUIMARD_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/guimard/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    target: "es2022",
    rolldownOptions: {
      output: {
        // the words of a language travel together
        codeSplitting: { groups: [{ test: /locales/, name: (id) => `words-${/locales.(\w\w)/.exec(id)?.[1] ?? ""}` }] },
      },
    },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/*.test.ts"] },
});
