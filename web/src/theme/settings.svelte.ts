// The reader's wishes while the page is open: theme, colours, language, motion, sound.
import { dress, onSystemChange, paceOf, remember, remembered, type Settings, type Speed } from "./remembered";

export { LANGUAGES, type Language, type Palette, type Speed, type Theme } from "./remembered";

export const settings = $state<Settings>(remembered());

export function pace(): Speed {
  return paceOf(settings);
}

/** Keeps the page dressed as wished, and remembers. Call once. */
export function followSettings(): void {
  onSystemChange(() => dress(settings));
  $effect.root(() => {
    $effect(() => {
      dress(settings);
      remember(settings);
    });
  });
}
