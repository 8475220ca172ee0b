// The page's side of a table on this device. Table and replay use it as they use a server.
import { api, Refusal } from "../net/http";
import type { GameHistory, Replay, ReplayStep, SeatChoice, ServerMessage, TableFacts } from "../net/messages";
import { address, hasServer, tableAddress } from "../net/page";
import { newId } from "../net/preconnect";
import type { Answer, Request } from "../net/socket.svelte";
import type { Connection, TablePlace } from "../net/table-place";
import { games } from "../shared/catalogue/games.svelte";
import type { Spec } from "../shared/catalogue/options";
import { me } from "../shared/me.svelte";
import { forgetGame } from "./stored";
import { ME } from "./me";
import type { Asked, Calls, Place, Told } from "./worker";

/** Longer than anything takes: then the rules are stuck, and the game can be opened again. */
const PATIENCE = 30_000;

interface Waiting {
  done: (value: never) => void;
  failed: (error: Error) => void;
  timer: number;
}

/** A worker with compiled rules, asked by name. */
export class RulesWorker {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  onSent: (message: ServerMessage) => void = () => {};
  /** The rules failed: why, and the record of the game as it was kept last. */
  onFailed: (why: string, record: string) => void = () => {};

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#fail(event.message, "");
  }

  ask<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    const call = this.#calls++;
    return new Promise((done, failed) => {
      const timer = window.setTimeout(() => this.#fail("no answer", ""), PATIENCE);
      this.#waiting.set(call, { done, failed, timer });
      this.#worker.postMessage({ call, name, args } satisfies Asked);
    });
  }

  close(): void {
    this.#worker.terminate();
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #hear(told: Told): void {
    if ("sent" in told) return this.onSent(told.sent);
    if ("failed" in told) return this.#fail(told.failed, told.record);
    const waiting = this.#waiting.get(told.call);
    if (!waiting) return;
    this.#waiting.delete(told.call);
    clearTimeout(waiting.timer);
    if ("value" in told) return waiting.done(told.value as never);
    const { reason, sentence, words } = told.refused;
    waiting.failed(new Refusal(reason, sentence, words));
  }

  /** A worker that failed is not asked again: the rules' memory may be anything. */
  #fail(why: string, record: string): void {
    const waiting = [...this.#waiting.values()];
    this.close();
    this.onFailed(why, record);
    for (const { failed } of waiting) failed(new Refusal("rules-failed", why, {}));
  }
}

/** The games that can be played, and where their rules are. */
export async function place(): Promise<Place> {
  await games.load();
  const specs = games.all.map(({ id, options, rules_version }) => [id, { spec: options as Spec, rules_version }]);
  return {
    modules: new URL(address("wasm/"), location.href).href,
    specs: Object.fromEntries(specs) as Place["specs"],
  };
}

/** Check a record and replay it here. */
export async function openRecord(
  text: string,
): Promise<{ replay: Replay; step: (step: number, seat: number | null) => Promise<ReplayStep> }> {
  const worker = new RulesWorker();
  const replay = await worker.ask("openRecord", await place(), text);
  return { replay, step: (step, seat) => worker.ask("step", step, seat) };
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
    this.#worker.onSent = (message) => this.#tell(message);
    this.#worker.onFailed = (why, record) => this.onFailed(why, record);
    this.#opened = place().then((found) => this.#worker.ask("openTable", found, id));
    this.#opened
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      })
      .finally(() => {
        this.connected = true;
        this.#onOpen();
      });
  }

  onFailed: (why: string, record: string) => void = () => {};

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

  #tell(message: ServerMessage): void {
    for (const listener of [...this.#listeners]) listener(message);
  }
}
