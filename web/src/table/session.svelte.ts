// Being at a table: what the server said last, what was asked of it, and the log of what happened.
import type { GameClient, Host, Playing, LogEntry } from "../games/game";
import { preloadDrawings, drawing } from "../games/registry";
import { t, type Words } from "../shared/i18n/i18n.svelte";
import { refusalText } from "../shared/i18n/refusals";
import { gameOfPage } from "../net/page";
import type { Changed, ChatLine, Entered, GameFacts, Refused, ServerMessage, State, TableFacts } from "../net/messages";
import type { Answer, Request } from "../net/socket.svelte";
import { Refusal } from "../net/http";
import type { Connection, LookAhead, Plan, TablePlace } from "../net/table-place";
import { idle } from "../shared/ui/idle";
import { chime } from "../shared/theme/sound";
import { fullState, type FullState, type Keyed } from "./delta";
import { botName, personName, seatName } from "../shared/names";
import { keepSeen, seenAt } from "./last-seen";
import { Presenter, type Stage } from "./pace/presenter.svelte";
import { recalled, type Moment } from "./pace/since";

/** A row of the log, and when it was written: rows of unconfirmed steps that are taken back are struck. */
interface Row extends LogEntry {
  version: number;
  pending: number;
}

/** How many sentences live regions keep. */
const SPOKEN = 12;
/** Milliseconds that a notice stays; a hint has a reason to read and a picture to look at. */
const NOTICE_LASTS = 7000;
const HINT_LASTS = 20_000;

/** What is said over the page: a sentence, perhaps why, and a picture as in the log. */
interface Notice {
  text: string;
  more?: string;
  picture?: unknown;
}

function changed(list: string[], one: string, on: boolean): string[] {
  return on ? [...list, one] : list.filter((other) => other !== one);
}

export class Session implements Host, Stage {
  table = $state.raw<TableFacts | null>(null);
  /** The game as it stands at the server. The screen may be behind: see `presenter`. */
  state = $state.raw<FullState | null>(null);
  readonly presenter = new Presenter(this);
  seat = $state<number | null>(null);
  mySeats = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  /** Whom the host has muted for all; only the host is told. */
  silenced = $state.raw<string[]>([]);
  unread = $state(0);
  log = $state.raw<Row[]>([]);
  /** What live regions say, in order. */
  spoken = $state.raw<{ number: number; text: string }[]>([]);
  notice = $state.raw<Notice | null>(null);
  /** The table cannot be had, and why. */
  barred = $state("");
  /** The host has sent the reader away. */
  removed = $state(false);
  sending = $state(false);
  /** The bot that is thinking about a hint, if any. */
  hinting = $state<string | null>(null);
  /** The game started while the reader looked at another tab. */
  started = $state(false);
  /** What happened after this version, the reader was away for. */
  away = $state<number | null>(null);
  client = $state.raw<GameClient | null>(null);
  playing = $state.raw<Playing | null>(null);
  readonly socket: Connection;
  /** The rules failed here: why, and the record as it was kept last. */
  failed = $state.raw<{ why: Refusal; record: string } | null>(null);
  #keyed: Keyed = {};
  /** The rules by which one looks ahead: loaded once the table is on the screen. */
  #rules: Promise<LookAhead | null> | null = null;
  /** What they were built from, once they are here. */
  #sources: string | null = null;
  #noticeTimer = 0;
  /** We said ourselves that the game shall go on. */
  #withdrawn = false;
  #hiddenAtVersion = 0;
  #sentences = 0;

