// The games the server has, asked for once.
import { api } from "../../net/http";
import type { GameInfo } from "../../net/messages";

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
}

export const games = new GameList();
