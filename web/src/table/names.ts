// What seats are called on the screen.
import { maybe, t } from "../i18n/i18n.svelte";
import type { SeatFacts } from "../net/messages";

export function botName(level: string): string {
  return maybe(`bot-${level}`) ?? level;
}

/** Names for bots, by seat: people of the time. */
const BOTS = ["Hector", "Louise", "Fulgence", "Berthe", "Émile", "Adrienne"];

export function seatName(seat: SeatFacts, number: number): string {
  if (seat.kind === "bot") return t("bot-named", { name: BOTS[number % BOTS.length] ?? "" });
  if (seat.kind === "open") return t("seat-open");
  return seat.name ?? seat.player?.name ?? t("seat-number", { number: number + 1 });
}
