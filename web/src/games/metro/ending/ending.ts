// The end of a game of Metro: of lines, or the large table of a module that scores otherwise.
import { t } from "../../../shared/i18n/i18n.svelte";
import { number } from "../../../shared/ui/numbers";
import type { Ending, FinishedGame } from "../../ending";
import type { Metro } from "../model/metro.svelte";
import { stationName } from "../model/texts";
import Details from "./Details.svelte";
import Standings from "./Standings.svelte";
import { bestLine } from "./scorings";

/** The line that brought the winner most. */
function reason(metro: Metro, finished: FinishedGame): string {
  const best = bestLine(metro, finished);
  if (!best || !metro.view.over) return "";
  const { line, tile, seat } = best;
  const facts = {
    name: stationName(metro, line.departure),
    tile,
    length: line.after,
    times: line.times,
    points: number(line.points),
    all: number(finished.scores[seat] ?? 0),
  };
  return t(line.times > 1 ? "metro-end-reason-centre" : "metro-end-reason", facts);
}

export async function ending(metro: Metro): Promise<Ending<Metro>> {
  const load = metro.modules.find(({ ending }) => ending)?.ending;
  if (load) return { wide: true, ...(await load()), reason: () => "" };
  return { wide: false, Standings, Details, reason };
}
