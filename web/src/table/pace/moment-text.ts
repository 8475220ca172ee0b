// One turn in a sentence: all that was done somewhere on the board, and the points of it.
import type { LogEntry, Playing } from "../../games/game";

export function momentText(playing: Playing, events: unknown[]): Pick<LogEntry, "text" | "points"> | null {
  const all = events.flatMap((event) => playing.logEntry(event) ?? []);
  const placed = all.filter(({ at }) => at !== undefined);
  const own = all.filter(({ seat }) => seat !== null);
  const rows = [placed, own, all].find((some) => some.length) ?? [];
  if (!rows.length) return null;
  return {
    text: rows.map(({ text }) => text).join(", "),
    points: rows.reduce((sum, { points }) => sum + points, 0),
  };
}
