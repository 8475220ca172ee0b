// Where the texts are: a folder for each language, and beside each module of a game a file for each language.
import { readdirSync } from "node:fs";
import { join } from "node:path";

const SOURCE = new URL("../src/", import.meta.url).pathname;

/** The languages of the client: those that have a folder of texts. */
export const languages = readdirSync(join(SOURCE, "shared/i18n/locales")).sort();

/** All files with texts in a language. */
export function textFiles(language: string): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).map((path) => path.replaceAll("\\", "/"));
  const found = files.filter(
    (path) => path.startsWith(`shared/i18n/locales/${language}/`) || path.endsWith(`/texts/${language}.ftl`),
  );
  return found.sort().map((path) => join(SOURCE, path));
}
