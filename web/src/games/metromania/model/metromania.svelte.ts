// A game of Metromania at the table: what is chosen and not sent yet. Choosing only narrows the legal list.
import { t } from "../../../shared/i18n/i18n.svelte";
import { Dwell } from "../../../shared/ui/dwell";
import type { Host, Playing, Position, Progress, SeatLook, LogEntry } from "../../game";
import { City } from "./city";
import { stepText, logEntry } from "./texts";
import type { Action, Build, Closing, Dig, GameEvent, Layout, LineName, Trip, Tunnel, View } from "./types";

/** The colours of the seats; lines are told apart by solid and striped. */
export const LETTERS = ["R", "G", "B", "O"] as const;

export function lineName({ seat, line }: LineName): string {
  return `${LETTERS[seat] ?? "?"}${line}`;
}

export interface Forbidden extends LineName, Tunnel {
  text: string;
  side: "left" | "right";
}

export class Metromania implements Playing {
  view = $state.raw({} as View);
  actions = $state.raw<Action[]>([]);
  pending = $state(0);
  onlyMine = $state<boolean | undefined>(undefined);
  /** The vertex of a row of the log that is pointed at. */
  shown = $state<string | null>(null);
  /** The text of the step that is chosen, and of the one pointed at. */
  #chosen = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  /** The trips as they would stand after each step that was looked at. */
  #previews = $state.raw<ReadonlyMap<string, Trip[]>>(new Map());
  #dwell = new Dwell();
  /** The trip shown on the map. */
  trip = $state<number | null>(null);
  /** The trips when the turn began: what the steps change is told against them. */
  before = $state.raw<Trip[]>([]);
  readonly city: City;

  constructor(
    layout: Layout,
    readonly host: Host,
  ) {
    this.city = new City(layout);
  }

  show({ view, actions, pending }: Position): void {
    this.view = view as View;
    this.actions = actions as Action[];
    this.pending = pending;
    if (!this.view.pending.steps.length) this.before = this.view.trips;
    this.#previews = new Map();
    this.forget();
  }

  forget(): void {
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
    const text = this.looked?.text;
    if (text && !this.#previews.has(text)) this.#dwell.after(() => void this.#preview(text));
  }

  async #preview(text: string): Promise<void> {
    const view = this.view;
    const facts = await this.host.preview(text);
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
  closing = $derived(this.actions.find((action): action is Closing => action.kind === "confirm") ?? null);
  passing = $derived(this.actions.find((action): action is Closing => action.kind === "pass") ?? null);
  myTurn = $derived(this.actions.length > 0);

  chosen = $derived(this.#find(this.#chosen));
  looked = $derived(this.chosen ?? this.#find(this.#pointed));
  /** The trips after the step that is looked at, where they are known already. */
  ahead = $derived(this.looked ? (this.#previews.get(this.looked.text) ?? null) : null);
  trips = $derived(this.ahead ?? this.view.trips);
  /** The other ways to dig the same edge: other side, other destination, other line. */
  ways = $derived.by(() => {
    const dig = this.chosen;
    return dig && "from" in dig ? this.digs.filter(({ from, to }) => from === dig.from && to === dig.to) : [];
  });

  #find(text: string | null): Dig | Build | null {
    return [...this.digs, ...this.builds].find((action) => action.text === text) ?? null;
  }

  /** Choose a step, or play it when it is chosen already. */
  choose(action: Dig | Build): void {
    if (this.#chosen === action.text) this.confirm();
    else this.#choose(action.text);
  }

  #choose(text: string | null): void {
    if (text) this.host.dismissNotice();
    this.#chosen = text;
    this.#lookAhead();
  }

  /** Tunnels that cannot be dug now, each with the text by which the rules say why. */
  forbidden = $derived.by<Forbidden[]>(() => {
    if (!this.digs.length && !this.closing) return [];
    const can = new Set(this.digs.map(({ line, to, side }) => `${line} ${to} ${side}`));
    const tips = this.view.lines.filter(
      ({ seat, started, finished }) => seat === this.view.turn && started && !finished,
    );
    return tips.flatMap(({ seat, line, tip }) =>
      this.city.neighbours(tip ?? "").flatMap((to) =>
        (["left", "right"] as const).flatMap((side) => {
          const cell = this.city.beside(tip ?? "", to, side);
          return can.has(`${line} ${to} ${side}`) || !cell
            ? []
            : [{ text: `dig ${line} ${to} ${side}`, seat, line, from: tip ?? "", to, cell, side }];
        }),
      ),
    );
  });

  explain({ text }: Forbidden): void {
    this.host.explain(text);
  }

  otherWay(): void {
    const at = this.ways.findIndex(({ text }) => text === this.#chosen);
    this.#choose(this.ways[(at + 1) % this.ways.length]?.text ?? null);
  }

  confirm(): void {
    const action = this.chosen ?? this.closing;
    if (action) this.host.act(action.text);
  }

  back(): void {
    if (this.chosen) this.forget();
    else if (this.pending) this.host.takeBack();
  }

  suggest(text: string): void {
    const action = this.#find(text);
    if (action) this.#choose(action.text);
  }

  key(event: KeyboardEvent): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === "Enter" && (this.chosen || this.closing)) this.confirm();
    else if (event.key === "Escape") this.back();
    else if (event.key.toLowerCase() === "s" && this.ways.length > 1) this.otherWay();
    else return false;
    return true;
  }

  // What the table shows

  seats = $derived.by<SeatLook[]>(() =>
    (this.view.players ?? []).map(({ seat }) => {
      const mine = seat === this.view.turn && (this.view.pending.steps.length > 0 || this.looked !== null);
      return {
        letter: LETTERS[seat] ?? null,
        patterned: false,
        score: this.view.scores[seat] ?? 0,
        change: mine ? this.view.pending.points + (this.looked?.consequences.points ?? 0) : null,
      };
    }),
  );

  progress = $derived.by<Progress>(() => ({
    text: t("metromania-stations-left", { count: this.view.stations_left ?? 0 }),
    share: (this.view.stations_left ?? 0) / 30,
  }));

  actionTexts = $derived(
    [...this.digs, ...this.builds].map((step) => ({ text: step.text, means: stepText(this.city, step) })),
  );

  logEntry(event: unknown): LogEntry | null {
    return logEntry(this.city, event as GameEvent);
  }
}
