// The host of a game that is only looked at: a replay, or a board before the game.
import type { Host } from "./game";

export const onlooker = (names: () => string[], finished: boolean): Host => ({
  act() {},
  takeBack() {},
  explain() {},
  preview: () => Promise.resolve(null),
  names,
  dismissNotice() {},
  waiting: false,
  finished,
});
