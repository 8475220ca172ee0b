// A table on this device: it answers the messages that a server's table answers, for the one page that looks at it.
import { Refusal } from "../net/http";
import type {
  Act,
  ClientMessage,
  Done,
  GameFacts,
  GameHistory,
  Outcome,
  RecentTurn,
  SeatFacts,
  ServerMessage,
  State,
  TableFacts,
  TakeBack,
} from "../net/messages";
import { eventsFor } from "./game-rules";
import { ME } from "./me";
import type { LocalMatch } from "./match";
import { seatFacts } from "./seats";
import { sha256 } from "./sha256";
import type { StoredGame } from "./stored";

const levelOf = (seat: SeatFacts | undefined): string | null => (seat?.kind === "bot" ? seat.level : null);

/** What the table asks of the worker that runs it. */
export interface TableServices {
  send(message: ServerMessage): void;
  /** Keep the actions so far; a move is answered when that is done. */
  keep(match: LocalMatch): Promise<void>;
  /** Let a bot choose; null if it was called off. */
  choose(match: LocalMatch, level: string): Promise<string | null>;
  /** Open the next game with the seats rotated; answers its id. */
  rematch(): Promise<string>;
  /** A bot could not move, and nobody waits for an answer that could say so. */
  fail(error: unknown): void;
}

export class LocalTable {
  #viewer: number | null;
  #next: string | null = null;
  /** The bots' turns, one after another. */
  #bots: Promise<void> = Promise.resolve();
  /** While the game is being handed over nobody acts: what they did would be lost. */
  #paused = false;
  readonly #mine: number[];
  readonly #seats: SeatFacts[];

  constructor(
    readonly stored: StoredGame,
    readonly match: LocalMatch,
    readonly services: TableServices,
  ) {
    this.#seats = stored.seats.map((choice) => seatFacts(choice));
    this.#mine = this.#seats.flatMap(({ kind }, seat) => (kind === "human" ? [seat] : []));
    this.#viewer = this.#mine.length === 1 ? (this.#mine[0] ?? null) : null;
  }

