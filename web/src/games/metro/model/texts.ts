// Events and lines of Metro in words.
import { t } from "../../../shared/i18n/i18n.svelte";
import type { LogEntry } from "../../game";
import type { Metro } from "./metro.svelte";
import type { EventText, Row } from "./module";
import { effectOf, isDraw, isLay } from "./types";
import type { Action, CompleteEvent, Departure, GameEvent, LayEvent, LineFacts } from "./types";

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

/** The same in two or three words. */
export function shortEnd(line: LineFacts): string {
  if (!line.complete) return t("metro-row-open");
  return typeof line.arrives === "number" ? t("metro-row-arrives", { station: line.arrives }) : t("metro-row-centre");
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
export function actionText(metro: Metro, action: Action): string {
  const gains = Object.entries(effectOf(action)?.points ?? {});
  const texts = gains.map(([colour, points]) => t("metro-gain", { colour: colourName(colour), points }));
  return [deed(metro, action), ...texts].join(", ");
}

function deed(metro: Metro, action: Action): string {
  if (isDraw(action)) return t("metro-draw-yes");
  if (!isLay(action)) return metro.actionKind(action)?.text(action) ?? action.text;
  const { code, cell, consequences } = action;
  const text = t("metro-may-lay", { cell, count: consequences.lines.length });
  const several = metro.actions.some((other) => isLay(other) && other.code !== code);
  return several ? `${text} (${tileText(code)})` : text;
}

/** Where the rails of a tile lead, side by side: for those who do not see its picture. */
export function tileText(code: string): string {
  return t("metro-tile", { tile: SIDES.map((side, i) => t("metro-rail", { side, way: code[i] ?? "" })).join(", ") });
}
const SIDES = ["N", "E", "S", "W"];

/** What speaks for an action: the lines that it touches, own ones first; or why a new tile may be better. */
export function whyText(metro: Metro, action: Action): string {
  if (isDraw(action)) return whyDraw(metro);
  const lines = effectOf(action)?.lines ?? [];
  const [mine, others] = [lines.filter((line) => isMine(metro, line)), lines.filter((line) => !isMine(metro, line))];
  return [...mine, ...others.filter(({ complete }) => complete)]
    .slice(0, 2)
    .map((line) => lineSentence(metro, line))
    .join(" ");
}

const isMine = (metro: Metro, { owner }: LineFacts): boolean =>
  metro.view.viewer !== null && metro.seatOf(owner) === metro.view.viewer;

function whyDraw(metro: Metro): string {
  if (!metro.seatsOwnLines) return t("metro-why-draw");
  const lays = metro.actions.filter(isLay).map(({ cell, consequences }) => {
    const mine = consequences.lines.filter((line) => isMine(metro, line));
    return { cell, touched: mine.length, points: mine.reduce((sum, { points }) => sum + points, 0) };
  });
  if (!lays.some(({ touched }) => touched)) return t("metro-why-draw-untouched");
  const best = lays.reduce((one, other) => (other.points > one.points ? other : one));
  return best.points ? t("metro-why-draw-best", best) : t("metro-why-draw-nothing");
}

/** A line as `Metro.shown` names it. */
export const lineAt = (departure: Departure): string => `line ${departure}`;

const ENTRIES: Record<string, EventText> = {
  lay(_, event) {
    const { code, cell } = event as LayEvent;
    return { text: t("metro-event-lay", { cell }), at: cell, picture: code };
  },
  draw: () => ({ text: t("metro-event-draw") }),
  complete: (metro, event) => completed(metro, event as CompleteEvent),
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
  const ofModule = metro.modules.find(({ events }) => events?.[event.event])?.events;
  const row = (ENTRIES[event.event] ?? ofModule?.[event.event])?.(metro, event);
  return row ? { seat: event.seat ?? null, points: 0, ...row } : null;
}
