// Words in the reader's language. `t` is the only way text reaches the screen; the texts are in locales/.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { settings, type Language } from "../theme/settings.svelte";

export type Words = Record<string, FluentVariable>;

/** Each language is a file of its own, made by the build of what is in its folder. */
const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("virtual:words-en"),
  fr: () => import("virtual:words-fr"),
  de: () => import("virtual:words-de"),
  it: () => import("virtual:words-it"),
  pt: () => import("virtual:words-pt"),
  ro: () => import("virtual:words-ro"),
  es: () => import("virtual:words-es"),
};

let bundle = $state.raw<FluentBundle | null>(null);

export async function loadLanguage(language: Language): Promise<void> {
  const { default: text } = await files[language]();
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

/** The message of a key, or null where there is none. */
export function maybe(key: string, words?: Words): string | null {
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, words ?? null) : null;
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
