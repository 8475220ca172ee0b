// Where a table is: at the server, or on this device. Table and replay pages know no difference.
import { api, type Refusal } from "./http";
import type { GameFacts, GameHistory, Replay, ReplayStep, ServerMessage, TableFacts } from "./messages";
import { Socket, type Answer, type Request } from "./socket.svelte";

/** Requests to a table and what comes from it. */
export interface Connection {
  /** Whether messages pass at the moment. */
  readonly connected: boolean;
  /** The table's time minus ours, in milliseconds. */
  skew: number;
  /** What to do first on every new connection. */
  onOpen(first: () => void): void;
  listen(listener: (message: ServerMessage) => void): () => void;
  requestUntilAnswered(request: Request): Promise<Answer>;
  requestOnce(request: Request, done: (answer: Answer) => void): void;
  resend(): void;
  reconnect(): void;
  close(): void;
}

/** A turn as it could be played: the view after some steps, and what may follow. */
export interface Plan {
  view: GameFacts;
  actions: GameFacts[];
  /** Steps that can be taken back. */
  pending: number;
}

/** The compiled rules on this device, asked about the view that a seat was sent, as a record. Nothing is sent. */
export interface LookAhead {
  /** What the rules were built from: a server with the same ones sends records. Null where they come anyway. */
  readonly sources: string | null;
  /** What an action would change of the view beyond its consequences, after the steps of a plan if there is one. */
  preview(record: Uint8Array, plan: string[] | null, action: string): Promise<GameFacts | null>;
  /** The turn of the view's own seat after some steps, as if it were to act; null if it acts no more. */
  plan(record: Uint8Array, steps: string[]): Promise<Plan | null>;
  /** What everybody would see of a game that has just been dealt with these options. */
  dealt(seats: number, options: GameFacts): Promise<GameFacts>;
  close(): void;
}

export interface TablePlace {
  readonly id: string;
  readonly invite: string | null;
  /** Nobody else comes here: no proposals, no chat, nothing to invite to. */
  readonly onDevice: boolean;
  /** The id of the reader, where it is not the one of their account. */
  readonly me: string | null;
  connect(): Connection;
  /** Nobody looks any more. */
  close(): void;
  history(seat: number | null): Promise<GameHistory>;
  replay(): Promise<Replay>;
  step(step: number, seat: number | null): Promise<ReplayStep>;
  record(): Promise<string>;
  /** The rules by which one looks ahead, for a game by a version of its rules; null if they cannot be had. */
  lookAhead(game: string, version: number): Promise<LookAhead | null>;
  /** Hand the game to a table at the server; answers its address. Null where that cannot be. */
  readonly goOnline: ((table: TableFacts) => Promise<string>) | null;
  /** The rules failed here, or cannot be had: why, and the record to save. Never called by a server. */
  onFailed: (why: Refusal, record: string) => void;
}

export class ServerPlace implements TablePlace {
  readonly onDevice = false;
  readonly me = null;
  readonly goOnline = null;
  onFailed = (): void => {};

  constructor(
    readonly id: string,
    readonly invite: string | null,
    readonly lookAhead: TablePlace["lookAhead"],
  ) {}

  connect(): Connection {
    return new Socket();
  }

  close(): void {}

  history(seat: number | null): Promise<GameHistory> {
    return api.gameHistory(this.id, seat, this.invite);
  }

  replay(): Promise<Replay> {
    return api.replay(this.id);
  }

  step(step: number, seat: number | null): Promise<ReplayStep> {
    return api.replayStep(this.id, step, seat);
  }

  record(): Promise<string> {
    return api.record(this.id);
  }
}
