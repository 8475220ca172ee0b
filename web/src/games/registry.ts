// The games this client can draw, each loaded when it is needed.
import type { Component } from "svelte";

import type { GameFacts } from "../net/messages";
import type { GameClient } from "./game";

const clients: Record<string, () => Promise<{ client: unknown }>> = {
  metro: () => import("./metro/client"),
  metromania: () => import("./metromania/client"),
};

export async function gameClient(id: string): Promise<GameClient> {
  const load = clients[id];
  if (!load) throw new Error(`This page cannot draw the game ${id}.`);
  return (await load()).client as GameClient;
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