  /** Answer a request; what it leads to later is sent. */
  async answer(request: ClientMessage): Promise<ServerMessage> {
    const { id } = request;
    try {
      switch (request.type) {
        case "ping":
          return { type: "pong", id, now: Date.now() };
        case "enter":
          return this.#enter(id, request.since ?? null);
        case "look":
          return this.#look(id, request.seat);
        case "act":
        case "take-back":
          return await this.#move(request);
        case "hint":
          return await this.#hint(id, request.level);
        case "rematch":
          return await this.#rematch(id);
        default:
          return refused(id, new Refusal("not-here", "This is for tables with others.", {}));
      }
    } catch (error) {
      if (error instanceof Refusal) return refused(id, error, this.#state(this.match.version, []));
      throw error;
    }
  }

  /** Let the bots play that are to act, after what is being answered, or send the end. */
  goOn(): void {
    setTimeout(() => {
      this.#bots = this.#bots.then(() => this.#playBots()).catch(this.services.fail);
    });
  }

  /** Wait until the bot that is thinking has moved; then nobody acts until `resume`. */
  async pause(): Promise<void> {
    this.#paused = true;
    await this.#bots;
  }

  /** The game was not taken: it goes on here. */
  resume(): void {
    this.#paused = false;
    this.goOn();
  }

  async #playBots(): Promise<void> {
    for (let level; !this.#paused && (level = levelOf(this.#seats[this.match.toAct ?? -1])) !== null;) {
      const action = await this.services.choose(this.match, level);
      if (action === null) return;
      this.match.play(action);
      await this.services.keep(this.match);
      const { version } = this.match;
      const events = this.match.turnEvents(this.#viewer).at(-1) ?? [];
      if (!this.match.rules.pending()) this.services.send({ type: "moved", state: this.#state(version - 1, events) });
    }
    this.#sendEnd();
  }

  history(seat: number | null): GameHistory {
    const { match } = this;
    const turns = match.turnEvents(seat);
    const movers = match.turns.map((end) => match.steps[end - 1]?.seat ?? 0);
    const own = seat === null ? -1 : movers.lastIndexOf(seat);
    const first = Math.max(own + 1, seat === null ? turns.length - this.#seats.length : 0, 0);
    const recent = movers.slice(first).map((mover, i) => this.#recent(first + i + 1, mover, seat));
    return { turns, recent };
  }

  facts(): TableFacts {
    const { stored, match } = this;
    const over = match.toAct === null;
    return {
      id: stored.id,
      name: null,
      game: stored.game,
      rules_version: stored.rules_version,
      options: stored.options,
      seats: this.#seats,
      clock: { kind: "none" },
      public: false,
      random_first: false,
      rated: false,
      host: { id: ME, name: "", claimed: false },
      phase: over ? "finished" : "playing",
      commitment: sha256(stored.seed),
      created: stored.created,
      seed: over ? stored.seed : null,
      invite: null,
      code: null,
      ending: [],
      watchers: [],
      next: this.#next,
      outcome: match.result && outcomeOf(match.result, match.winners ?? []),
    };
  }

  #enter(id: string, since: number | null): ServerMessage {
    const known = since ?? this.match.version;
    return {
      type: "entered",
      id,
      now: Date.now(),
      table: this.facts(),
      seat: this.#viewer,
      my_seats: this.#mine,
      muted: [],
      chat: [],
      state: this.#state(known, this.match.eventsSince(known, this.#viewer)),
    };
  }

  #look(id: string, seat: number | null): Done {
    if (seat !== null && !this.#mine.includes(seat))
      throw new Refusal("not-your-seat", "You can see the game from your own seats only.", { seat });
    this.#viewer = seat;
    const { version } = this.match;
    return { type: "done", id, state: this.#state(version, this.match.eventsSince(version, seat)) };
  }

  async #move(request: Act | TakeBack): Promise<Done> {
    const { match } = this;
    this.#check(request);
    if (request.type === "act") match.play(request.action);
    else match.takeBack();
    await this.services.keep(match);
    const confirmed = request.type === "act" && !match.rules.pending();
    const played = request.type === "act" ? match.steps.at(-1) : undefined;
    const state = this.#state(match.version - Number(confirmed), played ? eventsFor(played.events, this.#viewer) : []);
    if (confirmed) this.goOn();
    return { type: "done", id: request.id, state };
  }

  #sendEnd(): void {
    if (this.match.toAct === null) this.#sendTable();
  }

  #sendTable(): void {
    this.services.send({ type: "changed", table: this.facts(), seat: this.#viewer, my_seats: this.#mine });
  }

  async #hint(id: string, level: string): Promise<ServerMessage> {
    const action = await this.services.choose(this.match, level);
    return action === null ? { type: "done", id } : { type: "suggested", id, action };
  }

  async #rematch(id: string): Promise<Done> {
    if (this.match.toAct !== null) throw new Refusal("not-finished", "The game is not over yet.", {});
    this.#next ??= await this.services.rematch();
    this.#sendTable();
    return { type: "done", id };
  }

  /** Refuses a request of a seat that does not act, and one for a position that is gone. */
  #check({ version, revision }: Act | TakeBack): void {
    const { match } = this;
    if (this.#paused) throw new Refusal("moving-online", "This game is moving to the server.", {});
    if (match.toAct === null) throw new Refusal("game-over", "The game is over.", {});
    if (this.#viewer === null || this.#viewer !== match.toAct)
      throw new Refusal("not-your-turn", "It is not your turn.", { seat: match.toAct });
    if (version !== match.version || revision !== match.revision)
      throw new Refusal("stale", "The game has changed since. Look again.", {});
  }

  #state(since: number, events: GameFacts[]): State {
    const { match } = this;
    const acting = this.#viewer !== null && this.#viewer === match.toAct;
    return {
      version: match.version,
      revision: acting ? match.revision : 0,
      since,
      to_act: match.toAct,
      pending: acting ? match.rules.pending() : 0,
      scores: match.rules.scores(),
      clocks: null,
      events,
      record: btoa(String.fromCharCode(...match.rules.record(this.#viewer))),
      ...match.rules.see(this.#viewer),
    };
  }

  #recent(version: number, seat: number, viewer: number | null): RecentTurn {
    const { match } = this;
    return match.at(match.turns[version - 1] ?? 0, () => ({
      version,
      seat,
      to_act: match.toAct,
      scores: match.rules.scores(),
      view: match.rules.see(viewer).view,
    }));
  }
}

function outcomeOf(scores: number[], winners: number[]): Outcome {
  return {
    scores,
    winners,
    ended: "played",
    ratings: scores.map(() => null),
    left: scores.map(() => null),
    stand_in_actions: scores.map(() => 0),
  };
}

function refused(id: string, { reason, message, words }: Refusal, state?: State): ServerMessage {
  return { type: "refused", id, reason, sentence: message, arguments: words, ...(state ? { state } : {}) };
}
