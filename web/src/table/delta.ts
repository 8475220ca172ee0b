// A state that tells only what changed, made whole with the one before it.
import type { GameFacts, State } from "../net/messages";

/** The lists of a view whose entries are known by a field, with that field. */
export type Keyed = Record<string, string>;

export type Whole = State & { view: GameFacts };

/** The state with its whole view; none if it tells changes of a view that we do not have. */
export function whole(told: State, before: Whole | null, keyed: Keyed): Whole | null {
  if (told.view) return { ...told, view: told.view };
  if (!told.changes || before === null || before.revision > 0) return null;
  // Old news lead from what we have to what we have.
  if (told.version <= before.version) return { ...told, view: before.view };
  return told.since === before.version ? { ...told, view: merged(before.view, told.changes, keyed) } : null;
}

/** Fields replace fields; in keyed lists entries replace those with the same key, or are added. */
export function merged(view: GameFacts, changes: GameFacts, keyed: Keyed): GameFacts {
  const result: GameFacts = { ...view, ...changes };
  for (const [field, key] of Object.entries(keyed)) {
    if (!(field in changes)) continue;
    const entries = [...(view[field] as GameFacts[]), ...(changes[field] as GameFacts[])];
    result[field] = [...new Map(entries.map((entry) => [entry[key], entry])).values()];
  }
  return result;
}
