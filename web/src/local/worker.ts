// The worker of one table: it holds the compiled rules. It keeps a game on this device and plays the bots; at a
// table of the server it only looks ahead.
import { Refusal } from "../net/http";
import type { ClientMessage, GameFacts, GameHistory, Replay, ReplayStep, ServerMessage } from "../net/messages";
import type { Plan } from "../net/table-place";
import type { Spec, Values } from "../shared/catalogue/options";
import { chooseAction } from "./bots";
import type { GameRules } from "./game-rules";
import { LocalMatch } from "./match";
import { optionsText, parseOptions } from "./options";
import { parseRecord, recordText } from "./record";
import { loadRules } from "./rules";
import { sha256 } from "./sha256";
import { gameCalled, newGame, rotated, storeGame, type StoredGame } from "./stored";
import { LocalTable } from "./table";

/** The games that there are, and where their modules lie. */
export interface Place {
  modules: string;
  specs: Record<string, { spec: Spec; rules_version: number }>;
}

/** What the page can ask for. The first call opens a table, a record, or only the rules of a game. */
export interface Calls {
  openTable(place: Place, id: string): void;
  openRecord(place: Place, text: string): Replay;
  /** Answers what the rules were built from. */
  openRules(place: Place, game: string, version: number): string;
  preview(record: Uint8Array, plan: string[] | null, action: string): GameFacts | null;
  plan(record: Uint8Array, steps: string[]): Plan | null;
  dealt(seats: number, options: GameFacts): GameFacts;
  answer(request: ClientMessage): ServerMessage;
  history(seat: number | null): GameHistory;
  replay(): Replay;
  step(step: number, seat: number | null): ReplayStep;
  record(): string;
  /** The record of a game that goes on elsewhere: nobody acts here any more, unless it is resumed. */
  handOver(): string;
  resume(): void;
  /** Answers at once, unless the rules are stuck. */
  ping(): void;
}

export interface WorkerCall {
  call: number;
  name: keyof Calls;
  args: unknown[];
}
/** An answer, a refusal, a message of the table, the record of the game as it was just kept, or an error. */
export type WorkerMessage =
  | { call: number; value: unknown }
  | { call: number; refused: { reason: string; sentence: string; words: Record<string, unknown> } }
  | { sent: ServerMessage }
  | { record: string }
  | { failed: string };

const post = (message: WorkerMessage): void => postMessage(message);

let rules: GameRules | null = null;
let match: LocalMatch | null = null;
let table: LocalTable | null = null;
/** The record as of the last action that was kept: what is left if the rules fail. */
let saved = "";

/** The page gets it, too: a worker that is stuck could not hand it over. */
function save(record: string): void {
  saved = record;
  post({ record });
}

async function rulesOf(place: Place, game: string): Promise<GameRules> {
  return (rules = await loadRules(place.modules, game, place.specs[game]?.spec));
}

function checkVersion(place: Place, game: string, version: number): Spec {
  const found = place.specs[game];
  if (found?.rules_version !== version)
    throw new Refusal("other-rules-here", `This game was begun with other rules (${version}).`, { version });
  return found.spec;
}

/** Who plays, as records name them: people by name, bots by level. */
const playersOf = (stored: StoredGame): string[] =>
  stored.seats.map((seat) => (seat.kind === "bot" ? seat.level : (seat.kind === "human" && seat.name) || "-"));

/** The options of a kept game; there may be new ones since. */
const optionsOf = (stored: StoredGame, spec: Spec): Values => ({ ...parseOptions(spec, ""), ...stored.options });

function recordOf(stored: StoredGame, spec: Spec): string {
  const { game, rules_version, seed, actions, scores } = stored;
  const record = {
    game,
    rules_version,
    seats: stored.seats.length,
    options: optionsText(spec, optionsOf(stored, spec)),
    seed,
    commitment: sha256(seed),
    players: playersOf(stored),
    actions,
    scores,
  };
  return recordText(record);
}

