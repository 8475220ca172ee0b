// A game of Metro at the table: what is chosen and not sent yet. Choosing only narrows the list of legal actions.
import { t } from "../../../shared/i18n/i18n.svelte";
import { Dwell } from "../../../shared/ui/dwell";
import type { Host, Playing, Position, Progress, SeatLook, LogEntry } from "../../game";
import { cellName, cellPlace } from "./cells";
import { letterOf, lit, picture, type Lit, type Picture, type Spotlight } from "./picture";
import { actionText, lineAt, logEntry } from "./texts";
import type { ActionKind, ModulesOf } from "./module";
import { effectOf, isDraw, isLay } from "./types";
import type { Action, Departure, GameEvent, LayEvent, Layout, LineFacts, View } from "./types";

/** Tiles there are to lay in a game. */
function tilesInAll(layout: Layout): number {
  return layout.size * layout.size - layout.centre.length;
}

export class Metro implements Playing {
  view = $state.raw({} as View);
  actions = $state.raw<Action[]>([]);
  events = $state.raw<GameEvent[]>([]);
  live = $state(false);

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
  /** The line that is pointed at. */
  traced = $state<Departure | null>(null);
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

  /** Where the keyboard is on the board. */
  cursor = $state({ row: 0, column: 0 });

  constructor(
    readonly layout: Layout,
    readonly host: Host,
    readonly modulesOf: ModulesOf,
  ) {}

  show({ view, actions, events, live }: Position): void {
    this.view = view as View;
    this.actions = actions as Action[];
    if (events.length) this.events = events as GameEvent[];
    this.live = live;
    this.forget();
    this.#tile = null;
    this.#rotation = 0;
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
    this.#dwell.after(() => (this.#stayed = cell));
  }

  // What may be chosen

  modules = $derived.by(() => (this.view.options ? this.modulesOf(this.view.options) : []));
  lays = $derived(this.actions.filter(isLay));
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
  /** The one that is told of beside the board. */
  told = $derived(this.placed ?? this.legal.get(this.#stayed ?? "") ?? null);
  choice = $derived<Action | null>(this.other ?? this.placed);

  consequences = $derived(this.other ? effectOf(this.other) : (this.told?.consequences ?? null));

  spotlight = $derived.by<Spotlight | null>(() => {
    const effect = this.other && effectOf(this.other);
    if (effect) return { ghost: null, lines: effect.lines };
    if (this.looked && !this.other)
      return { ghost: this.looked, lines: this.looked.consequences.lines.filter(({ owner }) => owner) };
    const line = this.view.lines?.find(
      ({ departure }) => departure === this.traced || lineAt(departure) === this.shown,
    );
    return line?.owner ? { ghost: null, lines: [line] } : null;
  });

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

  /** A cell was clicked: place the tile there, or confirm it when it is there already. */
  choose(cell: string): void {
    if (!this.myTurn || !this.tile) return;
    this.other = null;
    this.askingToDraw = false;
    if (this.cell === cell && this.placed) return this.confirm();
    if (this.legal.has(cell)) {
      this.cell = cell;
      this.host.dismissNotice();
    } else {
      this.cell = null;
      this.host.explain(`lay ${this.tile} ${cell}${this.rotation ? ` r${this.rotation}` : ""}`);
    }
  }

  pick(action: Action): void {
    this.host.dismissNotice();
    this.cell = null;
    this.askingToDraw = false;
    this.other = action;
  }

  confirm(): void {
    if (this.choice) this.host.act(this.choice.text);
    else if (this.askingToDraw && this.draw) this.host.act(this.draw.text);
  }

  suggest(text: string): void {
    const action = this.actions.find((action) => action.text === text);
    if (!action) return;
    this.forget();
    if (isDraw(action)) this.askingToDraw = true;
    else if (isLay(action)) {
      this.#tile = action.tile;
      this.#rotation = action.rotation;
      this.cell = action.cell;
    } else this.other = action;
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
    const seat = colour === null ? -1 : this.view.colours.indexOf(colour);
    return seat < 0 ? null : seat;
  }

  /** Whether seats own lines at all, or hold something else. */
  seatsOwnLines = $derived.by(() => (this.view.colours ?? []).some((colour) => colour !== null));

  /** The module's texts for one of its actions. */
  actionKind({ kind }: Action): ActionKind | undefined {
    return this.modules.find(({ actions }) => actions?.[kind])?.actions?.[kind];
  }

  linesOf(colour: string): LineFacts[] {
    return this.view.lines.filter(({ owner }) => owner === colour);
  }

  seats = $derived.by<SeatLook[]>(() =>
    (this.view.colours ?? []).map((colour, seat) => ({
      letter: letterOf(this.layout, colour),
      patterned: true,
      score: !this.seatsOwnLines && !this.view.over ? null : (this.view.scores[seat] ?? 0),
      change: this.consequences && colour !== null ? (this.consequences.points[colour] ?? 0) : null,
    })),
  );

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
    share: (this.view.to_lay ?? 0) / tilesInAll(this.layout),
  }));

  /** Somebody may not have played yet. */
  firstRound = $derived.by(() => tilesInAll(this.layout) - (this.view.to_lay ?? 0) < (this.view.seats ?? 0));

  actionTexts = $derived(this.actions.map((action) => ({ text: action.text, means: actionText(this, action) })));

  logEntry(event: unknown): LogEntry | null {
    return logEntry(this, event as GameEvent);
  }
}
