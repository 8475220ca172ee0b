// What seats are called on the screen.
import { maybe, t } from "./i18n/i18n.svelte";
import type { SeatFacts } from "../net/messages";

export function botName(level: string): string {
  return maybe(`bot-${level}`) ?? level;
}

/** Names for bots, by seat: people of the time. */
const BOTS = ["Hector", "Louise", "Fulgence", "Berthe", "Émile", "Adrienne"];

/** The name of a player as records have it: there bots are called by their level. */
export function playerName(name: string, seat: number): string {
  return maybe(`bot-${name}`) ? botCalled(seat) : name;
}

function botCalled(seat: number): string {
  return t("bot-named", { name: BOTS[seat % BOTS.length] ?? "" });
}

export function seatName(seat: SeatFacts, number: number): string {
  if (seat.kind === "bot") return botCalled(number);
  if (seat.kind === "open") return t("seat-open");
  return seat.name ?? seat.player?.name ?? t("seat-number", { number: number + 1 });
}
