// What the end of a game with companies shows: loaded when it is over.
export { default as Standings } from "./EndTable.svelte";
export { default as Ranks } from "./EndRanks.svelte";
