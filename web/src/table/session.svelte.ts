// Being at a table: what the server said last, what was asked of it, and the log of what happened.
import type { GameClient, Host, Playing, LogEntry } from "../games/game";
import { preloadDrawings, drawing } from "../games/registry";
import { t } from "../shared/i18n/i18n.svelte";
import { refusalText } from "../shared/i18n/refusals";
import { api } from "../net/http";
import type { ChatLine, Entered, GameFacts, Refused, ServerMessage, State, TableFacts } from "../net/messages";
import { Socket, type Answer, type Request } from "../net/socket.svelte";
import { chime } from "../shared/theme/sound";
import { whole, type Keyed, type Whole } from "./delta";
import { botName, seatName } from "../shared/names";
import { keepSeen, seenAt } from "./last-seen";

/** A row of the log, and when it was written: rows of unconfirmed steps that are taken back are struck. */
interface Row extends LogEntry {
  version: number;
  pending: number;
}

export class Session implements Host {
  table = $state.raw<TableFacts | null>(null);
  state = $state.raw<Whole | null>(null);
  eyes = $state<number | null>(null);
  mine = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  muted = $state.raw<string[]>([]);
  unread = $state(0);
  log = $state.raw<Row[]>([]);
  /** What live regions say. */
  spoken = $state("");
  notice = $state("");
  /** The table cannot be had, and why. */
  barred = $state("");
  sending = $state(false);
  /** The bot that is thinking about a hint, if any. */
  hinting = $state<string | null>(null);
  /** What happened after this version, the reader was away for. */
  away = $state<number | null>(null);
  client = $state.raw<GameClient | null>(null);
  playing = $state.raw<Playing | null>(null);
  readonly socket = new Socket();
  #keyed: Keyed = {};
  #noticed = 0;
  #left = 0;

