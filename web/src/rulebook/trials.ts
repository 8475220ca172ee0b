// Which figures of the rulebooks can be tried on a board, and the lesson that holds their position.

export interface Trial {
  /** The lesson; its first step is the position. */
  lesson: string;
  /** Places that must be in sight. */
  window: string[];
  /** Whether a move is chosen first and played by a button. */
  confirms: boolean;
}

const metro = (lesson: string, ...window: string[]): Trial => ({ lesson, window, confirms: true });
const metromania = (lesson: string, ...window: string[]): Trial => ({ lesson, window, confirms: false });

/** By game and by how the words of the figure begin. */
const TRIALS: Record<string, Record<string, Trial>> = {
  metro: {
    "cbcbA1+daccD1;": metro("figure-ban", "B1", "F3"),
    "bcbcD1+bbadE1;": metro("figure-again", "B1", "F3"),
    "aaaaE1+cbcbE2+cbcbD2+aaaaD3;": metro("figure-centre", "B1", "F4"),
  },
  metromania: {
    "R=4.0b1l0l;": metromania("figure-angles", "4.0", "0,-3", "4,-5", "3,-3"),
    "B=4.0b1r1r1r1r1r,": metromania("figure-meeting", "4.0", "4.3", "0,-1", "3,-2"),
    "B=4.0b1r1r1r1r,": metromania("figure-trip", "4.0", "4.3", "-1,-1", "3,-2", "1,1"),
  },
};

export function trialOf(game: string, words: string): Trial | null {
  const found = Object.entries(TRIALS[game] ?? {}).find(([begin]) => words.startsWith(begin));
  return found?.[1] ?? null;
}
