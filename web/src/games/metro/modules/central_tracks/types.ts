import type { View } from "../../model/types";
import type * as json from "./json";

export type CentralTracksOptions = View["options"] & json.CentralTracksOptions;
