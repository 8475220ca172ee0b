// Time left as people read it: 06:05, 1:06:05.
const two = (n: number): string => String(n).padStart(2, "0");

/** Whole seconds, rounded up: a clock reads 00:00 only when the time is over. */
export function secondsLeft(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}

export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  return `${hours ? `${hours}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
