// How the end of a game is shown: what the table knows of it, and what a game draws around its board.
import type { Component } from "svelte";

import type { Playing } from "./game";

/** A move of a finished game: who made it, what happened, and the scores after it. */
export interface PlayedMove {
  seat: number;
  events: unknown[];
  scores: number[];
}

/** The points of somebody after each move. */
export interface PointsOverGame {
  name: string;
  letter: string | null;
  scores: number[];
}

/** A finished game. */
export interface FinishedGame {
  names: string[];
  mine: readonly number[];
  scores: number[];
  /** The rank of each seat, from 1; level players share one. */
  places: number[];
  /** Seats by rank. */
  order: number[];
  /** Who left the game, and has lost whatever the points are. */
  left: readonly boolean[];
  moves: PlayedMove[];
  /** Show the game after so many moves. */
  goTo(move: number): void;
}

export interface Ending<P extends Playing = Playing> {
  /** Whether the left part is a large table, and board and result share the rest. */
  wide: boolean;
  /** Left: ranks, and what decided the game. */
  Standings: Component<{ playing: P; finished: FinishedGame }>;
  /** In the place of the result until it calls `done`: what is still to be shown before it. */
  Before?: Component<{ playing: P; finished: FinishedGame; done: () => void }>;
  /** Above the board. */
  Above?: Component<{ playing: P; finished: FinishedGame }>;
  /** In the result, beside its sentence: the ranks, where the left part does not show them. */
  Ranks?: Component<{ playing: P; finished: FinishedGame }>;
  /** Under the result. */
  Details?: Component<{ playing: P; finished: FinishedGame }>;
  /** Why the winner won, in a sentence; nothing where there is no simple reason. */
  reason(playing: P, finished: FinishedGame): string;
}
