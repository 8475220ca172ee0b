// Games on this device as the home page lists, begins and forgets them.
import type { GameInfo, PastGame, SeatChoice, TableFacts } from "../net/messages";
import { tableAddress } from "../net/page";
import type { Spec, Values } from "../shared/catalogue/options";
import { complete } from "./options";
import { ME } from "./me";
import { forgetGame, newGame, storedGames, storeGame, type StoredGame } from "./stored";
import { seatFacts } from "./seats";

export { forgetGame };

export interface HereList {
  running: { table: TableFacts; turn: number | null }[];
  finished: PastGame[];
}

/** The games that are kept here. Those that go on wait for a person: bots play at once. */
export async function gamesHere(): Promise<HereList> {
  const all = await storedGames().catch(() => []); // a private window may keep nothing
  const [finished, running] = [all.filter(({ scores }) => scores), all.filter(({ scores }) => !scores)];
  return {
    running: running.map((stored) => ({ table: tableOf(stored), turn: mySeats(stored)[0] ?? null })),
    finished: finished.map(pastGame),
  };
}

const mySeats = ({ seats }: StoredGame): number[] =>
  seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));

function tableOf({ id, game, rules_version, seats, options, created }: StoredGame): TableFacts {
  return {
    id,
    name: null,
    game,
    rules_version,
    options,
    seats: seats.map(seatFacts),
    clock: { kind: "none" },
    public: false,
    random_first: false,
    rated: false,
    host: { id: ME, name: "", claimed: false },
    phase: "playing",
    commitment: "",
    created,
    seed: null,
    invite: null,
    code: null,
    ending: [],
    watchers: [],
    next: null,
    outcome: null,
  };
}

function pastGame(stored: StoredGame): PastGame {
  const { id, game, seats, changed, scores, winners } = stored;
  const points = scores ?? [];
  return {
    table: id,
    name: null,
    game,
    finished: changed,
    seat: mySeats(stored)[0] ?? 0,
    players: seats.map((seat) => (seat.kind === "bot" ? seat.level : (seat.kind === "human" && seat.name) || "")),
    outcome: {
      scores: points,
      winners: winners ?? [],
      ended: "played",
      ratings: points.map(() => null),
      left: points.map(() => null),
      stand_in_actions: points.map(() => 0),
    },
  };
}

/** Begin a game here; answers its address. */
export async function beginHere(
  { id, options, rules_version }: GameInfo,
  seats: SeatChoice[],
  values: Values,
  shuffled = false,
): Promise<string> {
  const chosen = complete(options as Spec, seats.length, values);
  const around = shuffled ? Math.floor(Math.random() * seats.length) : 0;
  const turned = [...seats.slice(around), ...seats.slice(0, around)];
  const game = newGame({ game: id, rules_version, seats: turned, options: chosen });
  await storeGame(game);
  return tableAddress(game.id);
}
