// The trains that run when lines are completed: along which way, for how long, for whom.
import type { Scoring } from "../../arrivals.svelte";
import type { Metro } from "./metro.svelte";
import { letterOf, tilesOf } from "./picture";
import { pathOf, trace } from "./trace";
import type { CompleteEvent, GameEvent, LineFacts } from "./types";

/** Milliseconds in which a tile lands before trains run. */
export const LANDING = 240;
const PER_TILE = 90;
/** The longest ride of the reader's own train, and of others'. */
const MINE = 2500;
const OTHERS = 600;

export interface Ride extends Scoring {
  path: string;
  letter: string;
  line: LineFacts;
}

const isComplete = (event: GameEvent): event is CompleteEvent => event.event === "complete";

/** The rides of a move, the reader's own first. Where seats own no lines, trains run and bring no points yet. */
export function rides(metro: Metro, events: GameEvent[]): Ride[] {
  const tiles = tilesOf(metro.view, metro.layout.size);
  const me = metro.view.viewer;
  return events
    .filter(isComplete)
    .filter(({ owner }) => owner)
    .map((line) => {
      const seat = metro.seatOf(line.owner) ?? -1;
      return {
        seat,
        points: line.points,
        time: Math.min(PER_TILE * line.after, seat === me ? MINE : OTHERS),
        line,
        letter: letterOf(metro.layout, line.owner) ?? "",
        path: pathOf(trace(metro.layout, tiles, line.departure).passes),
      };
    })
    .sort((one, other) => Number(other.seat === me) - Number(one.seat === me));
}
