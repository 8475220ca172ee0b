// A game that is kept on this device: options, seed, actions, who sits where, and the result for lists; no state.
import type { SeatChoice } from "../net/messages";
import { HERE } from "../net/page";
import type { Values } from "../shared/catalogue/options";

export interface StoredGame {
  id: string;
  game: string;
  rules_version: number;
  seats: SeatChoice[];
  options: Values;
  seed: string;
  actions: string[];
  /** The result, once the game is over, as the record has it. */
  scores: number[] | null;
  /** Who has won: points alone do not always tell. */
  winners: number[] | null;
  /** Milliseconds: when it was begun, and when its last action was played. */
  created: number;
  changed: number;
}

const NAME = "guimard";
const GAMES = "games";

function open(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("The browser keeps nothing."));
  });
}

async function run<T>(mode: IDBTransactionMode, ask: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise((done, failed) => {
      const transaction = database.transaction(GAMES, mode);
      const request = ask(transaction.objectStore(GAMES));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => failed(transaction.error ?? new Error("The browser could not keep the game."));
    });
  } finally {
    database.close();
  }
}

export const storeGame = (game: StoredGame): Promise<unknown> => run("readwrite", (games) => games.put(game));
export const forgetGame = (id: string): Promise<unknown> => run("readwrite", (games) => games.delete(id));
export const gameCalled = (id: string): Promise<StoredGame | undefined> =>
  run("readonly", (games) => games.get(id) as IDBRequest<StoredGame | undefined>);
export const storedGames = async (): Promise<StoredGame[]> => {
  const all = await run("readonly", (games) => games.getAll() as IDBRequest<StoredGame[]>);
  return all.sort((a, b) => b.changed - a.changed);
};

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** A game that has not begun: a new id and a seed of 256 bits, the rest as given. */
export function newGame(terms: Pick<StoredGame, "game" | "rules_version" | "seats" | "options">): StoredGame {
  const { game, rules_version, seats, options } = terms;
  const now = Date.now();
  return {
    id: HERE + hex(crypto.getRandomValues(new Uint8Array(8))),
    game,
    rules_version,
    seats,
    options,
    seed: hex(crypto.getRandomValues(new Uint8Array(32))),
    actions: [],
    scores: null,
    winners: null,
    created: now,
    changed: now,
  };
}

/** Who sat first sits last: as in rematches at a server. */
export const rotated = (seats: SeatChoice[]): SeatChoice[] => [...seats.slice(1), ...seats.slice(0, 1)];