  constructor(readonly place: TablePlace) {
    preloadDrawings(gameOfPage());
    this.away = seenAt(this.id);
    place.onFailed = (why, record) => (this.failed = { why, record });
    this.socket = place.connect();
    document.addEventListener("visibilitychange", this.#onVisibility);
    this.socket.listen((message) => this.#receive(message));
    this.socket.onOpen(() => this.#enter(this.state?.version ?? 0));
  }

  get id(): string {
    return this.place.id;
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#onVisibility);
    this.presenter.close();
    this.socket.close();
    void this.#rules?.then((rules) => rules?.close());
  }

  names(): string[] {
    return (this.table?.seats ?? []).map((seat, number) => seatName(seat, number));
  }

  /** Between two people at one screen nobody's secrets are shown. */
  curtain = $derived.by(() => {
    const next = this.presenter.shown?.to_act ?? null;
    if (this.presenter.busy) return null;
    if (this.mySeats.length < 2 || next === null || !this.mySeats.includes(next) || this.seat === next) return null;
    return this.#plays(next) ? next : null;
  });

  /** Nobody's hand is on the page: it is seen as spectators see it. */
  covered = $derived.by(() => this.seat === null && this.state !== null && this.presenter.shown === this.state);

  myTurn = $derived.by(() => {
    const shown = this.presenter.shown;
    return shown !== null && shown === this.state && shown.to_act === this.seat && this.#plays(shown.to_act);
  });

  /** Nothing that is left can change the points of the seat that is looked from. */
  settled = $derived.by(() => this.table?.phase === "playing" && this.presenter.shown?.settled === true);

  /** The game is over, and its last move has been shown. */
  finished = $derived.by(() => this.table?.phase === "finished" && !this.presenter.busy);

  // Asking

  async request(request: Request): Promise<Answer> {
    if (request.type === "end-early") this.#withdrawn = !request.agree;
    const answer = await this.socket.requestUntilAnswered(request);
    if (answer.type === "refused") this.#refused(answer);
    if (answer.type === "done" && answer.state) await this.#show(answer.state);
    return answer;
  }

  act(action: string): void {
    this.away = null;
    void this.#move({ type: "act", action, ...this.#now() });
  }

  takeBack(steps = 1): void {
    void this.#takeBack(steps);
  }

  /** One after the other: each names the revision that the one before it has led to. */
  async #takeBack(steps: number): Promise<void> {
    for (let left = steps; left > 0; left--) await this.#move({ type: "take-back", ...this.#now() });
  }

  // Looking ahead, on this device

  /** An action that is not in the legal list cannot be looked at: the refusal says why. */
  explain(action: string, plan: string[] | null = null): void {
    this.#lookAhead((rules, record) => rules.preview(record, plan, action)).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      this.say(refusalText(error.reason, error.message, error.words as Words, this.table?.game));
    });
  }

  preview(action: string, plan: string[] | null = null): Promise<GameFacts | null> {
    return this.#lookAhead((rules, record) => rules.preview(record, plan, action)).catch(() => null);
  }

  plan(steps: string[]): Promise<Plan | null> {
    return this.#lookAhead((rules, record) => rules.plan(record, steps)).catch(() => null);
  }

