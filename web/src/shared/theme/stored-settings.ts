// The reader's settings as this browser stores them. Plain functions: the page's first script uses them, too.
import languages from "virtual:languages";

export type Theme = "auto" | "light" | "dark";
export type Palette = "standard" | "okabe" | "contrast";
/** How fast moves are shown: 2 is twice as fast, 0 shows only how they ended. */
export type Speed = 0 | 0.5 | 1 | 2;

export interface Settings {
  theme: Theme;
  palette: Palette;
  language: string;
  speed: Speed;
  sound: boolean;
  /** Whether Metro's board has its score track around it. */
  track: boolean;
  /** Whether several people at one screen may see each other's hands. */
  openHands: boolean;
}

const KEY = "guimard-settings";

function preferredLanguage(): string {
  return navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => languages.includes(tag)) ?? "en";
}

export function storedSettings(): Settings {
  const defaults: Settings = {
    theme: "auto",
    palette: "standard",
    language: preferredLanguage(),
    speed: 1,
    sound: false,
    track: false,
    openHands: false,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    const settings = { ...defaults, ...stored };
    return languages.includes(settings.language) ? settings : { ...settings, language: defaults.language };
  } catch {
    return defaults; // storage is switched off or holds something else
  }
}

export function storeSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // storage is switched off: the settings last until the page is closed
  }
}

const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const lessMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** How fast things move: 0 is not at all. */
export function paceOf({ speed }: Settings): Speed {
  return lessMotion.matches ? 0 : speed;
}

/** Set the theme, palette, pace and language of the page. */
export function applySettings(settings: Settings): void {
  const root = document.documentElement;
  const dark = settings.theme === "dark" || (settings.theme === "auto" && darkSystem.matches);
  root.dataset["theme"] = dark ? "dark" : "light";
  root.dataset["palette"] = settings.palette;
  root.dataset["pace"] = String(paceOf(settings));
  root.lang = settings.language;
}

/** Call back when the system's preferences change. */
export function onSystemChange(changed: () => void): void {
  darkSystem.addEventListener("change", changed);
  lessMotion.addEventListener("change", changed);
}
