// HTTP with the server: one function per address that the client uses.
import type {
  GameLayout,
  Games,
  Me,
  NewTable,
  Opened,
  PlayerPage,
  History,
  Replay,
  ReplayStep,
  Story,
  TableList,
  Problem,
} from "./messages";

/** What the server refused, with the key by which it is told in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    sentence: string,
    readonly words: Record<string, unknown>,
  ) {
    super(sentence);
  }
}

const NOTHING = 204;
const TOO_FAST = 429;

async function call(method: string, path: string, body?: unknown, patience = 5): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "The server cannot be reached.", {});
  }
  if (response.ok) return response;
  if (response.status === TOO_FAST && patience > 0) {
    await new Promise((done) => setTimeout(done, 1000 * Number(response.headers.get("retry-after") ?? 1)));
    return call(method, path, body, patience - 1);
  }
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(problem?.reason ?? "bug", problem?.sentence ?? response.statusText, problem?.arguments ?? {});
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await call(method, path, body);
  return (response.status === NOTHING ? null : await response.json()) as T;
}

const at = encodeURIComponent;
const query = (words: Record<string, string | number | null>): string =>
  Object.entries(words)
    .flatMap(([name, value]) => (value === null ? [] : `${name}=${at(value)}`))
    .join("&");

export const api = {
  games: () => json<Games>("GET", "/api/games"),
  layout: (game: string) => json<GameLayout>("GET", `/api/games/${at(game)}/layout`),
  rules: async (game: string, language: string) =>
    (await call("GET", `/api/games/${at(game)}/rules?language=${language}`)).text(),
  me: () => json<Me | null>("GET", "/api/me"),
  comeIn: (name: string) => json<Me>("POST", "/api/me", { name }),
  rename: (name: string) => json<Me>("PATCH", "/api/me", { name }),
  claim: (passphrase: string) => json<Me>("POST", "/api/me/claim", { passphrase }),
  signIn: (name: string, passphrase: string) => json<Me>("POST", "/api/me/sign-in", { name, passphrase }),
  tables: (which: "open" | "playing" | "mine") => json<TableList>("GET", `/api/tables?which=${which}`),
  open: (table: Partial<NewTable>) => json<Opened>("POST", "/api/tables", table),
  story: (table: string, seat: number | null, invite: string | null) =>
    json<Story>("GET", `/api/tables/${at(table)}/story?${query({ seat, invite })}`),
  replay: (table: string) => json<Replay>("GET", `/api/tables/${at(table)}/replay`),
  replayStep: (table: string, step: number, seat: number | null) =>
    json<ReplayStep>("GET", `/api/tables/${at(table)}/replay/${step}?${query({ seat })}`),
  record: async (table: string) => (await call("GET", `/api/tables/${at(table)}/record`)).text(),
  checkRecord: (record: string) => json<Replay>("POST", "/api/records", { record }),
  recordStep: (record: string, step: number, seat: number | null) =>
    json<ReplayStep>("POST", "/api/records/step", { record, step, seat }),
  player: (player: string) => json<PlayerPage>("GET", `/api/players/${at(player)}`),
  history: (player: string) => json<History>("GET", `/api/players/${at(player)}/history`),
};
