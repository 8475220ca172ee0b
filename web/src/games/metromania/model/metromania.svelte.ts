// A game of Metromania at the table: what is chosen and not sent yet. Choosing only narrows the legal list.
import { t } from "../../../shared/i18n/i18n.svelte";
import { Dwell } from "../../../shared/ui/dwell";
import { Arrivals } from "../../arrivals.svelte";
import type { Host, Mark, Playing, Position, Progress, SeatLook, LogEntry } from "../../game";
import { City, LETTERS, letterOf } from "./city";
import { betterSides } from "./better-sides";
import { forbiddenTunnels, type Forbidden } from "./forbidden";
import { stationPoints, steps, type StationPoints, type Step } from "./moments";
import { gainText, logEntry, stepEntry, tripsText } from "./texts";
import { losesFinish, directionsOf, type Side, type Direction } from "./directions";
import type { Action, Build, Closing, Dig, Double, GameEvent, Kind, Layout } from "./types";
import type { Trip, View } from "./types";

/** How long the board stands still before one may plan, in milliseconds. */
const STILLNESS = 600;

export class Metromania implements Playing {
  view = $state.raw({} as View);
  /** The view that was sent: `view` is the one after the steps of a plan, while there is one. */
  standing = $state.raw({} as View);
  actions = $state.raw<Action[]>([]);
  pending = $state(0);
  marks = $state.raw<Mark[]>([]);
  sight = $state.raw<readonly string[]>([]);
  verdict = $state<"right" | "wrong" | null>(null);
  /** The reader's last step, where it happened just now. */
  lastStep = $state.raw<Step | null>(null);
  /** Points of stations that were built just now. */
  readonly arrivals = new Arrivals<StationPoints>();
  onlyMine = $state<boolean | undefined>(undefined);
  /** The vertex of a row of the log that is pointed at. */
  shown = $state<string | null>(null);
  /** The line the reader wants to dig on. */
  #line = $state<number | null>(null);
  /** The direction and the side that are open: what is left to choose of them is shown. */
  #direction = $state<string | null>(null);
  #side = $state<string | null>(null);
  /** The text of a tunnel that a second press digs, of a step that was suggested, and of the one pointed at. */
  #asked = $state<string | null>(null);
  #chosen = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  /** The trips as they would stand after each step that was looked at. */
  #previews = $state.raw<ReadonlyMap<string, Trip[]>>(new Map());
  #dwell = new Dwell();
  /** Whether steps are planned during others' turns: nothing is sent. */
  planning = $state(false);
  /** The steps of the plan; when the turn has come, those that are still to be dug. */
  #plan: string[] = [];
  /** Whether what others did has made the plan impossible. */
  lostPlan = $state(false);
  /** The trip that is kept on the map, and the one pointed at. */
  #trip = $state<number | null>(null);
  pointedTrip = $state<number | null>(null);
  /** The trips when the turn began: what the steps change is told against them. */
  before = $state.raw<Trip[]>([]);
  /** As text, so that the city is made anew only when they differ. */
  #colours = $derived((this.view.colours ?? []).join(" "));
  city = $derived.by(() => new City(this.layout, this.#colours ? this.#colours.split(" ").map(letterOf) : LETTERS));

  constructor(
    readonly layout: Layout,
    readonly host: Host,
  ) {}

  show({ view, actions, events, pending, pace, plans = false }: Position): void {
    this.arrivals.start(pace ? stationPoints(events as GameEvent[]) : [], pace, 0);
    this.view = this.standing = view as View;
    this.actions = actions as Action[];
    this.pending = pending;
    this.planning = this.lostPlan = false;
    this.lastStep = steps(events as GameEvent[]).findLast(({ seat }) => seat === this.view.viewer) ?? null;
    if (!this.view.pending.steps.length) this.before = this.view.trips;
    this.#previews = new Map();
    if (!this.view.pending.steps.length) this.#line = null;
    this.forget();
    if (this.myTurn) this.#followPlan();
    else if (plans) void this.#startPlanning();
  }

  // Planning: the same choices, judged by the rules on this device

  /** Once others take their time: targets that come and go with every move of a bot would only flicker. */
  async #startPlanning(): Promise<void> {
    const { standing } = this;
    await new Promise((done) => setTimeout(done, STILLNESS));
    if (standing !== this.standing) return;
    if ((await this.#showPlan(this.#plan)) || !this.#plan.length || standing !== this.standing) return;
    await this.#showPlan([]);
    this.lostPlan = true;
  }

  /** Show the turn after some steps; false if they are not possible, or no longer wanted. */
  async #showPlan(steps: string[]): Promise<boolean> {
    const { standing } = this;
    const planned = await this.host.plan?.(steps);
    if (!planned || standing !== this.standing) return false;
    this.#plan = steps;
    [this.view, this.actions, this.pending] = [planned.view as View, planned.actions as Action[], planned.pending];
    this.planning = true;
    this.lostPlan = false;
    this.#previews = new Map();
    this.forget();
    return true;
  }

  /** The turn has come: choose what was planned, one step after another. */
  #followPlan(): void {
    const [next] = this.#plan;
    if (next === undefined) return;
    if (this.#find(next)) return this.suggest(next);
    this.#plan = [];
    this.lostPlan = true;
  }

  /** The trip shown on the map. */
  get trip(): number | null {
    return this.pointedTrip ?? this.#trip;
  }

  set trip(trip: number | null) {
    this.#trip = trip;
  }

  /** Keep a trip on the map; a second time lets it go. */
  keepTrip(trip: number): void {
    this.#trip = this.#trip === trip ? null : trip;
    if (this.#trip === null) this.pointedTrip = null;
  }

  settled(): Promise<void> {
    return this.arrivals.done;
  }

  settle(): void {
    this.arrivals.finish();
  }

  get flight(): StationPoints | null {
    return this.arrivals.flying;
  }

  forget(): void {
    this.#direction = null;
    this.#side = null;
    this.#asked = null;
    this.#chosen = null;
    this.#pointed = null;
  }

  /** Point at a step, or at nothing. */
  point(text: string | null): void {
    this.#pointed = text;
    this.#lookAhead();
  }

  /** Ask what the trips would be; not for what the pointer merely passes over. */
  #lookAhead(): void {
    this.#dwell.cancel();
    const open = this.side || this.looked !== this.#opened() ? [] : (this.direction?.sides ?? []);
    const texts = [this.looked?.text, ...open.map(({ digs }) => digs[0]?.text)];
    const unknown = [...new Set(texts)].filter((text) => text !== undefined && !this.#previews.has(text));
    if (unknown.length) this.#dwell.after(() => unknown.forEach((text) => void this.#preview(text ?? "")));
  }

  async #preview(text: string): Promise<void> {
    const view = this.view;
    const facts = await this.host.preview(text, this.planning ? this.#plan : undefined);
    if (facts && view === this.view)
      this.#previews = new Map([...this.#previews, [text, (facts as Pick<View, "trips">).trips]]);
  }

  // What may be chosen

  digs = $derived(
    this.actions.filter(
      (action): action is Dig => action.kind === "dig" || action.kind === "start" || action.kind === "end",
    ),
  );
  builds = $derived(
    this.actions.filter((action): action is Build => action.kind === "station" || action.kind === "bonus"),
  );
  closing = $derived(this.#toEnd("confirm"));
  passing = $derived(this.#toEnd("pass"));
  doubles = $derived(this.actions.filter((action): action is Double => action.kind === "double"));
  myTurn = $derived(this.actions.length > 0 && !this.planning);

  directions = $derived.by(() => directionsOf(this.city, this.digs));
  direction = $derived(this.directions.find(({ key }) => key === this.#direction) ?? null);
  side = $derived(this.direction?.sides.find(({ key }) => key === this.#side) ?? null);
  /** The lines that can be dug. */
  lines = $derived([...new Set(this.directions.map(({ line }) => line))]);
  /** The line whose tip is looked at: the one that is wanted, else the one dug last, else the first. */
  line = $derived.by(() => {
    const dug = this.view.pending?.steps.at(-1)?.split(" ")[1];
    const lines = this.lines;
    const wanted = lines.find((line) => line === this.#line) ?? lines.find((line) => String(line) === dug);
    return this.direction?.line ?? wanted ?? lines[0] ?? null;
  });

  /** The tunnel that a second press digs: its line can then no longer be finished. */
  asked = $derived(this.#find(this.#asked));
  chosen = $derived(this.#find(this.#chosen));
  looked = $derived(this.asked ?? this.#find(this.#pointed) ?? this.chosen ?? this.#opened());
  /** The type to hold twice that is chosen, and the one that is looked at. */
  double = $derived(this.doubles.find(({ text }) => text === this.#chosen) ?? null);
  kind = $derived<Kind | null>(this.double?.type ?? null);
  lookedKind = $derived(this.kind ?? this.doubles.find(({ text }) => text === this.#pointed)?.type ?? null);
  /** The trips after the step that is looked at, where they are known already. */
  ahead = $derived(this.looked ? (this.#previews.get(this.looked.text) ?? null) : null);
  trips = $derived(this.ahead ?? this.view.trips);
  /** While a direction is open: the side that brings the reader more of each trip, where the sides differ. */
  betterSides = $derived.by(() => {
    const [me, direction] = [this.view.viewer, this.direction];
    return me === null || !direction || this.side ? [] : betterSides(direction.sides, this.#previews, me);
  });

  /** The action that ends the turn; a plan has no end of its own. */
  #toEnd(kind: Closing["kind"]): Closing | null {
    if (this.planning) return null;
    return this.actions.find((action): action is Closing => action.kind === kind) ?? null;
  }

  #find(text: string | null): Dig | Build | null {
    return [...this.digs, ...this.builds].find((action) => action.text === text) ?? null;
  }

  /** What is open is previewed as far as it is the same for all that is left to choose. */
  #opened(): Dig | null {
    return this.side?.digs[0] ?? (this.direction?.kind === "dig" ? (this.direction.sides[0]?.digs[0] ?? null) : null);
  }

  /** Where hands choose: the tip of the line, or the border cell in which one starts. */
  tip = $derived.by(() => {
    if (this.direction?.kind === "start") return this.direction.at;
    const direction = this.directions.find(({ line, kind }) => line === this.line && kind !== "start");
    return direction ? this.city.at(direction.from) : null;
  });

  /** Where the turn ended: the tip of the line that was dug last. */
  lastTip = $derived.by(() => {
    const line = this.view.pending?.steps.at(-1)?.split(" ")[1];
    const dug = this.view.lines?.find((one) => one.seat === this.view.turn && String(one.line) === line);
    return dug?.path.at(-1) ?? null;
  });

  // Choosing: every press either opens what is left to choose, or plays

  chooseLine(line: number): void {
    this.forget();
    this.#line = line;
  }

  /** A direction was pressed; pressing it again closes it. */
  pressDirection(direction: Direction): void {
    const [only] = direction.sides;
    if (only && direction.sides.length === 1) return this.pressSide(direction, only);
    const open = this.#direction !== direction.key;
    this.forget();
    this.#direction = open ? direction.key : null;
    this.#lookAhead();
  }

  pressSide(direction: Direction, side: Side): void {
    const [only] = side.digs;
    const again = side.digs.find(({ text }) => text === this.#asked);
    if (again) return this.press(again);
    if (only && side.digs.length === 1) return this.press(only);
    this.host.dismissNotice();
    [this.#direction, this.#side, this.#asked] = [direction.key, side.key, null];
  }

  /** Play a step, or plan it. A tunnel after which its line cannot be finished asks for a second press first. */
  press(step: Dig | Build): void {
    this.host.dismissNotice();
    if (!("vertex" in step) && losesFinish(step) && this.#asked !== step.text) this.#asked = step.text;
    else if (this.planning) void this.#showPlan([...this.#plan, step.text]);
    else this.#dig(step.text);
    this.#lookAhead();
  }

  #dig(text: string): void {
    this.#plan = this.#plan[0] === text ? this.#plan.slice(1) : [];
    this.host.act(text);
  }

  /** Close what is open, one level at a time; false if nothing is. */
  close(): boolean {
    if (this.#asked) this.#asked = null;
    else if (this.#side) this.#side = null;
    else if (this.#direction ?? this.#chosen) this.forget();
    else return false;
    return true;
  }

  /** Tunnels that cannot be dug now, each with the text by which the rules say why. */
  forbidden = $derived.by<Forbidden[]>(() =>
    this.digs.length || this.closing ? forbiddenTunnels(this.city, this.view.lines, this.view.turn, this.digs) : [],
  );

  explain({ text }: Forbidden): void {
    this.host.explain(text, this.planning ? this.#plan : undefined);
  }

  /** What the main button plays: what was suggested or asked about, else the whole turn. */
  confirm(): void {
    const step = this.asked ?? this.chosen;
    const action = this.double ?? this.closing;
    if (step) this.press(step);
    else if (action) this.#dig(action.text);
  }

  /** Choose a type, or play it when it is chosen already. */
  choose(double: Double): void {
    if (this.#chosen === double.text) this.confirm();
    else this.suggest(double.text);
  }

  back(): void {
    if (!this.close()) this.#takeBack(1);
  }

  /** Take back all steps of the turn. */
  backAll(): void {
    this.forget();
    this.#takeBack(this.pending);
  }

  #takeBack(steps: number): void {
    if (!this.pending) return;
    if (this.planning) return void this.#showPlan(this.#plan.slice(0, -steps));
    this.#plan = [];
    this.host.takeBack(steps);
  }

  suggest(text: string): void {
    if (!this.#find(text) && !this.doubles.some((one) => one.text === text)) return;
    this.host.dismissNotice();
    this.forget();
    this.#chosen = text;
    this.#lookAhead();
  }

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Enter" && (this.asked ?? this.chosen ?? this.double ?? this.closing)) this.confirm();
    else if (event.key === "Escape" || event.key === "Backspace") this.back();
    else return false;
    return true;
  }

  // What the table shows

  seats = $derived.by<SeatLook[]>(() =>
    (this.view.players ?? []).map(({ seat }) => {
      const mine = seat === this.view.turn && (this.view.pending.steps.length > 0 || this.looked !== null);
      return {
        letter: this.city.letter(seat),
        patterned: false,
        // what the week brings is told by the week
        score: ((this.view.final?.built ?? this.view.scores)[seat] ?? 0) - this.arrivals.missing(seat),
        change: mine ? this.view.pending.points + (this.looked?.consequences.points ?? 0) : null,
      };
    }),
  );

  progress = $derived.by<Progress>(() => ({
    text: t("metromania-stations-left", { count: this.view.stations_left ?? 0 }),
    short: t("metromania-stations-left-short", { count: this.view.stations_left ?? 0 }),
    share: (this.view.stations_left ?? 0) / 30,
  }));

  readonly hasStandings = false;
  readonly columns = { left: 240, right: 336 };

  actionTexts = $derived([
    ...this.doubles.map(({ text, type }) => ({
      text,
      means: t("metromania-double-type", { type: t(`metromania-type-${type}`) }),
    })),
    ...[...this.digs, ...this.builds].map((step) => {
      const side = "side" in step && step.side ? [t(`metromania-side-${step.side}`)] : [];
      const { text, picture } = stepEntry(this.city, step);
      return { text: step.text, means: [text, ...side].join(", "), picture };
    }),
    ...(this.closing ? [{ text: this.closing.text, means: t("metromania-confirm-turn") }] : []),
    ...(this.passing ? [{ text: this.passing.text, means: t("metromania-pass") }] : []),
  ]);

  async why(text: string): Promise<string> {
    const [step, { trips, viewer }] = [this.#find(text), this.view];
    if (!step) return "";
    const facts = (await this.host.preview(text)) as Pick<View, "trips"> | null;
    return [gainText(step), facts ? tripsText(trips, facts.trips, viewer) : ""].filter(Boolean).join(". ");
  }

  logEntry(event: unknown): LogEntry | null {
    return logEntry(this.city, event as GameEvent);
  }
}
