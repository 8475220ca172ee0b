// How a game of Metro went: whose lines brought what, what decided it, and the points over the game.
import type { PlayedMove, FinishedGame } from "../../ending";
import type { Metro } from "../model/metro.svelte";
import type { CompleteEvent, GameEvent, LineFacts } from "../model/types";

/** A scoring of this size always counts among what decided the game. */
const LARGE = 10;
const MOST = 7;

/** The complete lines of a seat, the best first. */
export function linesOf(metro: Metro, seat: number): LineFacts[] {
  const colour = metro.view.colours[seat];
  return metro.view.lines
    .filter(({ owner, complete }) => owner !== null && owner === colour && complete)
    .sort((one, other) => other.points - one.points || other.after - one.after);
}

export interface Scoring {
  /** Tiles on the board then, and moves made. */
  tile: number;
  move: number;
  seat: number;
  line: LineFacts;
  /** Whether it brought its seat to the top. */
  leads: boolean;
}

const isComplete = (event: GameEvent): event is CompleteEvent => event.event === "complete";

/** The seat that has more points than any other; none where two are level. */
export function leader(scores: readonly number[]): number | null {
  const most = Math.max(...scores);
  const first = scores.indexOf(most);
  return most > 0 && scores.lastIndexOf(most) === first ? first : null;
}

/** Every line that was completed, in order. */
export function scorings(moves: readonly PlayedMove[], seatOf: (colour: string | null) => number | null): Scoring[] {
  const found: Scoring[] = [];
  let [tile, ahead] = [0, null as number | null];
  moves.forEach(({ events, scores }, i) => {
    const happened = events as GameEvent[];
    tile += happened.filter(({ event }) => event === "lay").length;
    const now = leader(scores);
    const lines = happened.filter(isComplete);
    const best = [...lines].sort((one, other) => other.points - one.points);
    for (const line of lines) {
      const seat = seatOf(line.owner);
      if (seat === null) continue;
      const leads = now === seat && now !== ahead && best.find(({ owner }) => owner === line.owner) === line;
      found.push({ tile, move: i + 1, seat, line, leads });
    }
    if (now !== null) ahead = now;
  });
  return found;
}

/** Changes of the lead and large scorings, in order; where there are too many, those with most points. */
export function decisive(all: readonly Scoring[]): Scoring[] {
  const weight = ({ line, leads }: Scoring): number => line.points + (leads ? LARGE / 2 : 0);
  const kept = all.filter(({ line, leads }) => leads || line.points >= LARGE);
  const chosen = new Set([...kept].sort((one, other) => weight(other) - weight(one)).slice(0, MOST));
  return kept.filter((one) => chosen.has(one));
}

/** The line that brought the winner most, with the tile that completed it. */
export function bestLine(metro: Metro, finished: FinishedGame): Scoring | null {
  const winner = finished.order[0] ?? 0;
  const mine = scorings(finished.moves, (colour) => metro.seatOf(colour)).filter(({ seat }) => seat === winner);
  return mine.reduce<Scoring | null>((best, one) => (best && best.line.points >= one.line.points ? best : one), null);
}
