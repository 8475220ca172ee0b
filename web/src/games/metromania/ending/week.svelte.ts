// The week of a finished game: which day is shown, and how many points everybody has by then.
import type { Metromania } from "../model/metromania.svelte";
import type { StationPoints } from "../model/moments";
import type { FinalSteps, Trip } from "../model/types";

const DAYS = 7;
/** Milliseconds of a day, and of what comes before Monday; a section of a route; points that wait to leave. */
const DAY = 2600;
const EVE = 1600;
const SECTION = 180;

export class Week {
  /** -1: before Monday; 0 to 6; 7: the week is over. */
  day = $state(-1);
  running = $state(true);

  constructor(
    readonly game: Metromania,
    readonly final: FinalSteps,
  ) {}

  over = $derived.by(() => this.day >= DAYS);
  trip = $derived.by<Trip | null>(() => this.game.view.trips[this.day] ?? null);

  /** How long the present day lasts at normal pace. */
  time = $derived.by(() => (this.day < 0 ? EVE : DAY));

  /** The points of a seat so far; those of today count when they arrive. */
  total(seat: number): number {
    const days = this.final.days.slice(0, Math.min(this.day, DAYS - 1) + 1);
    return (days.at(-1)?.totals[seat] ?? this.final.kept[seat] ?? 0) - this.game.arrivals.missing(seat);
  }

  /** What a day brought a seat. */
  gain(day: number, seat: number): number {
    const before = day ? this.final.days[day - 1]?.totals[seat] : this.final.kept[seat];
    return (this.final.days[day]?.totals[seat] ?? 0) - (before ?? 0);
  }

  /** Whether a day has been shown. */
  shown(day: number): boolean {
    return day <= this.day;
  }

  go(day: number, pace: number): void {
    this.day = Math.min(DAYS, Math.max(0, day));
    this.game.trip = this.trip ? this.day : null;
    const sections = Math.max(1, this.trip?.routes[0]?.length ?? 0);
    this.game.arrivals.start(pace ? this.#points() : [], pace, SECTION * sections);
  }

  finish(): void {
    this.running = false;
    this.go(DAYS, 0);
  }

  #points(): StationPoints[] {
    const { day, trip } = this;
    if (!trip) return [];
    return this.final.kept.flatMap((_, seat) => {
      const points = this.gain(day, seat);
      return points ? [{ seat, points, vertex: this.#vertex(trip, seat), time: 0 }] : [];
    });
  }

  /** Where the points of a seat leave the map: its destination, its part of the route, or where its line begins. */
  #vertex(trip: Trip, seat: number): string {
    const city = this.game.city.layout;
    const cell = trip.ends.find((end) => end.seat === seat && end.cell)?.cell;
    const section = trip.routes.flat().find((one) => one.seat === seat);
    const line = this.game.view.lines.find((one) => one.seat === seat && one.path.length);
    const found = (cell && city.cells[cell]?.[0]) ?? section?.from ?? line?.path[1];
    return found ?? Object.keys(city.vertices)[0] ?? "";
  }
}

const weeks = new WeakMap<Metromania, Week>();

/** The week of the page that shows this game. */
export function weekOf(game: Metromania, final: FinalSteps): Week {
  let found = weeks.get(game);
  if (found?.final !== final) weeks.set(game, (found = new Week(game, final)));
  return found;
}
