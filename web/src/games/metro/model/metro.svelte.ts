// A game of Metro at the table: what is chosen and not sent yet. Choosing only narrows the list of legal actions.
import { t } from "../../../shared/i18n/i18n.svelte";
import { Dwell } from "../../../shared/ui/dwell";
import { Arrivals } from "../../arrivals.svelte";
import type { Host, Mark, Playing, Position, Progress, SeatLook, LogEntry } from "../../game";
import { cellName, cellPlace } from "./cells";
import { letterOf, lit, picture, type Lit, type Picture, type Spotlight } from "./picture";
import { actionText, whyText, lineAt, logEntry } from "./texts";
import type { ActionKind, ModulesOf } from "./module";
import { LANDING, rides, type Ride } from "./rides";
import { effectOf, isDraw, isLay } from "./types";
import type { Action, CompleteEvent, Departure, GameEvent, LayEvent, Layout, LineFacts, View } from "./types";

/** Tiles there are to lay in a game. */
function tilesInAll(layout: Layout): number {
  return layout.size * layout.size - layout.centre.length;
}

/** Widths of the columns beside the board, and with modules. */
const COLUMNS = { left: 248, right: 312 };
const WITH_MODULES = { left: 268, right: 340 };

export class Metro implements Playing {
  view = $state.raw({} as View);
  actions = $state.raw<Action[]>([]);
  events = $state.raw<GameEvent[]>([]);
  marks = $state.raw<Mark[]>([]);
  sight = $state.raw<readonly string[]>([]);
  verdict = $state<"right" | "wrong" | null>(null);
  /** Trains that run along completed lines, and the points they bring. */
  readonly arrivals = new Arrivals<Ride>();

  /** The tile in hand that is being placed, and how it is turned. */
  #tile = $state<string | null>(null);
  #rotation = $state(0);
  /** The cell it is placed on, and the one merely pointed at. */
  cell = $state<string | null>(null);
  #hover = $state<string | null>(null);
  /** Where the pointer stayed for a moment: the panel waits for that, so that a tile in flight draws only its lines. */
  #stayed = $state<string | null>(null);
  #dwell = new Dwell();
  /** A module's action that is chosen instead of a tile. */
  other = $state.raw<Action | null>(null);
  askingToDraw = $state(false);
  /** What modules told of the view after each move that was looked at. */
  #previews = $state.raw<ReadonlyMap<string, Partial<View>>>(new Map());
  #mode = $state("lay");
  /** The line that is pointed at. */
  traced = $state<Departure | null>(null);
  /** The colours whose lines all stand out. */
  tracedColours = $state.raw<string[]>([]);
  /** The cell or the line of a row of the log that is pointed at. */
  shown = $state<string | null>(null);
  #onlyMine = $state(false);

  /** Only where the reader owns lines. */
  get onlyMine(): boolean | undefined {
    return this.view.viewer !== null && this.seatsOwnLines ? this.#onlyMine : undefined;
  }

  set onlyMine(only: boolean | undefined) {
    this.#onlyMine = only ?? false;
  }

  /** What the reader could do if the turn came now, for plans; empty while that is not known. */
  #planned = $state.raw<Action[]>([]);
  /** The move that was planned, while moves of others are shown. */
  #plan: Action | null = null;
  /** The planned cell that a move of others has made impossible. */
  lostPlan = $state<string | null>(null);

  /** Where the keyboard is on the board. */
  cursor = $state({ row: 0, column: 0 });

  constructor(
    readonly layout: Layout,
    readonly host: Host,
    readonly modulesOf: ModulesOf,
  ) {}

  /** The kind of move that is being made: "lay", or the name of a module's action. */
  get mode(): string {
    return this.other?.kind ?? this.#mode;
  }

  show({ view, actions, events, pace, plans = false }: Position): void {
    if (this.planning) this.#plan = this.choice;
    this.lostPlan = null;
    this.view = view as View;
    this.actions = actions as Action[];
    this.#planned = [];
    if (events.length) this.events = events as GameEvent[];
    this.arrivals.start(pace ? rides(this, events as GameEvent[]) : [], pace, LANDING);
    this.forget();
    this.#previews = new Map();
    this.#mode = "lay";
    this.#tile = null;
    this.#rotation = 0;
    if (this.myTurn) this.#keepPlan();
    else if (plans) void this.#startPlanning();
  }

