// What was learnt on this device: the stars of each step of each lesson, and where the reader stopped.
const KEY = "guimard-lessons";
const MOST = 3;

interface Learnt {
  stars: Record<string, number[]>;
  last: string | null;
}

const name = (game: string, lesson: string): string => `${game}/${lesson}`;

export function learnt(): Learnt {
  const nothing: Learnt = { stars: {}, last: null };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Learnt>) };
  } catch {
    return nothing;
  }
}

function keep(change: (learnt: Learnt) => void): void {
  const now = learnt();
  change(now);
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
  } catch {
    // without storage, progress lasts as long as the page
  }
}

export function keepStars(game: string, lesson: string, step: number, stars: number, steps: number): void {
  keep((now) => {
    const kept = Array.from({ length: steps }, (_, i) => now.stars[name(game, lesson)]?.[i] ?? 0);
    kept[step] = Math.max(kept[step] ?? 0, stars);
    now.stars[name(game, lesson)] = kept;
  });
}

export function keepPlace(game: string, lesson: string): void {
  keep((now) => (now.last = name(game, lesson)));
}

/** The stars of each step of a lesson; 0 for those that are not solved. */
export function starsOf(game: string, lesson: string, steps: number): number[] {
  const kept = learnt().stars[name(game, lesson)];
  return Array.from({ length: steps }, (_, i) => kept?.[i] ?? 0);
}

/** The stars of a lesson: those of its worst step, 0 until all are solved. */
export const lessonStars = (steps: number[]): number => (steps.length ? Math.min(...steps) : 0);

/** How many lessons of a game are finished. */
export function finishedLessons(game: string): number {
  const mine = Object.entries(learnt().stars).filter(([key]) => key.startsWith(`${game}/`));
  return mine.filter(([, steps]) => lessonStars(steps) > 0).length;
}

/** Three for the fewest moves, one less for each further try, hint or move, never less than one. */
export function starsFor(tries: number, hints: number, moves: number, fewest: number): number {
  return Math.max(1, MOST - (tries - 1) - hints - (moves - fewest));
}
