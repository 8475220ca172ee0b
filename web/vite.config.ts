import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { boot, compressed, serviceWorker, texts } from "./scripts/plugins.ts";

const server = process.env["GUIMARD_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  base: "./", // scripts and styles find each other below any path; the page itself is rewritten for one (site.py)
  plugins: [svelte(), texts(), boot(), serviceWorker(), compressed()],
  build: {
    outDir: "../src/guimard/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    cssCodeSplit: false, // all styles are smaller than the round trips to fetch them apart
    target: "es2022",
    rolldownOptions: {
      output: {
        // few files, because over HTTP/1.1 a browser fetches six at a time: what several pages share, and what tables,
        // replays and the figures of rulebooks share
        codeSplitting: {
          minShareCount: 2,
          groups: [
            { name: "common", test: /node_modules|src.(shared|net|games.\w+\.ts$|local.me\.ts$)/, priority: 2 },
            { name: "drawing", test: /src.(games.\w+|table)./, priority: 1 },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.replace("_virtual_", "")}-[hash].js`,
      },
    },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/*.test.ts"] },
});