  constructor(
    readonly id: string,
    readonly invite: string | null,
  ) {
    preloadDrawings();
    this.away = seenAt(id);
    document.addEventListener("visibilitychange", this.#looking);
    this.socket.listen((message) => this.#hear(message));
    this.socket.onOpen(() => this.#enter(this.state?.version ?? 0));
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#looking);
    this.socket.close();
  }

  names(): string[] {
    return (this.table?.seats ?? []).map((seat, number) => seatName(seat, number));
  }

  /** Between two people at one screen nobody's secrets are shown. */
  curtain = $derived.by(() => {
    const next = this.state?.to_act ?? null;
    if (this.mine.length < 2 || next === null || !this.mine.includes(next) || this.eyes === next) return null;
    return next;
  });

  myTurn = $derived(this.state !== null && this.state.to_act !== null && this.state.to_act === this.eyes);

  // Asking

  async request(request: Request): Promise<Answer> {
    const answer = await this.socket.requestUntilAnswered(request);
    if (answer.type === "refused") this.#refused(answer);
    if (answer.type === "done" && answer.state) await this.#show(answer.state);
    return answer;
  }

  act(action: string): void {
    this.away = null;
    void this.#move({ type: "act", action, ...this.#now() });
  }

  takeBack(): void {
    void this.#move({ type: "take-back", ...this.#now() });
  }

  /** An action that is not in the legal list cannot be looked at: the refusal says why. */
  explain(action: string): void {
    void this.request({ type: "preview", action, ...this.#now() });
  }

  preview(action: string): Promise<GameFacts | null> {
    return new Promise((done) => {
      this.socket.requestOnce({ type: "preview", action, ...this.#now() }, (answer) =>
        done(answer.type === "previewed" ? answer.view : null),
      );
    });
  }

  /** Ask a bot; what it says is forgotten if the game went on, or if nobody wants to hear it any more. */
  async hint(level: string): Promise<void> {
    const asked = JSON.stringify(this.#now());
    this.hinting = level;
    const answer = await this.socket.requestUntilAnswered({ type: "hint", level });
    const wanted = this.hinting === level && asked === JSON.stringify(this.#now());
    if (this.hinting === level) this.hinting = null;
    if (wanted && answer.type === "suggested") this.#suggest(level, answer.action);
    if (wanted && answer.type === "refused") this.#refused(answer);
  }

  /** Choose what a bot suggests, and say what it does. */
  #suggest(level: string, action: string): void {
    this.playing?.suggest(action);
    const text = this.playing?.actionTexts.find((one) => one.text === action)?.means ?? action;
    this.say(t("hint-suggests", { bot: botName(level), text }));
  }

  /** Lift the curtain: see through the eyes of one of our seats. */
  async look(seat: number | null): Promise<void> {
    this.eyes = seat;
    this.state = null; // the next state is shown whole, whatever was seen before
    await this.request({ type: "look", seat });
  }

  say(text: string): void {
    this.notice = text;
    clearTimeout(this.#noticed);
    this.#noticed = window.setTimeout(() => (this.notice = ""), 7000);
  }

  dismissNotice(): void {
    this.notice = "";
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
    this.socket.requestOnce({ type: "enter", table: this.id, invite: this.invite, since }, (answer) => {
      if (answer.type === "refused") this.barred = refusalText(answer.reason, answer.sentence, answer.arguments ?? {});
      if (answer.type === "entered") void this.#entered(answer);
    });
  }

  // Hearing

  async #entered(answer: Entered): Promise<void> {
    this.barred = "";
    this.table = answer.table;
    [this.eyes, this.mine, this.muted, this.chat] = [answer.eyes, answer.mine, answer.muted, answer.chat];
    this.socket.skew = answer.now - Date.now();
    const missed = answer.state;
    if (missed) await this.#show(missed);
    this.socket.resend();
    if (missed?.since === null) await this.#recall();
  }

  /** The whole game so far, for the log: more has happened than a state can tell. */
  async #recall(): Promise<void> {
    const { turns } = await api.story(this.id, this.eyes, this.invite);
    const told = turns.flatMap((events, i) => this.#rows(events, i + 1, 0));
    this.log = [...told, ...this.log.filter(({ version, pending }) => version > turns.length || pending > 0)];
  }

  #looking = (): void => {
    if (document.hidden) this.#left = this.state?.version ?? 0;
    else if (this.state && this.state.version > this.#left) this.away = this.#left;
    if (!document.hidden && this.state) keepSeen(this.id, this.state.version);
  };

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "moved":
        void this.#show(message.state);
        break;
      case "changed":
        [this.table, this.eyes, this.mine] = [message.table, message.eyes, message.mine];
        break;
      case "said":
        this.chat = [...this.chat, message.line];
        this.unread++;
        this.spoken = `${message.line.player.name}: ${message.line.text}`;
        break;
      case "your-turn":
        if (message.table !== this.id) this.say(t("your-turn-elsewhere"));
        break;
      default:
    }
  }

  #refused(answer: Refused): void {
    this.say(refusalText(answer.reason, answer.sentence, answer.arguments ?? {}, this.table?.game));
    // an explanation must not sweep away what is being chosen
    if (answer.state && answer.reason === "stale") void this.#show(answer.state);
  }

  async #show(told: State): Promise<void> {
    await this.#open();
    const before = this.state;
    const state = whole(told, before, this.#keyed);
    if (!state) return void this.#lookAgain();
    if (
      before &&
      (state.version < before.version ||
        (state.version === before.version && state.revision < before.revision && this.myTurn))
    )
      return;
    const live = before !== null && state.since !== null && state.since >= before.version - 1;
    this.state = state;
    if (!document.hidden) keepSeen(this.id, state.version);
    const mayAct = state.to_act === this.eyes && this.table?.phase === "playing";
    this.playing?.show({
      view: state.view,
      actions: mayAct ? state.actions : [],
      events: state.events,
      pending: state.pending,
      live,
    });
    this.#write(state, before);
    if (mayAct && before?.to_act !== this.eyes) chime();
  }

  /** Changes of a view that is not here are of no use; one that is on its way will do. */
  #lookAgain(): void {
    if (this.state) void this.request({ type: "look", seat: this.eyes });
  }

  async #open(): Promise<void> {
    if (this.playing || !this.table) return;
    const { client, layout } = await drawing(this.table.game);
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
    const told = known ? [] : this.#rows(state.events, state.version, state.pending);
    this.log = [...kept, ...told];
    if (before) this.#speak(told, state);
  }

  #rows(events: GameFacts[], version: number, pending: number): Row[] {
    return events.flatMap((event) => this.playing?.logEntry(event) ?? []).map((row) => ({ ...row, version, pending }));
  }

  #speak(told: LogEntry[], state: State): void {
    const names = this.names();
    const sentences = told.map(
      ({ seat, text, points }) =>
        `${seat === null ? "" : `${names[seat]}: `}${text}${points ? `, ${t("points-count", { count: points })}` : ""}`,
    );
    if (state.to_act !== null && state.to_act === this.eyes) sentences.push(t("your-turn"));
    if (sentences.length) this.spoken = sentences.join(". ");
  }
}
