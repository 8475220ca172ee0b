// The reader's settings while the page is open: theme, colours, language, motion, sound.
import { applySettings, onSystemChange, paceOf, storedSettings, storeSettings } from "./stored-settings";
import type { Settings, Speed } from "./stored-settings";

export type { Palette, Speed, Theme } from "./stored-settings";

export const settings = $state<Settings>(storedSettings());

export function pace(): Speed {
  return paceOf(settings);
}

/** Apply and store the settings whenever they change. Call once. */
export function followSettings(): void {
  onSystemChange(() => applySettings(settings));
  $effect.root(() => {
    $effect(() => {
      applySettings(settings);
      storeSettings(settings);
    });
  });
}
