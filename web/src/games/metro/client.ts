// Metro, as the table, the lobby and the replay see it.
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import { Metro } from "./metro.svelte";
import Panel from "./Panel.svelte";
import Seat from "./Seat.svelte";
import type { Layout } from "./types";
import Words from "./Words.svelte";

export const client: GameClient<Metro> = {
  id: "metro",
  open: (layout, host) => new Metro(layout as unknown as Layout, host),
  Board,
  Panel,
  Seat,
  Words,
  Final,
};