/** The rules of a kept game. Where they cannot be had, its record is all that is left. */
async function rulesOfKept(place: Place, stored: StoredGame): Promise<GameRules> {
  try {
    checkVersion(place, stored.game, stored.rules_version);
    return await rulesOf(place, stored.game);
  } catch (error) {
    const spec = place.specs[stored.game]?.spec;
    if (spec) save(recordOf(stored, spec));
    throw error;
  }
}

/** Play a kept game again. One that does not follow the rules is no refusal: its record is all that is left. */
function playAgain(match: LocalMatch, actions: string[]): void {
  try {
    for (const action of actions) match.play(action);
  } catch (error) {
    throw new Error("The game that was kept is damaged.", { cause: error });
  }
}

async function openTable(place: Place, id: string): Promise<void> {
  const stored = await gameCalled(id);
  if (!stored) throw new Refusal("no-local-game", "This game is not on this device.", {});
  const rules = await rulesOfKept(place, stored);
  const { spec } = rules;
  save(recordOf(stored, spec));
  match = new LocalMatch(rules, { seats: stored.seats.length, options: optionsOf(stored, spec), seed: stored.seed });
  playAgain(match, stored.actions);
  table = new LocalTable(stored, match, {
    send: (message) => post({ sent: message }),
    async keep({ actions, result, winners }) {
      Object.assign(stored, { actions, scores: result, winners, changed: Date.now() });
      await storeGame(stored);
      save(recordOf(stored, spec));
    },
    choose: chooseAction,
    async rematch() {
      const next = newGame({ ...stored, seats: rotated(stored.seats) });
      await storeGame(next);
      return next.id;
    },
    fail,
  });
  table.goOn();
}

async function openRecord(place: Place, text: string): Promise<Replay> {
  const record = parseRecord(text);
  const options = parseOptions(checkVersion(place, record.game, record.rules_version), record.options);
  const rules = await rulesOf(place, record.game);
  if (sha256(record.seed) !== record.commitment)
    throw new Refusal("bad-record", "This is not the deal that was announced.", {});
  match = new LocalMatch(rules, { seats: record.seats, options, seed: record.seed });
  for (const action of record.actions) match.play(action);
  if (JSON.stringify(match.result) !== JSON.stringify(record.scores))
    throw new Refusal("bad-record", "The result does not follow from the actions.", {});
  return match.replay(record);
}

async function openRules(place: Place, game: string, version: number): Promise<string> {
  checkVersion(place, game, version);
  return (await rulesOf(place, game)).sources;
}

function opened(): { match: LocalMatch; table: LocalTable } {
  if (!match || !table) throw new Error("No table is open.");
  return { match, table };
}

const CALLS: { [Name in keyof Calls]: (...args: Parameters<Calls[Name]>) => unknown } = {
  openTable,
  openRecord,
  openRules,
  preview: (record, plan, action) => rules?.preview(record, plan, action),
  plan: (record, steps) => rules?.plan(record, steps),
  dealt(seats, options) {
    rules?.deal(seats, options as Values, "any");
    return rules?.see(null).view;
  },
  answer: (request) => opened().table.answer(request),
  history: (seat) => opened().table.history(seat),
  replay() {
    const { match, table } = opened();
    const { game, rules_version } = table.stored;
    const facts = { game, rules_version, players: playersOf(table.stored), commitment: table.facts().commitment };
    return { ...match.replay(facts), table: table.facts() };
  },
  step: (step, seat) => match?.replayStep(step, seat),
  record: () => saved,
  async handOver() {
    await opened().table.pause();
    return saved;
  },
  resume: () => opened().table.resume(),
  ping() {},
};

function fail(error: unknown): void {
  post({ failed: error instanceof Error ? error.message : String(error) });
}

addEventListener("message", ({ data }: MessageEvent<WorkerCall>) => {
  const { call, name, args } = data;
  const run = CALLS[name] as (...args: unknown[]) => unknown;
  new Promise((done) => done(run(...args))).then(
    (value) => post({ call, value }),
    (error: unknown) => {
      if (!(error instanceof Refusal)) return fail(error);
      post({ call, refused: { reason: error.reason, sentence: error.message, words: error.words } });
    },
  );
});
