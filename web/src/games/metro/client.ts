// Metro, as the table, the lobby and the replay see it.
import type { GameFacts } from "../../net/messages";
import type { Host } from "../game";
import { Metro } from "./metro.svelte";
import type { Layout } from "./types";

export { default as Board } from "./Board.svelte";
export { default as Final } from "./Final.svelte";
export { default as Panel } from "./Panel.svelte";
export { default as Seat } from "./Seat.svelte";
export { default as Words } from "./Words.svelte";
export const open = (layout: GameFacts, host: Host): Metro => new Metro(layout as unknown as Layout, host);
