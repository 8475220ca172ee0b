// The central stations as things to draw: where each is, and whose wagon stands there.
import type { Metro } from "../../model/metro.svelte";
import type { DepartureTarget } from "../../model/module";
import { letterOf } from "../../model/picture";
import { CELL, entryPort, outward } from "../../model/tile";
import type { Layout } from "../../model/types";
import { isWagon, type StationsView } from "./types";

export interface WagonPlace {
  id: string;
  x: number;
  y: number;
  side: number;
  /** The letter of the wagon there. */
  letter: string | null;
}

function places(layout: Layout, owners: Record<string, string | null>): WagonPlace[] {
  return layout.central_stations.map(({ id, row, column, side }) => {
    const out = layout.sides.indexOf(side);
    const [dx, dy] = outward(out);
    const [px, py] = entryPort((out + 2) % 4);
    const letter = letterOf(layout, owners[id] ?? null);
    return { id, x: CELL * (column + dx) + px, y: CELL * (row + dy) + py, side: out, letter };
  });
}

export function wagonPlaces({ layout, view }: Metro): WagonPlace[] {
  return places(layout, (view as StationsView).central);
}

/** Where the names of free stations stand: beside the rail; every second one nearer the middle, clear of a roof. */
export function namePlaces(metro: Metro): { id: string; x: number; y: number }[] {
  const offered = new Set(metro.actions.filter(isWagon).map(({ station }) => station));
  const middle = (CELL * metro.layout.size) / 2;
  return wagonPlaces(metro).flatMap(({ id, x, y, side, letter }, i) => {
    if (letter || offered.has(id)) return [];
    const [dx, dy] = outward(side);
    const [inX, inY] = [x - 15 * dx, y - 15 * dy];
    const shift = i % 2 ? 5 : 0;
    return [
      { id, x: inX + (dx ? 0 : shift * Math.sign(middle - inX)), y: inY + (dy ? 0 : shift * Math.sign(middle - inY)) },
    ];
  });
}

/** The wagons whose lines stand out. */
export function litWagons({ layout, spotlight }: Metro): WagonPlace[] {
  const owners = Object.fromEntries((spotlight?.lines ?? []).map(({ departure, owner }) => [departure, owner]));
  return places(layout, owners).filter(({ id }) => id in owners);
}

/** Where the lines of wagons can be pointed at. */
export function departures(metro: Metro): DepartureTarget[] {
  return wagonPlaces(metro)
    .filter(({ letter }) => letter)
    .map(({ id, x, y, side }) => {
      const [dx, dy] = outward(side);
      return { departure: id, x: x - 13 * dx - 12, y: y - 13 * dy - 12, width: 24, height: 24 };
    });
}
