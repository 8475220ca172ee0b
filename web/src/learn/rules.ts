// The compiled rules of each game for lessons, loaded once. All lessons share them: every try begins from its position.
import type { GameRules } from "../local/game-rules";
import { loadRules } from "../local/rules";
import { address } from "../net/page";
import { games } from "../shared/catalogue/games.svelte";

const loaded = new Map<string, Promise<GameRules>>();

async function load(game: string): Promise<GameRules> {
  await games.load();
  return loadRules(address("wasm/"), game, games.spec(game));
}

/** Load them anew when they are needed next: after they failed, their memory may be anything. */
export const forgetRules = (game: string): boolean => loaded.delete(game);

export function rulesFor(game: string): Promise<GameRules> {
  let found = loaded.get(game);
  if (!found) {
    found = load(game);
    found.catch(() => loaded.delete(game)); // to be tried again
    loaded.set(game, found);
  }
  return found;
}
