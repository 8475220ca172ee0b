// What was last played against bots, by game: the home page offers it again.
import { defaults, type Spec, type Values } from "../shared/catalogue/options";

export interface Choice {
  values: Values;
  bots: number;
  level: string;
}

const key = (game: string): string => `guimard-choice-${game}`;
const LAST_GAME = "guimard-last-game";

/** The last choice, mended where the server's options have changed since. */
export function lastChoice(game: string, spec: Spec, levels: string[]): Choice {
  const most = Math.max(...spec.seats) - 1;
  const usual: Choice = {
    values: defaults(spec),
    bots: Math.min(3, most),
    level: levels[Math.floor((levels.length - 1) / 2)] ?? "",
  };
  const stored = read<Partial<Choice>>(key(game)) ?? {};
  const { bots, level } = stored;
  const values = Object.entries(stored.values ?? {}).filter(([name, value]) => allowed(spec, name, value));
  return {
    values: { ...usual.values, ...Object.fromEntries(values) },
    bots: bots !== undefined && spec.seats.includes(bots + 1) ? bots : usual.bots,
    level: level !== undefined && levels.includes(level) ? level : usual.level,
  };
}

export function keepChoice(game: string, choice: Choice): void {
  write(key(game), choice);
  write(LAST_GAME, game);
}

export function lastGame(): string | null {
  return read<string>(LAST_GAME);
}

function allowed(spec: Spec, name: string, value: unknown): boolean {
  const option = spec.options.find((one) => one.name === name);
  if (!option) return false;
  const values = Array.isArray(value) ? value : [value];
  return (
    Array.isArray(value) === ["many", "each"].includes(option.kind) &&
    values.every((one) => option.choices.includes(one))
  );
}

function read<T>(name: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "null") as T | null;
  } catch {
    return null; // storage is switched off or holds something else
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // storage is switched off: nothing is remembered
  }
}
