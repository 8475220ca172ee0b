// The compiled rules beside a table of the server: they look ahead from the view that the reader was sent.
import { Refusal } from "../net/http";
import type { LookAhead } from "../net/table-place";
import { place, RulesWorker } from "./rules-worker";

/** Load the rules of a game; null where this page has none that work, or others than the table plays by. */
export async function openLookAhead(game: string, version: number): Promise<LookAhead | null> {
  const worker = new RulesWorker();
  try {
    const sources = await worker.ask("openRules", await place(), game, version);
    return {
      sources,
      preview: (record, plan, action) => worker.ask("preview", record, plan, action),
      plan: (record, steps) => worker.ask("plan", record, steps),
      dealt: (seats, options) => worker.ask("dealt", seats, options),
      close: () => worker.close(),
    };
  } catch (error) {
    worker.close();
    if (error instanceof Refusal && error.reason !== "offline") return null;
    throw error;
  }
}
