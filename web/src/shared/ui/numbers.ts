// Numbers in the reader's format, with a true minus sign; gains also with their plus.
import { trueMinus } from "../i18n/minus";
import { settings } from "../theme/settings.svelte";

function format(n: number, options: Intl.NumberFormatOptions = {}): string {
  return trueMinus(new Intl.NumberFormat(settings.language, options).format(n));
}

export const number = (n: number): string => format(n);
export const signed = (n: number): string => format(n, { signDisplay: "exceptZero" });
/** With one digit after the point. */
export const average = (n: number): string => format(n, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
