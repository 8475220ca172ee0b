// What a turn did on the map: its tunnels and stations in order, where they stand, and the points they brought.
import type { Scoring } from "../../arrivals.svelte";
import type { Build, Dig, GameEvent } from "./types";

/** Milliseconds a turn's tunnels are looked at before its points leave the board. */
const LOOK = 300;

/** A tunnel or a station that was built. */
export type Step = Extract<GameEvent, Dig | Build>;

/** Points of stations, and the vertex they come from. */
export interface StationPoints extends Scoring {
  vertex: string;
}

export function steps(events: GameEvent[]): Step[] {
  return events.filter((event): event is Step => "consequences" in event);
}

/** Where a step ends: the tip of its tunnel, or its station. */
export const stepVertex = (step: Step): string => ("to" in step ? step.to : step.vertex);

/** Everybody's points of a turn, from its last station on. */
export function stationPoints(events: GameEvent[]): StationPoints[] {
  const scoring = steps(events).filter(({ consequences }) => consequences.points);
  const last = scoring.at(-1);
  if (!last) return [];
  const points = scoring.reduce((sum, { consequences }) => sum + consequences.points, 0);
  const vertex = last.consequences.stations.at(-1)?.vertex ?? stepVertex(last);
  return [{ seat: last.seat, points, vertex, time: LOOK }];
}
