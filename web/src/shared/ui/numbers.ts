// Numbers and dates in the reader's format; numbers with a true minus sign, gains also with their plus.
import { trueMinus } from "../i18n/minus";
import { settings } from "../theme/settings.svelte";

function format(n: number, options: Intl.NumberFormatOptions = {}): string {
  return trueMinus(new Intl.NumberFormat(settings.language, options).format(n));
}

export const number = (n: number): string => format(n);
export const signed = (n: number): string => format(n, { signDisplay: "exceptZero" });
/** With one digit after the point. */
export const average = (n: number): string => format(n, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A day as it is written where the reader lives, if the language is spoken there. */
export function day(moment: number, options: Intl.DateTimeFormatOptions = { day: "numeric", month: "long" }): string {
  const place = navigator.languages.find((tag) => tag.startsWith(settings.language)) ?? settings.language;
  return new Intl.DateTimeFormat(place, options).format(moment);
}
