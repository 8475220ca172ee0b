// Metromania, as the table, the lobby and the replay see it.
import type { Host } from "../game";
import { Metromania } from "./model/metromania.svelte";
import type { Layout } from "./model/types";

export { default as Board } from "./board/Board.svelte";
export { default as Final } from "./panel/Final.svelte";
export { default as LogPicture } from "./panel/LogPicture.svelte";
export { default as Panel } from "./panel/Panel.svelte";
export { default as Seat } from "./panel/Seat.svelte";
export { default as Words } from "./panel/BoardText.svelte";
export const open = (layout: unknown, host: Host): Metromania => new Metromania(layout as Layout, host);
