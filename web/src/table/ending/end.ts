// All it takes to show the end of a game: how the game draws it, and its moves.
import type { Ending, PlayedMove, FinishedGame } from "../../games/ending";
import type { GameClient, Playing } from "../../games/game";
import type { Outcome } from "../../net/messages";
import type { TablePlace } from "../../net/table-place";
import type EndPage from "./EndPage.svelte";
import { ranking } from "../../shared/ranking";
import type ResultCard from "./ResultCard.svelte";

export interface End {
  ending: Ending;
  finished: FinishedGame;
  /** Loaded with it: nobody waits for them while a game is played. */
  EndPage: typeof EndPage;
  ResultCard: typeof ResultCard;
}

type Facts = Omit<FinishedGame, "places" | "order" | "scores" | "moves" | "left"> & {
  outcome: Pick<Outcome, "scores" | "winners">;
};

export function finishedGame({ outcome, ...facts }: Facts, left: boolean[], moves: PlayedMove[]): FinishedGame {
  return { ...facts, scores: outcome.scores, moves, left, ...ranking(outcome.scores, outcome.winners, left) };
}

/** The moves of a finished game; none if they cannot be had: the end is shown without them. */
export async function movesOf(place: TablePlace): Promise<PlayedMove[]> {
  return place.replay().then(
    ({ moves }) => moves,
    () => [],
  );
}

/** `atOnce`: the reader has not just played it, so it is shown as it ended up. */
export async function loadEnd(
  client: GameClient,
  playing: Playing,
  finished: Promise<FinishedGame>,
  atOnce: boolean,
): Promise<End> {
  const [ending, facts, page, card] = await Promise.all([
    client.ending(playing, atOnce),
    finished,
    import("./EndPage.svelte"),
    import("./ResultCard.svelte"),
  ]);
  return { ending, finished: facts, EndPage: page.default, ResultCard: card.default };
}
