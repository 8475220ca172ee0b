// Texts in the reader's language. `t` is the only way text reaches the screen; a folder of locales/ is a language.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import texts from "virtual:texts";

import { settings } from "../theme/settings.svelte";
import { TextNumber } from "./minus";

export type Words = Record<string, FluentVariable>;

let bundle = $state.raw<FluentBundle | null>(null);

export async function loadLanguage(language: string): Promise<void> {
  const load = texts[language];
  if (!load) throw new Error(`There are no texts in ${language}.`);
  const { default: text } = await load();
  const next = new FluentBundle(language, { useIsolating: false });
  next.addResource(new FluentResource(text));
  bundle = next;
}

/** Keeps the words in the chosen language. Call once; resolves when the first language is there. */
export async function followLanguage(): Promise<void> {
  await loadLanguage(settings.language);
  $effect.root(() => {
    let shown = settings.language;
    $effect(() => {
      if (settings.language !== shown) {
        shown = settings.language;
        void loadLanguage(shown);
      }
    });
  });
}

function withNumbers(words: Words): Words {
  const entries = Object.entries(words);
  return Object.fromEntries(
    entries.map(([name, word]) => [name, typeof word === "number" ? new TextNumber(word) : word]),
  );
}

/** The message of a key, or null where there is none. */
export function maybe(key: string, words?: Words): string | null {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, words ? withNumbers(words) : null) : null;
}

export function t(key: string, words?: Words): string {
  return maybe(key, words) ?? key;
}

/** A percentage as the reader's language writes it. */
export function percent(hundredths: number): string {
  return new Intl.NumberFormat(settings.language, { style: "percent" }).format(hundredths / 100);
}

/** A name list in the reader's language: "A, B and C". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(settings.language).format(names);
}

/** A language as its speakers call it, for a list: "Français". */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
