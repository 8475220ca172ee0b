// The modules of Metro, in the order of their panels. The only place that asks which are in play.
import type { ModulesOf } from "../model/module";
import { centralTracks } from "./central_tracks/module";
import { companies } from "./companies/module";
import { numbers } from "./numbers/module";
import { stations } from "./stations/module";

export const MODULES = [companies, stations, numbers, centralTracks];

export const modulesOf: ModulesOf = ({ modules }) => MODULES.filter(({ name }) => modules.includes(name));
