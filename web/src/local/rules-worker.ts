// The page's side of a worker with compiled rules: calls by name, answers, and what happens when the rules fail.
import { Refusal } from "../net/http";
import type { ServerMessage } from "../net/messages";
import { address } from "../net/page";
import { games } from "../shared/catalogue/games.svelte";
import type { Spec } from "../shared/catalogue/options";
import type { Calls, Place, WorkerCall, WorkerMessage } from "./worker";

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
    this.#worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#receive(data);
    this.#worker.onerror = (event) => this.#fail(event.message, "");
  }

  ask<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    const call = this.#calls++;
    return new Promise((done, failed) => {
      const timer = window.setTimeout(() => this.#fail("no answer", ""), PATIENCE);
      this.#waiting.set(call, { done, failed, timer });
      this.#worker.postMessage({ call, name, args } satisfies WorkerCall);
    });
  }

  close(): void {
    this.#worker.terminate();
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #receive(message: WorkerMessage): void {
    if ("sent" in message) return this.onSent(message.sent);
    if ("failed" in message) return this.#fail(message.failed, message.record);
    const waiting = this.#waiting.get(message.call);
    if (!waiting) return;
    this.#waiting.delete(message.call);
    clearTimeout(waiting.timer);
    if ("value" in message) return waiting.done(message.value as never);
    const { reason, sentence, words } = message.refused;
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
