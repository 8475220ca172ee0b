// Where one can jump to in a replay: rounds (each seat's turn once) and scorings.
import type { LogEntry } from "../games/game";
import type { ReplayMove } from "../net/messages";

/** A round of the table. Moves are counted from 1. */
export interface Round {
  number: number;
  first: number;
  last: number;
}

/** A new round begins where an earlier seat acts again. Steps in a row of one seat belong to its turn. */
export function roundsOf(moves: readonly Pick<ReplayMove, "seat">[]): Round[] {
  const rounds: Round[] = [];
  moves.forEach(({ seat }, i) => {
    const before = moves[i - 1]?.seat ?? Infinity;
    if (seat < before) rounds.push({ number: rounds.length + 1, first: i + 1, last: i + 1 });
    const round = rounds.at(-1);
    if (round) round.last = i + 1;
  });
  return rounds;
}

/** The round of the position after so many moves; the start belongs to the first. */
export function roundAt(rounds: readonly Round[], step: number): Round | undefined {
  return rounds.find(({ last }) => step <= last);
}

/** The moves after which a round is over, the start among them: where jumps by turn lead to. */
export const roundEnds = (rounds: readonly Round[]): number[] => [0, ...rounds.map(({ last }) => last)];

/** The moves that brought points, to one seat or to anybody. */
export function scoringMoves(log: readonly LogEntry[][], seat: number | null): number[] {
  return log.flatMap((rows, i) =>
    rows.some((row) => row.points > 0 && (seat === null || row.seat === seat)) ? [i + 1] : [],
  );
}

/** The next of some moves after a step, or the one before it; none if there is none. */
export function jump(moves: readonly number[], step: number, forward: boolean): number | undefined {
  return forward ? moves.find((move) => move > step) : moves.findLast((move) => move < step);
}
