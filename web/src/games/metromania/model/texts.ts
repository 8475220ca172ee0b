// Events, trips and markers of Metromania in words.
import { listed, t } from "../../../shared/i18n/i18n.svelte";
import { signed } from "../../../shared/ui/numbers";
import type { LogEntry } from "../../game";
import type { City, Letter } from "./city";
import type { Build, Dig, GameEvent, LineView, Marker, Trip, Tunnel, View } from "./types";

export function markerName({ letter, type }: Marker): string {
  return `${letter ?? "?"} ${t(`metromania-type-${type}`)}`;
}

export function lineState(line: LineView): string {
  return line.finished
    ? t("metromania-finished")
    : line.blocked
      ? t("metromania-blocked")
      : t("metromania-tunnels-left", { count: line.tunnels_left });
}

export function directionText(city: City, { from, to }: Pick<Tunnel, "from" | "to">): string {
  return t(`metromania-direction-${city.direction(from, to)}`);
}

/** What a step does, without the name of its line. */
export function deedText(city: City, step: Dig | Build): string {
  return t(`metromania-step-${step.kind}`, { direction: "from" in step ? directionText(city, step) : "" });
}

export function stepText(city: City, step: Dig | Build): string {
  const parts = [`${city.lineName(step)} ${deedText(city, step)}`];
  if ("destination" in step && step.destination)
    parts.push(t("metromania-places", { marker: markerName(step.destination) }));
  const stations = step.kind === "station" || step.kind === "bonus" ? [] : step.consequences.stations;
  if (stations.length) parts.push(t("metromania-stations-built", { count: stations.length }));
  return parts.join("; ");
}

/** Why a trip cannot be made, now or for good. */
export function whyNot({ causes }: Trip, over: boolean): string {
  const name = (cause: string): string => (over && cause === "not-placed" ? "never-placed" : cause);
  const [one, other] = causes;
  if (one && other && one.cause === other.cause) return t(`metromania-neither-${name(one.cause)}`);
  return causes
    .map((why) => {
      const type = "type" in why ? t(`metromania-type-${why.type}`) : "";
      return t(`metromania-cause-${name(why.cause)}`, { type });
    })
    .join(", ");
}

/** The same after the end, in as few words as a narrow column has room for. */
export const whyNotShort = ({ causes }: Trip): string =>
  [...new Set(causes.map(({ cause }) => t(`metromania-short-${cause}`)))].join(", ");

/** Why some of these trips can be made and pay nobody, which happens with two players alone; empty if none does. */
export function whyNobody(trips: Trip[], view: View): string {
  const unpaid = trips.some(({ possible, points }) => possible && points.every((one) => !one));
  return unpaid ? t(`metromania-nobody-${view.options.nobody_scores}`) : "";
}

/** Whether a trip takes another time than before, or pays somebody other points. */
export function tripChanged(before: Trip | undefined, trip: Trip): boolean {
  return before !== undefined && (before.minutes !== trip.minutes || before.points.join() !== trip.points.join());
}

/** The minutes of a trip before something, where they were others: "10 → ". */
export function minutesBefore(before: Trip | undefined, { minutes }: Trip, arrow = " → "): string {
  return before === undefined || before.minutes === minutes ? "" : `${before.minutes ?? "–"}${arrow}`;
}

/** The trips that a step changes: each with its minutes, and what it brings the reader more or less. */
export function tripsText(before: Trip[], after: Trip[], me: number | null): string {
  const changed = after.flatMap((trip, i) => {
    const earlier = before[i];
    if (!earlier || !tripChanged(earlier, trip)) return [];
    const minutes = trip.minutes === null ? "–" : t("minutes", { count: trip.minutes });
    const gain = me === null ? 0 : (trip.points[me] ?? 0) - (earlier.points[me] ?? 0);
    return `${t(`day-${trip.day}`)} ${minutesBefore(earlier, trip)}${minutes}${gain ? ` (${signed(gain)})` : ""}`;
  });
  return changed.length ? t("metromania-changes-trips", { trips: listed(changed) }) : "";
}

/** What is drawn in a row of the log: a station, or a tunnel of a line in its direction. */
export interface LogPicture {
  letter: Letter;
  line: number;
  direction: number | null;
}

/** A step as a row: of the log, once it is played, or of what may be done. */
export function stepEntry(city: City, step: Dig | Build, at?: string): LogEntry {
  const { seat, line } = step;
  const direction = "from" in step ? city.direction(step.from, step.to) : null;
  const picture: LogPicture = { letter: city.letter(seat), line, direction };
  return { seat, text: stepText(city, step), points: step.consequences.points, at, picture };
}

/** What a step brings: stations and their points, or how near it leads its line to its end. */
export function gainText(step: Dig | Build): string {
  const { stations, points } = step.consequences;
  const reasons = [...new Set(stations.map(({ why }) => t(`metromania-why-${why}`)))];
  if (!reasons.length && "tunnels_left" in step) return t("metromania-tunnels-left", { count: step.tunnels_left });
  return [...reasons, ...(points ? [t("points-count", { count: points })] : [])].join(": ");
}

export function logEntry(city: City, event: GameEvent): LogEntry | null {
  switch (event.event) {
    case "start":
    case "dig":
    case "end":
      if ("scores" in event) return { seat: null, text: t("event-end"), points: 0 };
      return stepEntry(city, event, event.to);
    case "station":
    case "bonus":
      return stepEntry(city, event, event.vertex);
    case "pass":
      return { seat: event.seat, text: t("metromania-event-pass"), points: 0 };
    case "double": {
      const type = t(`metromania-type-${event.type}`);
      const text = t(event.chosen ? "metromania-event-double" : "metromania-event-left", { type });
      return { seat: event.seat, text, points: 0 };
    }
    case "construction-ends": {
      const reasons = event.reasons.map((reason) => t(`metromania-reason-${reason}`)).join(", ");
      return { seat: null, text: t("metromania-event-ends", { reasons }), points: 0 };
    }
    default:
      return null;
  }
}
