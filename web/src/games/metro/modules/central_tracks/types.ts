import type { View } from "../../model/types";

export type CentralTracksOptions = View["options"] & { central_points: boolean };
