// Explain, as this device remembers it: what was shown, which games were played, and whether the reader switched it.
const KEY = "guimard-explained";

interface Explained {
  /** Keys of the explanations that were shown; the name is that of stored settings. */
  told: string[];
  played: string[];
  /** What the reader chose; null: on in the first game of each kind. */
  on: boolean | null;
}

function stored(): Explained {
  const nothing: Explained = { told: [], played: [], on: null };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Explained>) };
  } catch {
    return nothing;
  }
}

let kept = $state.raw(stored());

function keep(change: Partial<Explained>): void {
  kept = { ...kept, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage it lasts as long as the page
  }
}

export const wasShown = (key: string): boolean => kept.told.includes(key);

export function keepShown(key: string): void {
  if (!wasShown(key)) keep({ told: [...kept.told, key] });
}

export const wasPlayed = (game: string): boolean => kept.played.includes(game);

/** A game of this kind was played to its end. */
export function keepPlayed(game: string): void {
  if (!wasPlayed(game)) keep({ played: [...kept.played, game] });
}

/** Whether a game of this kind is explained: as the reader chose, else in the first one. */
export const explains = (game: string): boolean => kept.on ?? !wasPlayed(game);

export const switchExplain = (on: boolean): void => keep({ on });

/** Back to what holds without a choice: on in the first game of each kind. */
export const explainFirstGames = (): void => keep({ on: null });
