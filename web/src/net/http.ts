// HTTP with the server: one function per address that the client uses.
import { gamesPath, layoutPath, lessonPath, lessonsPath, rulesPath } from "./facts";
import { address, hasServer } from "./page";
import type {
  GameLayout,
  Games,
  LessonPositions,
  Lessons,
  Me,
  NewTable,
  Opened,
  PlayerPage,
  History,
  Replay,
  SeatChoice,
  ReplayStep,
  GameHistory,
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

async function call(method: string, path: string, body?: unknown, retries = 5): Promise<Response> {
  let response: Response;
  if (path.startsWith("api/") && !hasServer()) throw new Refusal("offline", "There is no server behind this page.", {});
  try {
    response = await fetch(address(path), {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", "The server cannot be reached.", {});
  }
  if (response.ok) return response;
  if (response.status === TOO_FAST && retries > 0) {
    await new Promise((done) => setTimeout(done, 1000 * Number(response.headers.get("retry-after") ?? 1)));
    return call(method, path, body, retries - 1);
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
  games: () => json<Games>("GET", gamesPath()),
  layout: (game: string, material = "shipped") =>
    json<GameLayout>("GET", material === "shipped" ? layoutPath(game) : `${layoutPath(game)}?material=${at(material)}`),
  rules: async (game: string, language: string) => (await call("GET", rulesPath(game, language))).text(),
  lessons: (game: string, language: string) => json<Lessons>("GET", lessonsPath(game, language)),
  lesson: (game: string, lesson: string) => json<LessonPositions>("GET", lessonPath(game, lesson)),
  me: () => json<Me | null>("GET", "api/me"),
  comeIn: (name: string) => json<Me>("POST", "api/me", { name }),
  rename: (name: string) => json<Me>("PATCH", "api/me", { name }),
  claim: (passphrase: string, old: string | null) => json<Me>("POST", "api/me/claim", { passphrase, old }),
  signOut: (everywhere: boolean) => call("POST", `api/me/sign-out${everywhere ? "-everywhere" : ""}`),
  deleteMe: (passphrase: string | null) => call("POST", "api/me/delete", { passphrase }),
  signIn: (name: string, passphrase: string) => json<Me>("POST", "api/me/sign-in", { name, passphrase }),
  tables: (which: "open" | "playing" | "mine", limit: number | null = null) =>
    json<TableList>("GET", `api/tables?${query({ which, limit })}`),
  open: (table: Partial<NewTable>) => json<Opened>("POST", "api/tables", table),
  gameHistory: (table: string, seat: number | null, invite: string | null) =>
    json<GameHistory>("GET", `api/tables/${at(table)}/history?${query({ seat, invite })}`),
  replay: (table: string) => json<Replay>("GET", `api/tables/${at(table)}/replay`),
  replayStep: (table: string, step: number, seat: number | null) =>
    json<ReplayStep>("GET", `api/tables/${at(table)}/replay/${step}?${query({ seat })}`),
  record: async (table: string) => (await call("GET", `api/tables/${at(table)}/record`)).text(),
  checkRecord: (record: string) => json<Replay>("POST", "api/records", { record }),
  recordStep: (record: string, step: number, seat: number | null) =>
    json<ReplayStep>("POST", "api/records/step", { record, step, seat }),
  continueGame: (record: string, seats: SeatChoice[]) =>
    json<Opened>("POST", "api/records/continue", { record, seats }),
  player: (player: string) => json<PlayerPage>("GET", `api/players/${at(player)}`),
  history: (player: string, before: number | null = null) =>
    json<History>("GET", `api/players/${at(player)}/history?${query({ before })}`),
};

const ALMOST = 99;

/** How far a server is that still starts, in percent. It cannot be reached for a moment when it takes over. */
export async function percentReady(): Promise<number> {
  const response = await fetch(address("health/live")).catch(() => null);
  const body = (await response?.json().catch(() => null)) as { percent?: number } | null;
  if (!body) return ALMOST;
  // what starts says how far it is; the server itself says only once it is asked whether it is ready
  return body.percent ?? ((await fetch(address("health")).catch(() => null))?.ok ? 100 : ALMOST);
}
