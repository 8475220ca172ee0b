// Events and lines of Metro in words.
import { t } from "../../../shared/i18n/i18n.svelte";
import type { GameFacts } from "../../../net/messages";
import type { LogEntry } from "../../game";
import type { Metro } from "./metro.svelte";
import type { Action, Departure, LineFacts } from "./types";

export function stationName(metro: Metro, departure: Departure): string {
  return typeof departure === "string" ? t("metro-in-centre") : (metro.layout.stations[departure - 1]?.name ?? "");
}

export function colourName(colour: string): string {
  return t(`colour-${colour}`);
}

/** How a line stands: complete and where, or where it goes on. */
export function lineEnd(line: LineFacts): string {
  if (!line.complete) return t("metro-line-open", { cell: line.next ?? "" });
  return typeof line.arrives === "number" ? t("metro-line-arrives", { station: line.arrives }) : t("metro-line-centre");
}

export function lineSentence(metro: Metro, line: LineFacts): string {
  return t("metro-line-sentence", {
    station: String(line.departure),
    name: stationName(metro, line.departure),
    owner: line.owner ? colourName(line.owner) : t("metro-nobody"),
    length: line.after,
    end: lineEnd(line),
    points: line.points,
  });
}

/** A legal action, and what it brings. */
export function actionText(action: Action): string {
  const gains = action.kind === "lay" || action.kind === "station" ? Object.entries(action.consequences.points) : [];
  return [deed(action), ...gains.map(([colour, points]) => t("metro-gain", { colour: colourName(colour), points }))].join(", ");
}

function deed(action: Action): string {
  switch (action.kind) {
    case "lay":
      return t("metro-may-lay", { tile: action.code, cell: action.cell, count: action.consequences.lines.length });
    case "draw":
      return t("metro-draw-yes");
    case "exchange":
      return action.consequences.takes ? t("metro-take", { colour: colourName(action.consequences.takes) }) : t("metro-take-hidden");
    case "station":
      return t("metro-wagon-on", { station: action.station, colour: colourName(action.colour) });
  }
}

/** A line as `Metro.shown` names it: central stations are called like cells. */
export const lineAt = (departure: Departure): string => `line ${departure}`;

type Entry = (metro: Metro, event: Record<string, string & number>) => Omit<LogEntry, "seat"> & { seat?: number | null };

const ENTRIES: Record<string, Entry> = {
  lay: (_, e) => ({ text: t("metro-event-lay", { tile: e["code"] ?? "", cell: e["cell"] ?? "" }), points: 0, at: e["cell"] }),
  draw: () => ({ text: t("metro-event-draw"), points: 0 }),
  complete: (metro, e) => completed(metro, e as unknown as LineFacts),
  exchange: (_, e) => ({ text: t(`metro-event-exchange-${e["from"]}`, { share: e["share"] ?? 0 }), points: 0 }),
  station: (_, e) => ({ text: t("metro-event-station", { station: e["station"] ?? "", colour: colourName(e["colour"] ?? "") }), points: 0, at: lineAt(e["station"] ?? "") }),
  "exchange-closed": () => ({ text: t("metro-event-exchange-closed"), points: 0, seat: null }),
  end: () => ({ text: t("event-end"), points: 0, seat: null }),
};

function completed(metro: Metro, line: LineFacts): ReturnType<Entry> {
  const words = { station: String(line.departure), name: stationName(metro, line.departure), owner: line.owner ? colourName(line.owner) : "", count: line.after };
  const text = line.times > 1 ? t("metro-event-complete-centre", words) : t("metro-event-complete", words);
  return { text, points: line.points, seat: metro.seatOf(line.owner), at: lineAt(line.departure) };
}

export function logEntry(metro: Metro, event: GameFacts): LogEntry | null {
  const entry = ENTRIES[String(event["event"])];
  if (!entry || (event["event"] === "complete" && !event["owner"])) return null;
  const seat = typeof event["seat"] === "number" ? event["seat"] : null;
  return { seat, ...entry(metro, event as Record<string, string & number>) };
}
