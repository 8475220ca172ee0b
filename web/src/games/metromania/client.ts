// Metromania, as the table, the lobby and the replay see it.
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Final from "./Final.svelte";
import { Metromania } from "./mania.svelte";
import Panel from "./Panel.svelte";
import Seat from "./Seat.svelte";
import type { Layout } from "./types";
import Words from "./Words.svelte";

export const client: GameClient<Metromania> = {
  id: "metromania",
  open: (layout, host) => new Metromania(layout as unknown as Layout, host),
  Board,
  Panel,
  Seat,
  Words,
  Final,
};
