// A game of Metromania at the table: what is chosen and not sent yet. Choosing only narrows the legal list.
import { t } from "../../i18n/i18n.svelte";
import type { GameFacts } from "../../net/messages";
import type { Host, Playing, Position, Progress, SeatLook, Telling } from "../game";
import { City } from "./city";
import { tellEvent } from "./telling";
import type { Action, Build, Closing, Dig, Layout, LineName, Trip, View } from "./types";

/** The colours of the seats; lines are told apart by solid and striped. */
export const LETTERS = ["R", "G", "B", "O"] as const;

export function lineName({ seat, line }: LineName): string {
  return `${LETTERS[seat] ?? "?"}${line}`;
}

export class Metromania implements Playing {
  view = $state.raw({} as View);
  actions = $state.raw<Action[]>([]);
  pending = $state(0);
  onlyMine = $state<boolean | undefined>(undefined);
  /** The text of the step that is chosen, and of the one pointed at. */
  #chosen = $state<string | null>(null);
  hover = $state<string | null>(null);
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
    this.view = view as unknown as View;
    this.actions = actions as unknown as Action[];
    this.pending = pending;
    if (!this.view.pending.steps.length) this.before = this.view.trips;
    this.forget();
  }

  forget(): void {
    this.#chosen = null;
    this.hover = null;
  }

  // What may be chosen

  digs = $derived(this.actions.filter((action): action is Dig => action.kind === "dig" || action.kind === "start" || action.kind === "end"));
  builds = $derived(this.actions.filter((action): action is Build => action.kind === "station" || action.kind === "bonus"));
  closing = $derived(this.actions.find((action): action is Closing => action.kind === "confirm") ?? null);
  passing = $derived(this.actions.find((action): action is Closing => action.kind === "pass") ?? null);
  myTurn = $derived(this.actions.length > 0);

  chosen = $derived(this.#find(this.#chosen));
  looked = $derived(this.chosen ?? this.#find(this.hover));
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
    else this.#chosen = action.text;
  }

  /** A place was clicked that no step leads to: the rules say why. */
  ask(vertex: string): void {
    const line = this.view.lines.find(({ seat, tip }) => seat === this.view.turn && tip !== null);
    if (this.myTurn && line) this.host.explain(`dig ${line.line} ${vertex} left`);
  }

  otherWay(): void {
    const at = this.ways.findIndex(({ text }) => text === this.#chosen);
    this.#chosen = this.ways[(at + 1) % this.ways.length]?.text ?? null;
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
    if (action) this.#chosen = action.text;
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
    text: t("mania-stations-left", { count: this.view.stations_left ?? 0 }),
    share: (this.view.stations_left ?? 0) / 30,
  }));

  tell(event: GameFacts): Telling | null {
    return tellEvent(event);
  }
}
