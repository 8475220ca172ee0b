// The games this client can draw: a folder with a client.ts is one. Each is loaded when it is needed.
import type { Component } from "svelte";

import { api } from "../net/http";
import type { GameFacts } from "../net/messages";
import type { Explainer } from "./explain";
import type { GameClient } from "./game";

type Loaders<T> = Record<string, () => Promise<T>>;
export type Figure = Component<{ layout: unknown; words: string }>;

/** Loaders by the game's folder instead of by file. */
function byGame<T>(files: Loaders<T>): Loaders<T> {
  return Object.fromEntries(Object.entries(files).map(([path, load]) => [path.split("/")[1], load]));
}

const clients = byGame(import.meta.glob<GameClient>("./*/client.ts"));
const arts = byGame(import.meta.glob<{ default: Component }>("./*/figures/Art.svelte"));
const explainers = byGame(import.meta.glob<{ explain: Explainer }>("./*/explain.ts"));
const figures = byGame(import.meta.glob<{ default: Figure }>("./*/figures/Figure.svelte"));

/** All it takes to draw a game: the client and the fixed things it draws with. */
export interface Drawing {
  client: GameClient;
  layout: GameFacts;
}

const drawings = new Map<string, Promise<Drawing>>();

async function load(id: string, material: string): Promise<Drawing> {
  const loadClient = clients[id];
  if (!loadClient) throw new Error(`This page cannot draw the game ${id}.`);
  const [client, { layout }] = await Promise.all([loadClient(), api.layout(id, material)]);
  return { client, layout };
}

/** How a game is drawn with the pieces that its options name. */
export function drawing(id: string, options: GameFacts = {}): Promise<Drawing> {
  const material = String(options["material"] ?? "shipped");
  const key = `${id} ${material}`;
  let found = drawings.get(key);
  if (!found) {
    found = load(id, material);
    found.catch(() => drawings.delete(key)); // to be tried again
    drawings.set(key, found);
  }
  return found;
}

/** Load every game, or one: while it is not known which one it will be, that costs less than another round trip. */
export function preloadDrawings(only?: string): void {
  for (const id of only ? [only] : Object.keys(clients)) drawing(id).catch(() => {});
}

/** The picture of a game on the home page. */
export function gameArt(id: string): Promise<{ default: Component }> | null {
  return arts[id]?.() ?? null;
}

/** What knows the things of a game that are worth explaining. */
export function gameExplainer(id: string): Promise<{ explain: Explainer }> | null {
  return explainers[id]?.() ?? null;
}

/** What draws the figures of a game's rulebook from their words. */
export function gameFigure(id: string): Promise<{ default: Figure }> | null {
  return figures[id]?.() ?? null;
}
