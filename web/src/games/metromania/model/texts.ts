// Events, trips and markers of Metromania in words.
import { t } from "../../../shared/i18n/i18n.svelte";
import type { LogEntry } from "../../game";
import { lineName } from "./metromania.svelte";
import type { Build, Dig, GameEvent, LineView, Marker, Trip } from "./types";

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

export function stepText(step: Dig | Build): string {
  const words = { line: lineName(step), to: "vertex" in step ? step.vertex : step.to };
  const parts = [`${lineName(step)} ${t(`metromania-step-${step.kind}`, words)}`];
  if ("destination" in step && step.destination)
    parts.push(t("metromania-places", { marker: markerName(step.destination) }));
  const stations = step.kind === "station" || step.kind === "bonus" ? [] : step.consequences.stations;
  if (stations.length) parts.push(t("metromania-stations-built", { count: stations.length }));
  return parts.join("; ");
}

export function whyNot({ causes }: Trip): string {
  return causes
    .map(({ cause, type }) => t(`metromania-cause-${cause}`, { type: type ? t(`metromania-type-${type}`) : "" }))
    .join(", ");
}

export function logEntry(event: GameEvent): LogEntry | null {
  switch (event.event) {
    case "start":
    case "dig":
    case "end":
      if ("scores" in event) return { seat: null, text: t("event-end"), points: 0 };
      return { seat: event.seat, text: stepText(event), points: event.consequences.points, at: event.to };
    case "station":
    case "bonus":
      return { seat: event.seat, text: stepText(event), points: event.consequences.points, at: event.vertex };
    case "pass":
      return { seat: event.seat, text: t("metromania-event-pass"), points: 0 };
    case "construction-ends": {
      const reasons = event.reasons.map((reason) => t(`metromania-reason-${reason}`)).join(", ");
      return { seat: null, text: t("metromania-event-ends", { reasons }), points: 0 };
    }
    default:
      return null;
  }
}
