// Every message exists in every language with the same arguments; none is missing, none is unused.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it, vi } from "vitest";

import { languages, textFiles } from "../scripts/texts";
import { loadLanguage, t } from "../src/shared/i18n/i18n.svelte";

vi.mock("../src/shared/theme/settings.svelte", () => ({ settings: { language: "en" } })); // it asks the browser

const SOURCE = new URL("../src/", import.meta.url).pathname;
const LANGUAGES = ["en", ...languages.filter((language) => language !== "en")];

function messages(language: string, files = textFiles(language)): Map<string, string> {
  const found = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(file, "utf-8");
    for (const [whole, key] of text.matchAll(/^([a-z][\w-]*) = [^\n]*(?:\n(?:[ }].*|\n(?= )))*/gim)) {
      if (found.has(key!)) throw new Error(`${language} says ${key} twice`);
      found.set(key!, whole);
    }
  }
  return found;
}

/** All that a player reads in a language: the page, the sentences of Explain, the lessons. */
function everything(language: string): [string, string][] {
  const lessons = join(SOURCE, "../../src/guimard/lessons/texts", language);
  const rest = [
    join(SOURCE, `explain/sentences/${language}.ftl`),
    ...readdirSync(lessons).map((file) => join(lessons, file)),
  ];
  return [textFiles(language), ...rest.map((file) => [file])].flatMap((files) => [...messages(language, files)]);
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, "utf-8")] : [];
  });
}

const words = (text: string): string[] => [...new Set([...text.matchAll(/\$(\w+)/g)].map(([, name]) => name!))].sort();
const english = messages("en");
const code = sources(SOURCE).join("\n");
const fixed = new Set([...code.matchAll(/["'`]([a-z][\w-]+)["'`]/g)].map(([, key]) => key!));
const called = [...code.matchAll(/\b(?:t|maybe)\("([\w-]+)"/g)].map(([, key]) => key!);
const made = [...code.matchAll(/\b(?:t|maybe)\(`([^`]+)`/g)].map(
  ([, key]) => new RegExp(`^${key!.replace(/\$\{[^}]+\}/g, "[\\w-]*")}$`),
);

/** By language: the other way to address somebody, words of another country, and slips that were found before. */
const FOREIGN: Record<string, RegExp> = {
  de: /[a-zäöü,] (Sie|Ihnen|Ihre?[nmrs]?)\b|gräbt nach|[Nn]achziehen|[Gg]esehen von|[Ff]ürs Spiel|[Rr]uhig|Waggon|\bBrett(?!spiel)/,
  fr: /(?<!\p{L})(tu|toi|tes|ton)(?!\p{L})|cette pose|annulez un pas|dit pourquoi|classement|tous ont passé/iu,
  it: /\b(vi|vostr[aeio]|scegliete|scrivete|tenete)\b|piano di gioco|questa posa|giorni a turno|^ Classifica|\btunnel\b|\bquot[ae]\b/i,
  es: /\b(usted|ustedes|elija|escriba|enfoque|plaquitas?|roba)\b/i,
  pt: /\b(ecrã|câmara|telemóvel|bots?|tu)\b|convida-o|compre outra|está a passar/i,
  ro: /dumneavoastră|\b(bot|boți|vă|aveți|alegeți|luați)(?![\p{L}-])/iu,
};
/** By language: a space where none belongs, or one at which a line may break. */
const SPACES: Record<string, RegExp> = {
  en: /\s[%…]/,
  de: / %/,
  fr: /[ \u00a0][;:?!»%]|«[ \u00a0]| …/,
  it: /\s[%…]/,
  es: / %|\s…/,
  pt: /\s[%…]/,
  ro: / %|\s…/,
};
const TYPEWRITTEN = /\.\.\.|['"]|(?<![\w-])-\d/;
/** What is read of a message: without its name, its arguments and its cases. */
const read = (text: string): string => text.replace(/^[\w-]+ =|\{ \$\w+(?: \})?|\[\w+\]/g, "");

describe("messages", () => {
  it("are all there that the code asks for", () => {
    expect(called.filter((key) => !english.has(key))).toEqual([]);
    expect(made.filter((pattern) => ![...english.keys()].some((key) => pattern.test(key))).map(String)).toEqual([]);
  });

  it("are all used", () => {
    expect([...english.keys()].filter((key) => !fixed.has(key) && !made.some((pattern) => pattern.test(key)))).toEqual(
      [],
    );
  });

  it.each(LANGUAGES.slice(1))("%s has the same messages as English, with the same arguments", (language) => {
    const translated = messages(language);
    expect([...translated.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of translated) expect([key, words(text)]).toEqual([key, words(english.get(key)!)]);
  });

  it.each(Object.entries(FOREIGN))("%s speaks to the reader in one way, in the words players use", (language, not) => {
    const slips = everything(language)
      .filter(([, text]) => not.test(read(text)))
      .map(([key]) => key);
    expect(slips).toEqual([]);
  });

  it.each(Object.entries(SPACES))("%s has its own spaces and real quotes, dashes and ellipses", (language, spaces) => {
    const printed = (text: string): string => read(text.replace(/\{ \$\w+ \}/g, "0").replace(/\{".*?"\}/g, ""));
    const slips = everything(language)
      .map(([key, text]) => [key, printed(text)])
      .filter(([, text]) => spaces.test(text!) || TYPEWRITTEN.test(text!));
    expect(slips).toEqual([]);
  });

  it.each(LANGUAGES)("%s can be read by Fluent, with one and with many", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const file of textFiles(language)) {
      expect(bundle.addResource(new FluentResource(readFileSync(file, "utf-8")))).toEqual([]);
    }
    for (const [key, text] of messages(language)) {
      for (const count of [0, 1, 2, 5, 21]) {
        const problems: Error[] = [];
        const pattern = bundle.getMessage(key)?.value;
        expect(pattern, key).toBeTruthy();
        bundle.formatPattern(pattern!, Object.fromEntries(words(text).map((name) => [name, count])), problems);
        expect([key, problems]).toEqual([key, []]);
      }
    }
  });
});

describe("numbers in messages", () => {
  it.each(LANGUAGES)("have a true minus in %s", async (language) => {
    await loadLanguage(language);
    expect(t("points-count", { count: -24 })).toMatch(/^−24\b/);
    expect(t("points-count", { count: -1 })).toMatch(/^−1\b/);
  });
});
