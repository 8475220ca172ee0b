// Metromania, as the table, the lobby and the replay see it.
import type { Ending } from "../ending";
import type { Host, SeatColour } from "../game";
import { LETTERS, letterOf } from "./model/city";
import { Metromania } from "./model/metromania.svelte";
import type { Layout, View } from "./model/types";

export { default as Board } from "./board/Board.svelte";
export { default as LogPicture } from "./panel/LogPicture.svelte";
export { default as MomentPicture } from "./board/MomentPicture.svelte";
export { default as Panel } from "./panel/Panel.svelte";
export { default as Seat } from "./panel/Seat.svelte";
export { default as Words } from "./panel/BoardText.svelte";
const NAMES = { R: "red", G: "green", B: "blue", O: "orange" };
/** The colour of each company, as chosen or in the usual order. */
export function seatColours(_layout: unknown, options: Record<string, unknown>): SeatColour[] {
  const names = (options["colours"] as string[] | undefined) ?? [];
  const letters = names.length ? names.map(letterOf) : LETTERS;
  return letters.map((letter) => ({ letter, name: NAMES[letter] }));
}
export const open = (layout: unknown, host: Host): Metromania => new Metromania(layout as Layout, host);
/** Which district lies where is seen when the game begins. */
export const undealt = (view: View): View => ({ ...view, city: { ...view.city, grounds: {} } });
export const ending = async (game: Metromania, atOnce: boolean): Promise<Ending<Metromania>> =>
  (await import("./ending/ending")).ending(game, atOnce);
