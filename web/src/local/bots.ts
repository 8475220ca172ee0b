// Lets a bot think, a little at a time: between two steps the clock is looked at, and messages of the page are heard.
import type { LocalMatch } from "./match";
import { sha256 } from "./sha256";

/** What a move may take; as at a server that nobody told otherwise. */
const MILLISECONDS = 1000;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** The seed of a bot's decision: the same for the same position of the same game. */
function seedOf({ beginning, steps }: LocalMatch): bigint {
  return BigInt(`0x${sha256(`bot ${beginning.seed} ${steps.length}`).slice(0, 16)}`);
}

let latest = 0;
let last: Promise<unknown> = Promise.resolve();

/** The action that a bot chooses; null if the game went on meanwhile, or if another one is asked. */
export function chooseAction(match: LocalMatch, level: string): Promise<string | null> {
  const number = ++latest;
  // one after another: they share the memory of the bots
  const chosen = last.then(() => choose(match, level, () => number === latest));
  last = chosen.catch(() => {});
  return chosen;
}

async function choose(match: LocalMatch, level: string, wanted: () => boolean): Promise<string | null> {
  const { length } = match.steps;
  const { revision } = match;
  const started = performance.now();
  const spent = (): number => (performance.now() - started) / MILLISECONDS;
  const thinking = await match.rules.think(level, seedOf(match), spent);
  while (!thinking.advance()) {
    await pause();
    if (!wanted()) return null;
  }
  return match.steps.length === length && match.revision === revision ? thinking.best() : null;
}
