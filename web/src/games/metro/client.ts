// Metro, as the table, the lobby and the replay see it.
import type { Host } from "../game";
import { Metro } from "./model/metro.svelte";
import { modulesOf } from "./modules/catalogue";
import type { Layout } from "./model/types";

export { default as Board } from "./board/Board.svelte";
export { default as Final } from "./panel/Final.svelte";
export { default as LogPicture } from "./panel/LogPicture.svelte";
export { default as Panel } from "./panel/Panel.svelte";
export { default as Seat } from "./panel/Seat.svelte";
export { default as Words } from "./panel/BoardText.svelte";
export const open = (layout: unknown, host: Host): Metro => new Metro(layout as Layout, host, modulesOf);
