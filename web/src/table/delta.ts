// Apply a delta: a state with only what changed, and the one before it, give the state with its whole view and record.
import type { GameFacts, State } from "../net/messages";

/** The lists of a view whose entries are known by a field, with that field. */
export type Keyed = Record<string, string>;

/** A state with its whole view. `bytes` is the view as the compiled rules hold it; null where it was not sent. */
export type FullState = State & { view: GameFacts; bytes?: Uint8Array | null };

/** The state with its whole view; none if it holds changes of a view that we do not have. */
export function fullState(received: State, before: FullState | null, keyed: Keyed): FullState | null {
  if (received.view) return { ...received, view: received.view, bytes: decoded(received.record) };
  if (!received.changes || before === null || before.revision > 0) return null;
  // Ignore updates that are applied already.
  if (received.version <= before.version) return { ...received, view: before.view, bytes: before.bytes };
  if (received.since !== before.version) return null;
  const view = merged(before.view, received.changes, keyed);
  return { ...received, view, bytes: changed(before.bytes, decoded(received.record)) };
}

function decoded(record: string | undefined): Uint8Array | null {
  return record === undefined ? null : Uint8Array.from(atob(record), (letter) => letter.charCodeAt(0));
}

/** The record with its changes: pairs of the place of a 16-bit number and its new value (core/views.py). */
function changed(before: Uint8Array | null | undefined, changes: Uint8Array | null): Uint8Array | null {
  if (!before || !changes) return null;
  const bytes = before.slice();
  const [now, pairs] = [new DataView(bytes.buffer), new DataView(changes.buffer)];
  for (let at = 0; at < changes.length; at += 4)
    now.setUint16(2 * pairs.getUint16(at, true), pairs.getUint16(at + 2, true), true);
  return bytes;
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