  async #lookAhead<T>(ask: (rules: LookAhead, record: Uint8Array) => Promise<T>): Promise<T | null> {
    const rules = await this.#rules;
    const record = this.state?.bytes;
    return rules && record ? ask(rules, record) : null;
  }

  /** The rules; without a connection none: they are asked for again with the next state. */
  #rulesOrNone(table: TableFacts): Promise<LookAhead | null> {
    return this.#loadRules(table).catch(() => (this.#rules = null));
  }

  /** Load the rules, and ask for the records that they look at: after the table, for those who play. */
  async #loadRules({ game, rules_version }: TableFacts): Promise<LookAhead | null> {
    if (!this.place.onDevice) await new Promise<void>(idle);
    const rules = await this.place.lookAhead(game, rules_version);
    this.#sources = rules?.sources ?? null;
    if (this.#sources) await this.#askRecord(this.#sources);
    return rules;
  }

  async #askRecord(rules: string): Promise<void> {
    const answer = await this.socket.requestUntilAnswered({ type: "look", seat: this.seat, rules });
    if (answer.type !== "done" || !answer.state) return;
    const { state } = this;
    if (state && answer.state.version === state.version && answer.state.revision === state.revision)
      state.bytes = fullState(answer.state, null, {})?.bytes ?? null; // what is on the screen, and chosen there, stays
    else await this.#show(answer.state);
  }

  /** Ask a bot; what it says is forgotten if the game went on, or if nobody wants to hear it any more. */
  async hint(level: string): Promise<void> {
    const asked = JSON.stringify(this.#now());
    this.hinting = level;
    const answer = await this.socket.requestUntilAnswered({ type: "hint", level });
    const wanted = this.hinting === level && asked === JSON.stringify(this.#now());
    if (this.hinting === level) this.hinting = null;
    if (wanted && answer.type === "suggested") await this.#suggest(level, answer.action);
    if (wanted && answer.type === "refused") this.#refused(answer);
  }

  /** Choose what a bot suggests, and say what it does. */
  async #suggest(level: string, action: string): Promise<void> {
    const { state } = this;
    this.playing?.suggest(action);
    const found = this.playing?.actionTexts.find((one) => one.text === action);
    const why = (await this.playing?.why(action)) ?? "";
    if (state !== this.state) return;
    this.say(t("hint-suggests", { bot: botName(level), text: found?.means ?? action }), {
      more: why,
      picture: found?.picture,
      lasts: HINT_LASTS,
    });
  }

  /** Lift the curtain: see the game from one of our seats. */
  async look(seat: number | null): Promise<void> {
    this.presenter.forget();
    this.seat = seat;
    this.state = null; // the next state is shown whole, whatever was seen before
    await this.request({ type: "look", seat });
  }

  /** Hear no more of somebody, at any table, or hear them again. */
  async mute(player: string, on: boolean): Promise<void> {
    const answer = await this.request({ type: "mute", player, on });
    if (answer.type === "done") this.muted = changed(this.muted, player, on);
  }

  /** As host: let somebody say no more at this table, or again. */
  async silence(player: string, on: boolean): Promise<void> {
    const answer = await this.request({ type: "silence", player, on });
    if (answer.type === "done") this.silenced = changed(this.silenced, player, on);
  }

  say(text: string, { lasts = NOTICE_LASTS, ...notice }: Omit<Notice, "text"> & { lasts?: number } = {}): void {
    this.notice = { text, ...notice };
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = window.setTimeout(() => (this.notice = null), lasts);
  }

  dismissNotice(): void {
    this.notice = null;
  }

  /** A move was made, and there is no connection to send it. */
  get waiting(): boolean {
    return this.sending && !this.socket.connected;
  }

  #now(): { version: number; revision: number } {
    return { version: this.state?.version ?? 0, revision: this.state?.revision ?? 0 };
  }

  async #move(request: Request): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    await this.request(request);
    this.sending = false;
  }

  #enter(since: number): void {
    const enter = { table: this.id, invite: this.place.invite, since, rules: this.#sources };
    this.socket.requestOnce({ type: "enter", ...enter }, (answer) => {
      if (answer.type === "refused") this.#bar(answer);
      if (answer.type === "entered") void this.#entered(answer);
    });
  }

  #bar({ reason, sentence, arguments: facts = {} }: Refused): void {
    this.barred = refusalText(reason, sentence, facts);
    this.removed = reason === "removed";
  }

  // Receiving

  async #entered(answer: Entered): Promise<void> {
    this.barred = "";
    this.table = answer.table;
    [this.seat, this.mySeats, this.muted, this.chat] = [answer.seat, answer.my_seats, answer.muted, answer.chat];
    this.silenced = answer.silenced ?? [];
    this.socket.skew = answer.now - Date.now();
    const missed = answer.state;
    const first = this.state === null;
    if (missed) await this.#show(missed);
    this.socket.resend();
    if (missed?.since === null || (first && missed?.version)) await this.#recall();
  }

  /** The whole game so far, for the log and what others did since our last turn: a state cannot tell that much. */
  async #recall(): Promise<void> {
    const { turns, recent } = await this.place.history(this.seat);
    const rows = turns.flatMap((events, i) => this.#rows(events, i + 1, 0));
    this.log = [...rows, ...this.log.filter(({ version, pending }) => version > turns.length || pending > 0)];
    if (recent.at(-1)?.version !== this.state?.version || this.table?.phase !== "playing") return;
    this.presenter.recall(recent.map((turn) => recalled(turn, turns[turn.version - 1] ?? [])));
  }

  #onVisibility = (): void => {
    if (document.hidden) this.#hiddenAtVersion = this.state?.version ?? 0;
    else if (this.state && this.state.version > this.#hiddenAtVersion) this.away = this.#hiddenAtVersion;
    if (!document.hidden) this.started = false;
    if (!document.hidden && this.state) keepSeen(this.id, this.state.version);
  };

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case "moved":
        void this.#show(message.state);
        break;
      case "changed":
        this.#change(message);
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        this.unread++;
        this.#announce([`${personName(message.line.player.name)}: ${message.line.text}`]);
        break;
      case "your-turn":
        if (message.table !== this.id) this.say(t("your-turn-elsewhere"));
        break;
      default:
    }
  }

  #change({ table, seat, my_seats }: Changed): void {
    this.#noteDeclined(table);
    const [before, after] = [this.table, table].map((facts) => (seat === null ? null : facts?.seats[seat]?.status));
    if (this.table?.phase === "open" && table.phase === "playing" && my_seats.length) {
      this.started = document.hidden;
      chime();
    }
    [this.table, this.seat, this.mySeats] = [table, seat, my_seats];
    if (before !== after) this.#lookAgain(); // what may be chosen depends on who plays
  }

  /** Somebody said no to our proposal to end the game. */
  #noteDeclined(now: TableFacts): void {
    const proposed = this.mySeats.some((seat) => this.table?.ending.includes(seat));
    if (proposed && !now.ending.length && now.phase === "playing" && !this.#withdrawn) this.say(t("end-declined"));
    if (!now.ending.length) this.#withdrawn = false;
  }

  #refused(answer: Refused): void {
    this.say(refusalText(answer.reason, answer.sentence, answer.arguments ?? {}, this.table?.game));
    // an explanation must not sweep away what is being chosen
    if (answer.state && answer.reason === "stale") void this.#show(answer.state);
  }

  async #show(received: State): Promise<void> {
    await this.#open();
    const before = this.state;
    const state = fullState(received, before, this.#keyed);
    if (!state) return void this.#lookAgain();
    if (
      before &&
      (state.version < before.version ||
        (state.version === before.version && state.revision < before.revision && before.to_act === this.seat))
    )
      return;
    // An answer may repeat what is being shown already.
    if (this.presenter.busy && state.version === before?.version && state.revision === before.revision) return;
    const live = before !== null && state.since !== null && state.since >= before.version - 1;
    this.state = state;
    if (!document.hidden) keepSeen(this.id, state.version);
    const moment: Moment = { state, mover: before?.to_act ?? null, events: state.events, before };
    if (live && state.version > before.version) this.presenter.follow(moment);
    else this.presenter.jump(moment);
  }

  draw({ state, events }: Moment, newest: boolean, pace: number): void {
    const actions = newest && this.#mayAct(state) ? state.actions : [];
    const plans = newest && this.#mayPlan(state);
    if (this.table && this.seat !== null && state.to_act !== null) this.#rules ??= this.#rulesOrNone(this.table);
    this.playing?.show({ view: state.view, actions, events, pending: state.pending, pace, plans });
  }

  logMoment({ state, before }: Moment, newest: boolean): void {
    this.#write(state, before);
    if (newest && this.#mayAct(state) && before && before.to_act !== this.seat) chime();
  }

  /** Whether a person plays a seat at the moment, and not a bot for them. */
  #plays(seat: number | null): boolean {
    return seat !== null && this.table?.seats[seat]?.status === "playing";
  }

  #mayAct(state: State): boolean {
    return state.to_act === this.seat && this.#plays(this.seat) && this.table?.phase === "playing";
  }

  /** While others act, as long as the reader's seat is the reader's. */
  #mayPlan({ to_act }: State): boolean {
    return to_act !== this.seat && this.table?.phase === "playing" && this.#plays(this.seat);
  }

  /** Changes of a view that is not here are of no use; one that is on its way will do. */
  #lookAgain(): void {
    if (this.state) void this.request({ type: "look", seat: this.seat });
  }

  async #open(): Promise<void> {
    if (this.playing || !this.table) return;
    const { client, layout } = await drawing(this.table.game, this.table.options);
    this.client ??= client;
    this.#keyed = (layout["keyed"] as Keyed | undefined) ?? {};
    this.playing ??= client.open(layout, this);
  }

  /** Adds what happened to the log, unless it is there already. */
  #write(state: State, before: State | null): void {
    const kept = this.log.filter(({ version, pending }) => version < state.version || pending <= state.pending);
    if (state.since === null) return void (this.log = kept);
    const known =
      before && before.version === state.version && before.revision === state.revision && this.log.length > 0;
    const rows = known ? [] : this.#rows(state.events, state.version, state.pending);
    this.log = [...kept, ...rows];
    if (before) this.#speak(rows, state);
  }

  #rows(events: GameFacts[], version: number, pending: number): Row[] {
    return events.flatMap((event) => this.playing?.logEntry(event) ?? []).map((row) => ({ ...row, version, pending }));
  }

  /** Say what happened, the reader's own points first. */
  #speak(rows: LogEntry[], state: State): void {
    const names = this.names();
    const mine = ({ seat, points }: LogEntry): boolean => points > 0 && seat !== null && this.mySeats.includes(seat);
    const sentences = [...rows.filter(mine), ...rows.filter((entry) => !mine(entry))].map(
      ({ seat, text, points }) =>
        `${seat === null ? "" : `${names[seat]}: `}${text}${points ? `, ${t("points-count", { count: points })}` : ""}`,
    );
    if (this.#mayAct(state)) sentences.push(t("your-turn"));
    this.#announce(sentences);
  }

  #announce(sentences: string[]): void {
    const added = sentences.map((text) => ({ number: this.#sentences++, text }));
    if (added.length) this.spoken = [...this.spoken, ...added].slice(-SPOKEN);
  }
}
