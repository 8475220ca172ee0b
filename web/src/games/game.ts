// What a game's drawing is to the table, the lobby and the replay: nothing outside games/<game> knows more.
// The JSON of a game is `unknown` here: the game gives it a type where it comes in.
import type { Component, Snippet } from "svelte";

import type { Ending, PlayedMove, PointsOverGame } from "./ending";

/** The game as one seat sees it at one moment. `actions` is empty unless that seat may act. */
export interface Position {
  view: unknown;
  actions: unknown[];
  events: unknown[];
  /** Steps of an unconfirmed turn that can be taken back. */
  pending: number;
  /** How fast to show what happened just now: 2 is twice as fast, 0 shows only how it ended. */
  pace: number;
  /** Whether this is the game as it stands while others are to act: the reader may plan. */
  plans?: boolean;
}

/** What a seat did since the reader's last turn: marked on the board with its number. */
export interface Mark {
  number: number;
  seat: number;
  events: unknown[];
}

/** Points that fly from the board, where the game drew `data-flight`, to the seat that gets them. */
export interface Flight {
  seat: number;
  points: number;
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
  /** The same where there is room for a few letters. */
  short: string;
  share: number;
}

/** A legal action: its text, and what it means. */
export interface ActionText {
  text: string;
  means: string;
  /** What is drawn beside it, as in a row of the log. */
  picture?: unknown;
}

/** A turn that is planned: the view after some steps, and what may follow them. */
export interface Planned {
  view: unknown;
  actions: unknown[];
  /** Steps that can be taken back. */
  pending: number;
}

/** What the table does for the game. */
export interface Host {
  act(action: string): void;
  /** Take back the last steps of an unconfirmed turn, one if not said otherwise. */
  takeBack(steps?: number): void;
  /** Ask the rules why this is not possible; the answer is shown to the reader. */
  explain(action: string, plan?: string[]): void;
  /** What of the view an action would change beyond its consequences, here or in a plan; null if nobody can tell. */
  preview(action: string, plan?: string[]): Promise<unknown>;
  /** The reader's next turn after some steps, if it came now; null if it cannot be told. Nothing is sent. */
  plan?(steps: string[]): Promise<Planned | null>;
  names(): string[];
  /** Take away the notice why something was not possible: a legal choice has followed. */
  dismissNotice(): void;
  /** Whether a move was made that cannot be sent before the connection is back. */
  readonly waiting: boolean;
  /** Whether this is a lesson: only what the task needs is shown. */
  readonly teaching?: boolean;
  /** Whether nobody plays any more; a game can also end by agreement, before its own end. */
  readonly finished: boolean;
}

/** The game at one table: holds what is chosen but not sent yet. */
export interface Playing {
  show(position: Position): void;
  /** When all that moves has arrived. */
  settled(): Promise<void>;
  /** Let all that moves arrive now. */
  settle(): void;
  /** What others did since the reader's last turn. */
  marks: Mark[];
  /** Places that must be in sight; empty shows the whole board. */
  sight?: readonly string[];
  /** Whether the last move was right or wrong, in a lesson: marked where it was made. */
  verdict?: "right" | "wrong" | null;
  /** The points that fly to their seat now. */
  readonly flight: Flight | null;
  /** May this seat act now? */
  readonly myTurn: boolean;
  /** May this seat try its pieces on the board meanwhile? Nothing of it is sent. */
  readonly planning: boolean;
  readonly seats: SeatLook[];
  readonly progress: Progress;
  /** Widths of the columns beside the board, in pixels. */
  readonly columns: { left: number; right: number };
  /** Whether there is something to show as `GameClient.Standings`. */
  readonly hasStandings: boolean;
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
  /** What speaks for one of these, from what is on the board; empty if that is all in `actionTexts`. */
  why(action: string): string | Promise<string>;
}

/** A line colour, and the letter that stands for it. */
export interface SeatColour {
  name: string;
  letter: string;
}

export interface GameClient<P extends Playing = Playing> {
  /** The colours the seats will play with these options; null where seats have none. */
  seatColours(layout: unknown, options: Record<string, unknown>): (SeatColour | null)[];
  open(layout: unknown, host: Host): P;
  /** The view of a fresh deal without what only chance decides: the board before the game. */
  undealt?(view: never): unknown;
  Board: Component<{ playing: P }>;
  /** A small picture of the board around what happened. */
  MomentPicture: Component<{ playing: P; view: unknown; events: unknown[] }>;
  /** Left of the board, under the seats: how everybody stands in what is not points. */
  Standings?: Component<{ playing: P }>;
  /** Right of the board: the choice being made, what there is to know, and `recent`. */
  Panel: Component<{ playing: P; recent?: Snippet }>;
  /** Under a player's name: what that player has. */
  Seat: Component<{ playing: P; seat: number }>;
  /** The small picture of a row of "what happened". */
  LogPicture: Component<{ picture: unknown }>;
  /** The board in words. */
  Words: Component<{ playing: P }>;
  /** Whose points the curve of a replay shows, where that is not the seats; null where it is. */
  curves?(playing: P, moves: readonly PlayedMove[]): PointsOverGame[] | null;
  /** How the end is shown; loaded when a game is over. `atOnce`: only how it ends up. */
  ending(playing: P, atOnce: boolean): Promise<Ending<P>>;
}
