// Events and lines of Metro in words.
import { t } from "../../../shared/i18n/i18n.svelte";
import type { LogEntry } from "../../game";
import type { Metro } from "./metro.svelte";
import type {
  Action,
  CompleteEvent,
  Departure,
  ExchangeEvent,
  GameEvent,
  LayEvent,
  LineFacts,
  StationEvent,
} from "./types";

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
  return [
    deed(action),
    ...gains.map(([colour, points]) => t("metro-gain", { colour: colourName(colour), points })),
  ].join(", ");
}

function deed(action: Action): string {
  switch (action.kind) {
    case "lay":
      return t("metro-may-lay", { tile: action.code, cell: action.cell, count: action.consequences.lines.length });
    case "draw":
      return t("metro-draw-yes");
    case "exchange":
      return action.consequences.takes
        ? t("metro-take", { colour: colourName(action.consequences.takes) })
        : t("metro-take-hidden");
    case "station":
      return t("metro-wagon-on", { station: action.station, colour: colourName(action.colour) });
  }
}

/** A line as `Metro.shown` names it: central stations are called like cells. */
export const lineAt = (departure: Departure): string => `line ${departure}`;

/** The facts of one row; the seat of the event stands for those that name none. */
type Row = Pick<LogEntry, "text"> & Partial<LogEntry>;

const ENTRIES: Record<string, (metro: Metro, event: GameEvent) => Row | null> = {
  lay(_, event) {
    const { code, cell } = event as LayEvent;
    return { text: t("metro-event-lay", { tile: code, cell }), at: cell };
  },
  draw: () => ({ text: t("metro-event-draw") }),
  complete: (metro, event) => completed(metro, event as CompleteEvent),
  exchange(_, event) {
    const { from, share } = event as ExchangeEvent;
    return { text: t(`metro-event-exchange-${from}`, { share }) };
  },
  station(_, event) {
    const { station, colour } = event as StationEvent;
    return { text: t("metro-event-station", { station, colour: colourName(colour) }), at: lineAt(station) };
  },
  "exchange-closed": () => ({ text: t("metro-event-exchange-closed"), seat: null }),
  end: () => ({ text: t("event-end"), seat: null }),
};

function completed(metro: Metro, line: LineFacts): Row | null {
  if (!line.owner) return null;
  const words = {
    station: String(line.departure),
    name: stationName(metro, line.departure),
    owner: colourName(line.owner),
    count: line.after,
  };
  const text = line.times > 1 ? t("metro-event-complete-centre", words) : t("metro-event-complete", words);
  return { text, points: line.points, seat: metro.seatOf(line.owner), at: lineAt(line.departure) };
}

export function logEntry(metro: Metro, event: GameEvent): LogEntry | null {
  const row = ENTRIES[event.event]?.(metro, event);
  return row ? { seat: event.seat ?? null, points: 0, ...row } : null;
}
