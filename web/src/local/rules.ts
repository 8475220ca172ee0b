// The compiled rules of a game, fetched when they are needed; for the worker of a table and for lessons.
import { Refusal } from "../net/http";
import type { Spec } from "../shared/catalogue/options";
import type { GameRules, LoadRules } from "./game-rules";

const loaders = import.meta.glob<{ load: LoadRules }>("./games/*.ts");

/** Load the rules of a game from the address of the folder of modules. Refuses where they cannot be had or used. */
export async function loadRules(modules: string, game: string, spec: Spec | undefined): Promise<GameRules> {
  const load = loaders[`./games/${game}.ts`];
  if (!load || !spec) throw new Refusal("bad-record", `This page cannot play the game ${game}.`, {});
  const fetchModule = async (name: string): Promise<ArrayBuffer> => {
    const response = await fetch(modules + name).catch(() => null);
    if (!response?.ok) throw new Refusal("offline", "The rules could not be loaded.", {});
    return response.arrayBuffer();
  };
  const { load: start } = await load();
  return start(fetchModule, spec).catch((error: unknown) => {
    throw error instanceof Refusal ? error : new Refusal("rules-failed", String(error), {});
  });
}
