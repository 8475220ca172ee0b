// What is worth explaining to a newcomer when it happens for the first time.

/** The game as the reader sees it, and what happened just now. */
export interface Scene {
  view: unknown;
  /** Empty unless the reader may act. */
  actions: readonly unknown[];
  events: readonly unknown[];
}

/** One sentence: its key, and the place on the board it is about, in the game's own words for `Playing.shown`. */
export interface Explanation {
  key: string;
  at: string | null;
}

/** All that could be explained now, the most urgent first. Pure: who was told what is kept elsewhere. */
export type Explainer = (scene: Scene) => Explanation[];
