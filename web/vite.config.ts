import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { boot, compressed, words } from "./scripts/page.ts";

const server = process.env.GUIMARD_SERVER ?? "http://127.0.0.1:8000";

/** On most pages: the libraries, what is around every page, and what the table shares with the home page and the replay. */
const COMMON = /node_modules.(?!uqr)|src.(theme|i18n|net)|(me|games|registry|names|options)\.(svelte\.)?ts|metro.(tile|Rails)|metromania.(city|Spot|Way)|table.(Seats|Clock|Log|InWords)/;
/** What the boards share with the figures of the rulebooks. */
const DRAWING = /metro.(Centre|Ends|Station|picture|trace)|metromania.(Ground|Route|mania)/;

export default defineConfig({
  plugins: [svelte(), words(), boot(), compressed()],
  build: {
    outDir: "../src/guimard/web/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    cssCodeSplit: false, // all styles are smaller than the round trips to fetch them apart
    target: "es2022",
    rolldownOptions: {
      output: {
        // few files: over HTTP/1.1 a browser fetches six at a time
        codeSplitting: { groups: [{ name: "common", test: COMMON }, { name: "drawing", test: DRAWING }] },
        chunkFileNames: ({ name }) => `assets/${name.replace("_virtual_", "")}-[hash].js`,
      },
    },
  },
  server: {
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["tests/*.test.ts"] },
});
