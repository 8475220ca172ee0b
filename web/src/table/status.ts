// What the status of a seat means for those at the table.
import type { SeatFacts } from "../net/messages";

/** Whether a player stays to the end, also one who lets the rest be played. */
export function stays(seat: SeatFacts | undefined): boolean {
  return seat?.status === "playing" || seat?.status === "automatic";
}

/** Whether a player may take the seat back from the bot that plays it. */
export function canComeBack(seat: SeatFacts | undefined): boolean {
  return seat?.status === "handed-over" || seat?.status === "automatic";
}
