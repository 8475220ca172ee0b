// The end of a game of Metromania: the week, day by day, then the table of all points.
import { t } from "../../../shared/i18n/i18n.svelte";
import { number } from "../../../shared/ui/numbers";
import type { Ending, FinishedGame } from "../../ending";
import type { Metromania } from "../model/metromania.svelte";
import Days from "./Days.svelte";
import Standings from "./Standings.svelte";
import Today from "./Today.svelte";
import { weekOf } from "./week.svelte";
import WeekTable from "./WeekTable.svelte";

/** What the winner kept and what the week brought. */
function reason(game: Metromania, finished: FinishedGame): string {
  const final = game.view.final;
  const winner = finished.order[0] ?? 0;
  if (!final) return "";
  const kept = final.kept[winner] ?? 0;
  return t("metromania-end-reason", { kept: number(kept), week: number((finished.scores[winner] ?? 0) - kept) });
}

/** `atOnce`: the week does not play by itself; its days are looked at by hand. */
export function ending(game: Metromania, atOnce: boolean): Ending<Metromania> {
  if (!game.view.final) return { wide: false, Standings, reason };
  const parts = { wide: false, Standings, Above: Days, Details: WeekTable, reason };
  if (!atOnce) return { ...parts, Before: Today };
  weekOf(game, game.view.final).finish();
  return parts;
}
