// The page's side of a worker with compiled rules: calls by name, answers, and what happens when the rules fail.
import { Refusal } from "../net/http";
import type { ServerMessage } from "../net/messages";
import { address } from "../net/page";
import { games } from "../shared/catalogue/games.svelte";
import type { Spec } from "../shared/catalogue/options";
import type { Calls, Place, WorkerCall, WorkerMessage } from "./worker";

/** How often the worker is pinged, in milliseconds. Bots think without being asked anything. */
const PING_INTERVAL = 5000;
/** Pings without an answer, longer than anything takes: then the rules are stuck, or were killed. */
const MOST_MISSED = 6;

interface Waiting {
  done: (value: never) => void;
  failed: (error: Error) => void;
}

/** A worker with compiled rules, asked by name. */
export class RulesWorker {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  readonly #waiting = new Map<number, Waiting>();
  readonly #pingTimer = window.setInterval(() => this.#ping(), PING_INTERVAL);
  #missed = 0;
  #calls = 0;
  /** The record of the game as it was kept last: a worker that is stuck cannot be asked for it. */
  record = "";
  #failure: Refusal | null = null;
  onSent: (message: ServerMessage) => void = () => {};
  /** The rules failed. */
  onFailed: (why: Refusal) => void = () => {};

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#receive(data);
    this.#worker.onerror = (event) => this.#fail(event.message);
  }

  ask<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    if (this.#failure) return Promise.reject(this.#failure);
    const call = this.#calls++;
    return new Promise((done, failed) => {
      this.#waiting.set(call, { done, failed });
      this.#worker.postMessage({ call, name, args } satisfies WorkerCall);
    });
  }

  close(): void {
    this.#worker.terminate();
    clearInterval(this.#pingTimer);
    this.#waiting.clear();
  }

  #ping(): void {
    if (this.#missed++ === MOST_MISSED) return this.#fail("no answer");
    this.ask("ping").catch(() => {});
  }

  #receive(message: WorkerMessage): void {
    this.#missed = 0;
    if ("sent" in message) return this.onSent(message.sent);
    if ("failed" in message) return this.#fail(message.failed);
    if ("record" in message) return void (this.record = message.record);
    const waiting = this.#waiting.get(message.call);
    if (!waiting) return;
    this.#waiting.delete(message.call);
    if ("value" in message) return waiting.done(message.value as never);
    const { reason, sentence, words } = message.refused;
    waiting.failed(new Refusal(reason, sentence, words));
  }

  /** A worker that failed is not asked again: the rules' memory may be anything. */
  #fail(why: string): void {
    const waiting = [...this.#waiting.values()];
    this.close();
    const failure = (this.#failure = new Refusal("rules-failed", why, {}));
    this.onFailed(failure);
    for (const { failed } of waiting) failed(failure);
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
