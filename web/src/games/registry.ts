// The games this client can draw, each loaded when it is needed.
import type { Component } from "svelte";

import { api } from "../net/http";
import type { GameFacts } from "../net/messages";
import type { GameClient } from "./game";
import type { Metro } from "./metro/metro.svelte";
import type { Metromania } from "./metromania/mania.svelte";

const metro = (): Promise<GameClient<Metro>> => import("./metro/client");
const metromania = (): Promise<GameClient<Metromania>> => import("./metromania/client");
const clients: Record<string, () => Promise<unknown>> = { metro, metromania };

/** All it takes to draw a game: the client and the fixed things it draws with. */
export interface Drawing {
  client: GameClient;
  layout: GameFacts;
}

const drawings = new Map<string, Promise<Drawing>>();

async function load(id: string): Promise<Drawing> {
  const loading = clients[id];
  if (!loading) throw new Error(`This page cannot draw the game ${id}.`);
  const [client, { layout }] = await Promise.all([loading() as Promise<GameClient>, api.layout(id)]);
  return { client, layout };
}

export function drawing(id: string): Promise<Drawing> {
  let found = drawings.get(id);
  if (!found) {
    found = load(id);
    found.catch(() => drawings.delete(id)); // to be tried again
    drawings.set(id, found);
  }
  return found;
}

/** While nobody knows yet which game it will be: a round trip costs more than the one that is not needed. */
export function drawAhead(): void {
  for (const id of Object.keys(clients)) drawing(id).catch(() => {});
}

const arts: Record<string, () => Promise<{ default: Component }>> = {
  metro: () => import("./metro/Art.svelte"),
  metromania: () => import("./metromania/Art.svelte"),
};

export function gameArt(id: string): Promise<{ default: Component }> | null {
  return arts[id]?.() ?? null;
}

export type Figure = Component<{ layout: GameFacts; words: string }>;

const figures: Record<string, () => Promise<{ default: Figure }>> = {
  metro: () => import("./metro/Figure.svelte"),
  metromania: () => import("./metromania/Figure.svelte"),
};

/** What draws the figures of a game's rulebook from their words. */
export function gameFigure(id: string): Promise<{ default: Figure }> | null {
  return figures[id]?.() ?? null;
}
