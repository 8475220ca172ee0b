// What this browser remembers of its reader's wishes. Plain functions: the page asks before anything else is loaded.
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

export interface Settings {
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

export function remembered(): Settings {
  const defaults: Settings = { theme: "auto", palette: "standard", language: preferredLanguage(), speed: 1, sound: false };
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const settings = { ...defaults, ...kept };
    return settings.language in LANGUAGES ? settings : { ...settings, language: defaults.language };
  } catch {
    return defaults; // storage is switched off or holds something else
  }
}

export function remember(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it is only forgotten
  }
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** How fast things move: 0 is not at all. */
export function paceOf({ speed }: Settings): Speed {
  return lessMotion.matches ? 0 : speed;
}

export function dress(settings: Settings): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && darkSystem.matches);
  root.dataset["theme"] = dark ? "dark" : "light";
  root.dataset["palette"] = settings.palette;
  root.dataset["pace"] = String(paceOf(settings));
  root.lang = settings.language;
}

/** The system's wishes may change, too. */
export function onSystemChange(deed: () => void): void {
  darkSystem.addEventListener("change", deed);
  lessMotion.addEventListener("change", deed);
}
