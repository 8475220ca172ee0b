// Where a table is: at the server, or on this device. Table and replay pages know no difference.
import { api } from "./http";
import type { GameHistory, Replay, ReplayStep, ServerMessage, TableFacts } from "./messages";
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
  /** Hand the game to a table at the server; answers its address. Null where that cannot be. */
  readonly goOnline: ((table: TableFacts) => Promise<string>) | null;
  /** The rules failed here: why, and the record to save. Never called by a server. */
  onFailed: (why: string, record: string) => void;
}

export class ServerPlace implements TablePlace {
  readonly onDevice = false;
  readonly me = null;
  readonly goOnline = null;
  onFailed = (): void => {};

  constructor(
    readonly id: string,
    readonly invite: string | null,
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
