// The page's side of a table on this device. Table and replay use it as they use a server.
import { api, Refusal } from "../net/http";
import type { GameHistory, Replay, ReplayStep, SeatChoice, ServerMessage, TableFacts } from "../net/messages";
import { hasServer, tableAddress } from "../net/page";
import { newId } from "../net/preconnect";
import type { Answer, Request } from "../net/socket.svelte";
import type { Connection, LookAhead, TablePlace } from "../net/table-place";
import { me } from "../shared/me.svelte";
import { forgetGame } from "./stored";
import { ME } from "./me";
import { place, RulesWorker } from "./rules-worker";
import type { Calls } from "./worker";

/** A record that is replayed here; its worker lives until it is closed. */
interface OpenedRecord {
  replay: Replay;
  step(step: number, seat: number | null): Promise<ReplayStep>;
  close(): void;
}

/** Check a record and replay it here; told is when the rules fail later. */
export async function openRecord(text: string, onFailed: (why: Refusal) => void): Promise<OpenedRecord> {
  const worker = new RulesWorker();
  const opened = place().then((found) => worker.ask("openRecord", found, text));
  opened.catch(() => worker.close());
  const replay = await opened;
  worker.onFailed = onFailed;
  return { replay, step: (step, seat) => worker.ask("step", step, seat), close: () => worker.close() };
}

/** A table on this device: its worker lives as long as somebody looks at it. */
export class LocalPlace implements TablePlace, Connection {
  readonly onDevice = true;
  readonly invite = null;
  readonly me = ME;
  connected = $state(false);
  skew = 0;
  readonly #worker = new RulesWorker();
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  #onOpen: () => void = () => {};
  /** Until the table is open nothing else is asked; if it was refused, so is everything. */
  readonly #opened: Promise<void>;

  constructor(readonly id: string) {
    this.#worker.onSent = (message) => this.#receive(message);
    this.#worker.onFailed = (why) => this.onFailed(why, this.#worker.record);
    this.#opened = place().then((found) => this.#worker.ask("openTable", found, id));
    this.#opened
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        if (this.#worker.record) this.onFailed(error, this.#worker.record);
      })
      .finally(() => {
        this.connected = true;
        this.#onOpen();
      });
  }

  onFailed: (why: Refusal, record: string) => void = () => {};

  onOpen(first: () => void): void {
    this.#onOpen = first;
    if (this.connected) first();
  }

  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async requestUntilAnswered(request: Request): Promise<Answer> {
    const id = newId();
    try {
      return (await this.#ask("answer", { ...request, id } as never)) as Answer;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { type: "refused", id, reason: error.reason, sentence: error.message, arguments: error.words };
    }
  }

  requestOnce(request: Request, done: (answer: Answer) => void): void {
    void this.requestUntilAnswered(request).then(done);
  }

  async #ask<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    await this.#opened;
    return this.#worker.ask(name, ...args);
  }

  history(seat: number | null): Promise<GameHistory> {
    return this.#ask("history", seat);
  }

  replay(): Promise<Replay> {
    return this.#ask("replay");
  }

  step(step: number, seat: number | null): Promise<ReplayStep> {
    return this.#ask("step", step, seat);
  }

  record(): Promise<string> {
    return this.#ask("record");
  }

  /** The rules are here, and states have their records anyway. */
  readonly lookAhead = (): Promise<LookAhead> =>
    Promise.resolve({
      sources: null,
      preview: (record, plan, action) => this.#ask("preview", record, plan, action),
      plan: (record, steps) => this.#ask("plan", record, steps),
      dealt: () => Promise.reject(new Error("A game on this device begins at once.")),
      close: () => {},
    });

  readonly goOnline = hasServer() ? (table: TableFacts) => this.#goOnline(table) : null;

  async #goOnline({ seats }: TableFacts): Promise<string> {
    await me.ensure();
    const people = seats.filter(({ kind }) => kind === "human").length;
    const choices = seats.map(({ level, name }): SeatChoice => {
      if (level !== null) return { kind: "bot", level };
      return { kind: "human", name: people > 1 ? name : null }; // alone, one is called by one's own name
    });
    const record = await this.#ask("handOver");
    try {
      const { table } = await api.continueGame(record, choices);
      await forgetGame(this.id);
      return tableAddress(table.id);
    } catch (error) {
      await this.#ask("resume");
      throw error;
    }
  }

  connect(): Connection {
    return this;
  }

  /** Nothing is ever lost between a page and its worker. */
  resend(): void {}

  reconnect(): void {}

  close(): void {
    this.#worker.close();
  }

  #receive(message: ServerMessage): void {
    for (const listener of [...this.#listeners]) listener(message);
  }
}
