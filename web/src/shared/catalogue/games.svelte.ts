// The games the server has, asked for once.
import { api } from "../../net/http";
import type { GameInfo } from "../../net/messages";
import type { Spec, Values } from "./options";

const SHIPPED = "shipped";

/** The games whose rules the page can run by itself: the files of `local/games`. */
export const DEVICE_GAMES = ["metro", "metromania"];

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

  /** Whether a game with these options is played on this device when nobody else takes part. */
  playsHere(id: string, values: Values): boolean {
    return DEVICE_GAMES.includes(id) && Boolean(this.of(id)?.on_device) && (values["material"] ?? SHIPPED) === SHIPPED;
  }

  /** The options of a game, as `options.ts` reads them. */
  spec(id: string): Spec | undefined {
    return this.of(id)?.options as Spec | undefined;
  }
}

export const games = new GameList();
