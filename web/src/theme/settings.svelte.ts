// What this browser remembers of its reader's wishes: theme, colours, language, motion, sound.
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  ro: "Română",
  es: "Español",
} as const;

export type Language = keyof typeof LANGUAGES;
export type Theme = "auto" | "light" | "dark";
export type Palette = "standard" | "okabe" | "contrast";
export type Speed = 0 | 1 | 2;

interface Settings {
  theme: Theme;
  palette: Palette;
  language: Language;
  speed: Speed;
  sound: boolean;
}

const KEY = "guimard-settings";

function preferredLanguage(): Language {
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in LANGUAGES);
  return (found ?? "en") as Language;
}

function remembered(): Settings {
  const defaults: Settings = { theme: "auto", palette: "standard", language: preferredLanguage(), speed: 1, sound: false };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const settings = { ...defaults, ...kept };
    return settings.language in LANGUAGES ? settings : { ...settings, language: defaults.language };
  } catch {
    return defaults; // storage is switched off or holds something else
  }
}

export const settings = $state<Settings>(remembered());

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

export function isDark(): boolean {
  return settings.theme === "dark" || (settings.theme === "auto" && darkSystem.matches);
}

/** How fast things move: 0 is not at all. */
export function pace(): Speed {
  return lessMotion.matches ? 0 : settings.speed;
}

function dress(): void {
  const root = document.documentElement;
  root.dataset["theme"] = isDark() ? "dark" : "light";
  root.dataset["palette"] = settings.palette;
  root.dataset["pace"] = String(pace());
  root.lang = settings.language;
}

/** Keeps the page dressed as wished, and remembers. Call once. */
export function followSettings(): void {
  dress();
  darkSystem.addEventListener("change", dress);
  lessMotion.addEventListener("change", dress);
  $effect.root(() => {
    $effect(() => {
      dress();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // it is only forgotten
      }
    });
  });
}
