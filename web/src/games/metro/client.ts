// Metro, as the table, the lobby and the replay see it.
import type { Ending, PlayedMove, PointsOverGame } from "../ending";
import type { Host, SeatColour } from "../game";
import { companyCurves } from "./model/curves";
import { Metro } from "./model/metro.svelte";
import { modulesOf } from "./modules/catalogue";
import type { Layout } from "./model/types";

export { default as Board } from "./board/Board.svelte";
export { default as LogPicture } from "./panel/LogPicture.svelte";
export { default as MomentPicture } from "./board/MomentPicture.svelte";
export { default as Panel } from "./panel/Panel.svelte";
export { default as Seat } from "./panel/Seat.svelte";
export { default as Standings } from "./panel/Standings.svelte";
export { default as Words } from "./panel/BoardText.svelte";
/** The colour each seat will play, before the game: null where seats own no lines. */
export function seatColours(layout: unknown, options: Record<string, unknown>): (SeatColour | null)[] {
  const chosen = modulesOf({ modules: (options["modules"] as string[] | undefined) ?? [] });
  const owned = !chosen.some(({ seatsOwnNoLines }) => seatsOwnNoLines);
  const { colours } = layout as Layout;
  const names = (options["colours"] as string[] | undefined) ?? [];
  const seats = names.length ? names.map((name) => colours.find((colour) => colour.name === name) ?? null) : colours;
  return seats.map((colour) => (owned ? colour : null));
}
export const curves = (metro: Metro, moves: readonly PlayedMove[]): PointsOverGame[] | null =>
  metro.seatsOwnLines ? null : companyCurves(metro, moves);
export const open = (layout: unknown, host: Host): Metro => new Metro(layout as Layout, host, modulesOf);
export const ending = async (metro: Metro): Promise<Ending<Metro>> => (await import("./ending/ending")).ending(metro);
