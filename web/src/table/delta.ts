// A state that holds only what changed, made whole with the one before it.
import type { GameFacts, State } from "../net/messages";

/** The lists of a view whose entries are known by a field, with that field. */
export type Keyed = Record<string, string>;

export type Whole = State & { view: GameFacts };

/** The state with its whole view; none if it holds changes of a view that we do not have. */
export function whole(received: State, before: Whole | null, keyed: Keyed): Whole | null {
  if (received.view) return { ...received, view: received.view };
  if (!received.changes || before === null || before.revision > 0) return null;
  // Ignore updates that are applied already.
  if (received.version <= before.version) return { ...received, view: before.view };
  return received.since === before.version ? { ...received, view: merged(before.view, received.changes, keyed) } : null;
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
