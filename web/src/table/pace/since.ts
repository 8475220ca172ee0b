// What others did since the reader's last turn: the marks on the board and the strip beside it.
import type { GameFacts, RecentTurn } from "../../net/messages";
import type { FullState } from "../delta";

/** One turn of a seat, and the game after it. */
export interface Moment {
  state: FullState;
  /** Who made the move; null where nobody did. */
  mover: number | null;
  events: unknown[];
  /** The game before it; null if that was not seen. */
  before: FullState | null;
}

/**
 * The moments with one more. The reader's own move begins a new list. Where nobody here plays, a seat's next move
 * drops what was before its last one. Several steps of one seat in a row are one moment.
 */
export function withMoment(since: Moment[], moment: Moment, mine: readonly number[]): Moment[] {
  if (moment.mover === null) return since;
  if (mine.includes(moment.mover)) return [];
  const last = since.at(-1);
  if (last?.mover === moment.mover)
    return [...since.slice(0, -1), { ...moment, events: [...last.events, ...moment.events] }];
  const earlier = mine.length ? -1 : since.findIndex(({ mover }) => mover === moment.mover);
  return [...since.slice(earlier + 1), moment];
}

/** A turn from before the page was opened. */
export function recalled({ seat, ...turn }: RecentTurn, events: GameFacts[]): Moment {
  const state = { ...turn, events, actions: [], revision: 0, pending: 0, since: null, clocks: null };
  return { state, mover: seat, events, before: null };
}
