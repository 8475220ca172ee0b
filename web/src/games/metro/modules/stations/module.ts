// Metro stations: wagons are put on the central stations and depart from there.
import { t } from "../../../../shared/i18n/i18n.svelte";
import type { ActionKind, EventText, Module } from "../../model/module";
import { colourName, lineAt } from "../../model/texts";
import Choice from "./Choice.svelte";
import Marks from "./Marks.svelte";
import Panel from "./Panel.svelte";
import { departures } from "./places";
import Targets from "./Targets.svelte";
import type { PlaceWagon, WagonEvent } from "./types";

const placeWagon: ActionKind = {
  tab: () => t("metro-kind-station"),
  how: () => t("metro-wagons-how"),
  text(action) {
    const { station, colour } = action as PlaceWagon;
    return t("metro-wagon-on", { station, colour: colourName(colour) });
  },
  confirm: (action) => t("metro-confirm-wagon", { station: (action as PlaceWagon).station }),
  Choice,
};

const wagonPlaced: EventText = (_, event) => {
  const { station, colour } = event as WagonEvent;
  return { text: t("metro-event-station", { station, colour: colourName(colour) }), at: lineAt(station) };
};

export const stations: Module = {
  name: "stations",
  actions: { station: placeWagon },
  events: { station: wagonPlaced },
  Panel,
  Marks,
  Targets,
  departures,
};