  async #startPlanning(): Promise<void> {
    const { view } = this;
    const planned = await this.host.plan?.([]);
    if (!planned || view !== this.view) return;
    this.#planned = planned.actions as Action[];
    this.#keepPlan();
  }

  /** The board has changed: what was planned stays chosen where it is still possible. */
  #keepPlan(): void {
    const plan = this.#plan;
    this.#plan = null;
    if (!plan) return;
    if (this.offered.some(({ text }) => text === plan.text)) this.suggest(plan.text);
    else if (isLay(plan)) this.lostPlan = plan.cell;
  }

  settled(): Promise<void> {
    return this.arrivals.done;
  }

  settle(): void {
    this.arrivals.finish();
  }

  get flight(): Ride | null {
    return this.arrivals.flying;
  }

  forget(): void {
    this.cell = null;
    this.hover = null;
    this.other = null;
    this.askingToDraw = false;
  }

  get hover(): string | null {
    return this.#hover;
  }

  set hover(cell: string | null) {
    if (this.#hover === cell) return;
    this.#hover = cell;
    this.#dwell.after(() => {
      this.#stayed = cell;
      this.#lookAhead();
    });
  }

  /** Ask what the move that is told of would change beyond its consequences. */
  #lookAhead(): void {
    const text = (this.other ?? this.explained)?.text;
    if (!text || this.#previews.has(text) || !this.#previewed) return;
    const view = this.view;
    void this.host.preview(text, ...(this.planning ? [[]] : [])).then((facts) => {
      if (facts && view === this.view) this.#previews = new Map([...this.#previews, [text, facts as Partial<View>]]);
    });
  }

  // What may be chosen

  modules = $derived.by(() => (this.view.options ? this.modulesOf(this.view.options) : []));
  planning = $derived(this.#planned.length > 0);
  /** What may be chosen: to be played, or as a plan. */
  offered = $derived(this.planning ? this.#planned : this.actions);
  lays = $derived(this.offered.filter(isLay));
  draw = $derived(this.actions.find(isDraw) ?? null);
  myTurn = $derived(this.actions.length > 0);

  hand = $derived.by(() => {
    if (this.view.viewer === null) return [];
    return this.view.drawn && this.view.drawn !== "?" && this.myTurn
      ? [this.view.drawn]
      : (this.view.hands[this.view.viewer] ?? []);
  });
  tile = $derived(this.#tile && this.hand.includes(this.#tile) ? this.#tile : (this.hand[0] ?? null));
  rotations = $derived(
    [...new Set(this.lays.filter(({ tile }) => tile === this.tile).map(({ rotation }) => rotation))].sort(),
  );
  rotation = $derived(this.rotations.includes(this.#rotation) ? this.#rotation : (this.rotations[0] ?? 0));
  /** How the chosen tile looks, turned as it is. */
  look = $derived(
    this.lays.find(({ tile, rotation }) => tile === this.tile && rotation === this.rotation)?.code ?? this.tile,
  );
  legal = $derived(
    new Map(
      this.lays
        .filter(({ tile, rotation }) => tile === this.tile && rotation === this.rotation)
        .map((lay) => [lay.cell, lay]),
    ),
  );

  /** The placement that is chosen, and the one that is looked at (chosen or pointed at). */
  placed = $derived(this.cell ? (this.legal.get(this.cell) ?? null) : null);
  looked = $derived(this.placed ?? this.legal.get(this.#hover ?? "") ?? null);
  /** The one that is explained beside the board. */
  explained = $derived(this.placed ?? this.legal.get(this.#stayed ?? "") ?? null);
  choice = $derived<Action | null>(this.other ?? this.placed);

  /** Fields of the view after that move, where they are known already. */
  ahead = $derived(this.#previews.get((this.other ?? this.explained)?.text ?? "") ?? null);
  consequences = $derived(this.other ? effectOf(this.other) : (this.explained?.consequences ?? null));

  /** The lines that the considered move touches and somebody owns. */
  touched = $derived(this.consequences?.lines.filter(({ owner }) => owner) ?? []);

  spotlight = $derived.by<Spotlight | null>(() => {
    const effect = this.other && effectOf(this.other);
    if (effect) return { ghost: null, lines: effect.lines };
    if (this.looked && !this.other)
      return { ghost: this.looked, lines: this.looked.consequences.lines.filter(({ owner }) => owner) };
    const lines = (this.view.lines ?? []).filter(
      ({ departure, owner }) =>
        owner &&
        (departure === this.traced ||
          lineAt(departure) === this.shown ||
          this.tracedColours.includes(owner) ||
          (this.verdict && this.#completed.has(departure))),
    );
    return lines.length ? { ghost: null, lines } : null;
  });

  /** The lines that the last move completed. */
  #completed = $derived(
    new Set(
      this.events
        .filter((event): event is CompleteEvent => event.event === "complete")
        .map(({ departure }) => departure),
    ),
  );

  myLetter = $derived.by(() =>
    this.view.viewer === null || !this.view.colours
      ? null
      : letterOf(this.layout, this.view.colours[this.view.viewer] ?? null),
  );
  picture = $derived.by<Picture>(() => picture(this.layout, this.view, this.onlyMine ? this.myLetter : null));
  /** What stands out above the picture. */
  lit = $derived.by<Lit | null>(() => this.spotlight && lit(this.layout, this.view, this.picture, this.spotlight));
  lastCell = $derived(this.events.findLast((event): event is LayEvent => event.event === "lay")?.cell);

  // Choosing

  take(tile: string): void {
    if (this.tile === tile && this.cell === null) this.turn();
    this.#tile = tile;
    this.other = null;
  }

  turn(): void {
    const at = this.rotations.indexOf(this.rotation);
    this.#rotation = this.rotations[(at + 1) % this.rotations.length] ?? 0;
  }

  /** Make another kind of move; what was chosen of this one is dropped. */
  chooseKind(name: string): void {
    this.forget();
    this.#mode = name;
  }

  /** A cell was clicked: place the tile there, or confirm it when it is there already. */
  choose(cell: string): void {
    if ((!this.myTurn && !this.planning) || !this.tile) return;
    this.other = null;
    this.lostPlan = null;
    this.#mode = "lay";
    this.askingToDraw = false;
    if (this.planning) return this.#planAt(this.cell !== cell && this.legal.has(cell) ? cell : null);
    if (this.cell === cell && this.placed) return this.confirm();
    if (this.legal.has(cell)) {
      this.cell = cell;
      this.#lookAhead();
      this.host.dismissNotice();
    } else {
      this.cell = null;
      this.host.explain(`lay ${this.tile} ${cell}${this.rotation ? ` r${this.rotation}` : ""}`);
    }
  }

  #planAt(cell: string | null): void {
    this.other = null;
    this.cell = cell;
    this.#lookAhead();
  }

  pick(action: Action): void {
    this.host.dismissNotice();
    this.cell = null;
    this.askingToDraw = false;
    this.other = action;
    this.#mode = action.kind;
  }

  confirm(): void {
    if (!this.myTurn) return;
    if (this.choice) this.host.act(this.choice.text);
    else if (this.askingToDraw && this.draw) this.host.act(this.draw.text);
  }

  suggest(text: string): void {
    const action = this.offered.find((action) => action.text === text);
    if (!action) return;
    this.forget();
    if (isDraw(action)) this.askingToDraw = true;
    else if (isLay(action)) {
      this.#tile = action.tile;
      this.#rotation = action.rotation;
      this.cell = action.cell;
    } else this.other = action;
    this.#lookAhead();
  }

  #typed = "";

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Escape") this.forget();
    else if (event.key === "Enter" && (this.choice || this.askingToDraw)) this.confirm();
    else if (event.key === "+" && this.draw) this.askingToDraw = true;
    else if (event.key.toLowerCase() === "r" && this.rotations.length > 1) this.turn();
    else return this.#type(event.key.toUpperCase());
    return true;
  }

  /** Cells can be typed: a letter, then a number. */
  #type(key: string): boolean {
    const place = cellPlace(this.layout, this.#typed + key);
    if (place) {
      const cell = cellName(place);
      this.#typed = "";
      if (this.cell !== cell) this.choose(cell);
      this.moveTo(place.row, place.column);
    } else if (cellPlace(this.layout, `${key}1`)) this.#typed = key;
    else return false;
    return true;
  }

  moveTo(row: number, column: number): void {
    const last = this.layout.size - 1;
    this.cursor = { row: Math.min(last, Math.max(0, row)), column: Math.min(last, Math.max(0, column)) };
    this.hover = cellName(this.cursor);
  }

  // What the table shows

  seatOf(colour: string | null): number | null {
    const seat = colour === null ? -1 : this.view.colours.findIndex((own) => own === colour);
    return seat < 0 ? null : seat;
  }

  /** Whether seats own lines at all, or hold something else. */
  seatsOwnLines = $derived.by(() => (this.view.colours ?? []).some((colour) => colour !== null));

  /** The module's texts for one of its actions. */
  actionKind({ kind }: Action): ActionKind | undefined {
    return this.modules.find(({ actions }) => actions?.[kind])?.actions?.[kind];
  }

  /** The kinds of move that modules add, and whether there is one to make now. */
  kinds = $derived.by(() =>
    this.modules.flatMap(({ actions = {} }) =>
      Object.entries(actions).map(([name, kind]) => ({
        name,
        kind,
        can: this.offered.some((action) => action.kind === name),
      })),
    ),
  );

  linesOf(colour: string): LineFacts[] {
    return this.view.lines.filter(({ owner }) => owner === colour);
  }

  seats = $derived.by<SeatLook[]>(() =>
    (this.view.colours ?? []).map((colour, seat) => ({
      letter: letterOf(this.layout, colour),
      patterned: true,
      score:
        !this.seatsOwnLines && !this.view.over ? null : (this.view.scores[seat] ?? 0) - this.arrivals.missing(seat),
      change: this.consequences && colour !== null ? (this.consequences.points[colour] ?? 0) : null,
    })),
  );

  /** Whether the rules tell more of a move than its consequences. */
  #previewed = $derived.by(() => this.modules.flatMap(({ previews }) => previews ?? []).length > 0);
  hasStandings = $derived.by(() => this.modules.flatMap(({ Standings }) => Standings ?? []).length > 0);
  columns = $derived.by(() => (this.modules.length ? WITH_MODULES : COLUMNS));

  /** How the lines of a seat stand, in words; nothing where seats own no lines. */
  lineCount(seat: number): string {
    const colour = this.view.colours[seat];
    if (!colour) return "";
    const lines = this.linesOf(colour);
    const open = lines.filter(({ complete }) => !complete);
    return t("metro-seat-lines", {
      open: open.length,
      longest: Math.max(0, ...open.map(({ after }) => after)),
      complete: lines.length - open.length,
    });
  }

  progress = $derived.by<Progress>(() => ({
    text: t("metro-to-lay", { count: this.view.to_lay ?? 0 }),
    short: t("metro-to-lay-short", { count: this.view.to_lay ?? 0 }),
    share: (this.view.to_lay ?? 0) / tilesInAll(this.layout),
  }));

  /** Somebody may not have played yet. */
  firstRound = $derived.by(() => tilesInAll(this.layout) - (this.view.to_lay ?? 0) < (this.view.seats ?? 0));

  actionTexts = $derived(
    this.actions.map((action) => ({
      text: action.text,
      means: actionText(this, action),
      picture: isLay(action) ? action.code : undefined,
    })),
  );

  why(text: string): string {
    const action = this.actions.find((action) => action.text === text);
    return action ? whyText(this, action) : "";
  }

  logEntry(event: unknown): LogEntry | null {
    return logEntry(this, event as GameEvent);
  }
}
