// The points of the companies over a game: until its end, seats that hold shares have none to draw.
import type { PlayedMove, PointsOverGame } from "../../ending";
import type { Metro } from "./metro.svelte";
import { colourName } from "./texts";
import type { CompleteEvent, GameEvent } from "./types";

export function companyCurves(metro: Metro, moves: readonly PlayedMove[]): PointsOverGame[] {
  return metro.layout.colours
    .filter(({ name }) => name in metro.view.points)
    .map(({ name, letter }) => {
      let points = 0;
      const scores = moves.map(({ events }) => (points += pointsOf(name, events as GameEvent[])));
      return { name: colourName(name), letter, scores };
    });
}

function pointsOf(colour: string, events: readonly GameEvent[]): number {
  return events
    .filter((event): event is CompleteEvent => event.event === "complete" && "owner" in event)
    .filter(({ owner }) => owner === colour)
    .reduce((sum, { points }) => sum + points, 0);
}
