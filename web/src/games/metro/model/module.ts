// What a module adds to the page. Base Metro folds over the modules in play and never asks which they are.
import type { Component } from "svelte";

import type { Ending } from "../../ending";
import type { LogEntry } from "../../game";
import type { Metro } from "./metro.svelte";
import type { Action, Departure, FinalFacts, GameEvent } from "./types";

/** A row of the log; the seat of the event stands for a missing one. */
export type Row = Pick<LogEntry, "text"> & Partial<LogEntry>;
export type EventText = (metro: Metro, event: GameEvent) => Row | null;

/** A kind of action that is played instead of laying a tile. */
export interface ActionKind {
  /** Its name among the kinds of move. */
  tab(): string;
  /** How one of them is chosen. */
  how(): string;
  /** The action in the list of all legal ones. */
  text(action: Action): string;
  /** The words on the main button while it is chosen. */
  confirm(action: Action): string;
  /** What the panel says of it while it is chosen. */
  Choice: Component<{ playing: Metro; action: Action }>;
}

/** Where a line departs, as a place on the board to point at. */
export interface DepartureTarget {
  departure: Departure;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a module adds to the points of each seat, thing by thing. */
export interface EndRow {
  label(): string;
  parts(facts: FinalFacts): { text: string; points: number }[];
}

export interface Module {
  /** Its name among the options. */
  name: string;
  /** Whether lines belong to others than the seats. */
  seatsOwnNoLines?: boolean;
  /** Whether the server tells more of a move than its consequences. */
  previews?: boolean;
  actions?: Record<string, ActionKind>;
  events?: Record<string, EventText>;
  /** Its part of a seat's final points, a row each. */
  final?(facts: FinalFacts): string[];
  /** The same as a row of the table of the end: what each thing brought. */
  endRow?: EndRow;
  /** How everybody stands; left of the board. */
  Standings?: Component<{ playing: Metro }>;
  /** The table of the end where points do not come from one's own lines, and its sums; loaded when a game is over. */
  ending?: () => Promise<Required<Pick<Ending<Metro>, "Standings" | "Ranks">>>;
  /** Right of the board. */
  Panel?: Component<{ playing: Metro }>;
  /** What a seat holds of it, where nothing is hidden. */
  Holdings?: Component<{ playing: Metro; seat: number }>;
  /** What it puts on the board; drawn again, lit, where the lines stand out. */
  Marks?: Component<{ playing: Metro; lit?: boolean }>;
  /** What can be pressed on the board. */
  Targets?: Component<{ playing: Metro }>;
  /** Further places where lines depart. */
  departures?(metro: Metro): DepartureTarget[];
}

/** The modules a game is played with. */
export type ModulesOf = (options: { modules: string[] }) => Module[];
