// The games this client can draw, each loaded when it is needed.
import type { Component } from "svelte";

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
