// The games the server has, asked for once.
import { api } from "../../net/http";
import type { GameInfo } from "../../net/messages";
import type { Spec } from "./options";

class GameList {
  all = $state.raw<GameInfo[]>([]);
  #asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.#asked ??= api.games().then(({ games }) => void (this.all = games));
    return this.#asked;
  }

  of(id: string): GameInfo | undefined {
    return this.all.find((game) => game.id === id);
  }

  /** The options of a game, as `options.ts` reads them. */
  spec(id: string): Spec | undefined {
    return this.of(id)?.options as Spec | undefined;
  }
}

export const games = new GameList();
