// What seats are called on the screen.
import { maybe, t } from "./i18n/i18n.svelte";
import type { SeatFacts } from "../net/messages";

export function botName(level: string): string {
  return maybe(`bot-${level}`) ?? level;
}

/** Names for bots, by seat: people of the time. */
const BOTS = ["Hector", "Louise", "Fulgence", "Berthe", "Émile", "Adrienne"];

/** What the server calls somebody who has deleted their data. */
const FORMER = "former player";

/** Guests who have not chosen a name: stored the same in every language, shown in the reader's. */
const GUEST = /^Guest (\d{3})$/;

export function guestCalled(number: number): string {
  return `Guest ${number}`;
}

export function personName(name: string): string {
  const guest = GUEST.exec(name);
  if (guest) return t("guest", { number: guest[1] ?? "" });
  return name === FORMER ? t("former-player") : name;
}

/** What is stored for a name as a reader writes it: a guest's name goes back to the one for all languages. */
export function storedName(name: string): string {
  const number = /\d{3}$/.exec(name)?.[0];
  return number && name === t("guest", { number }) ? guestCalled(Number(number)) : name;
}

/** Whether the name at a seat is its player's own, kept with a passphrase. */
export function isKept(seat: SeatFacts | undefined): boolean {
  return Boolean(seat?.player?.claimed) && (seat?.name ?? seat?.player?.name) === seat?.player?.name;
}

/** The name of a player as records have it: there bots are called by their level. */
export function playerName(name: string, seat: number): string {
  return maybe(`bot-${name}`) ? botCalled(seat) : personName(name);
}

function botCalled(seat: number): string {
  return t("bot-named", { name: BOTS[seat % BOTS.length] ?? "" });
}

export function seatName(seat: SeatFacts, number: number): string {
  if (seat.kind === "bot") return botCalled(number);
  if (seat.kind === "open") return t("seat-open");
  const name = seat.name ?? seat.player?.name;
  return name === undefined || name === null ? t("seat-number", { number: number + 1 }) : personName(name);
}
