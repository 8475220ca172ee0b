// Metromania, as the table, the lobby and the replay see it.
import type { GameFacts } from "../../net/messages";
import type { Host } from "../game";
import { Metromania } from "./mania.svelte";
import type { Layout } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Final } from "./Final.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Words } from "./Words.svelte";
export const open = (layout: GameFacts, host: Host): Metromania => new Metromania(layout as unknown as Layout, host);
