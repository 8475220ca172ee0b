// Up to where this browser's reader has seen each of the last tables.
const KEY = "guimard-seen";
const MOST = 50;

function all(): [string, number][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, number][];
  } catch {
    return []; // storage is switched off or holds something else
  }
}

export function seenAt(table: string): number | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

export function keepSeen(table: string, version: number): void {
  const others = all().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, version]].slice(-MOST)));
  } catch {
    // it is only forgotten
  }
}
