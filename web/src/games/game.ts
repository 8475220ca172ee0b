// What a game's drawing is to the table, the lobby and the replay: nothing outside games/<game> knows more.
// The JSON of a game is `unknown` here: the game gives it a type where it comes in.
import type { Component } from "svelte";

/** One pair of eyes on the game at one moment. `actions` is empty unless these eyes may act. */
export interface Position {
  view: unknown;
  actions: unknown[];
  events: unknown[];
  /** Steps of an unconfirmed turn that can be taken back. */
  pending: number;
  /** Whether the events happened just now, to be shown as they happen. */
  live: boolean;
}

/** How a seat is marked wherever it is named. */
export interface SeatLook {
  /** The letter of its line colour; null where seats own no lines. */
  letter: string | null;
  score: number | null;
  /** What the previewed action would bring it; null when nothing is previewed. */
  change: number | null;
  /** Whether its lines wear the pattern of their colour. */
  patterned: boolean;
}

/** One row of "what happened". */
export interface LogEntry {
  seat: number | null;
  text: string;
  points: number;
  /** Where on the board it was, in the game's own words; for `Playing.shown`. */
  at?: string | undefined;
  /** What it was about, for `GameClient.LogPicture`. */
  picture?: unknown;
}

/** A figure of the top bar: how far the game is. */
export interface Progress {
  text: string;
  share: number;
}

/** A legal action: its text, and what it means. */
export interface ActionText {
  text: string;
  means: string;
}

/** What the table does for the game. */
export interface Host {
  act(action: string): void;
  takeBack(): void;
  /** Ask the rules why this is not possible; the answer is shown to the reader. */
  explain(action: string): void;
  /** What of the view an action would change beyond its consequences; null if nobody can tell. */
  preview(action: string): Promise<unknown>;
  names(): string[];
  /** Take away the notice why something was not possible: a legal choice has followed. */
  dismissNotice(): void;
  /** Whether a move was made that cannot be sent before the connection is back. */
  readonly waiting: boolean;
}

/** The game at one table: holds what is chosen but not sent yet. */
export interface Playing {
  show(position: Position): void;
  /** May these eyes act now? */
  readonly myTurn: boolean;
  readonly seats: SeatLook[];
  readonly progress: Progress;
  /** Whether only one's own lines are drawn; undefined where there is no such choice. */
  onlyMine: boolean | undefined;
  logEntry(event: unknown): LogEntry | null;
  /** What stands out on the board while somebody points at a row of "what happened". */
  shown: string | null;
  /** A key pressed anywhere outside text fields; true if it meant something. */
  key(event: KeyboardEvent): boolean;
  /** All that may be done now, in words. */
  readonly actionTexts: ActionText[];
  /** Choose one of these, or a bot's advice. */
  suggest(action: string): void;
}

export interface GameClient<P extends Playing = Playing> {
  open(layout: unknown, host: Host): P;
  Board: Component<{ playing: P }>;
  /** Beside the board: the choice being made, and what there is to know. */
  Panel: Component<{ playing: P }>;
  /** Under a player's name: what that player has. */
  Seat: Component<{ playing: P; seat: number }>;
  /** The small picture of a row of "what happened". */
  LogPicture: Component<{ picture: unknown }>;
  /** The board in words. */
  Words: Component<{ playing: P }>;
  /** The final scoring, explained. */
  Final: Component<{ playing: P; names: string[] }>;
}
