// What the linter looks at beyond types (svelte-check) and form (prettier).
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** A view's type is asserted once, where JSON enters: twice is a lie. */
const DOUBLE_ASSERTION = {
  selector: "TSAsExpression > TSAsExpression > TSUnknownKeyword",
  message: "No `as unknown as`: give the value its type where it comes in.",
};

export default typescript.config(
  { ignores: ["node_modules", "src/net/messages.ts"] },
  js.configs.recommended,
  ...typescript.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: "error",
      "no-restricted-syntax": ["error", DOUBLE_ASSERTION],
      "svelte/prefer-svelte-reactivity": "off", // our maps and sets are replaced, or nothing follows them
    },
  },
  {
    files: ["tests/**"],
    rules: { "@typescript-eslint/no-non-null-assertion": "off" }, // a test that finds nothing may fail there
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig } },
  },
);
