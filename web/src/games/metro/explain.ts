// What is worth explaining in a first game of Metro.
import type { Explainer, Explanation } from "../explain";
import { isDraw, isLay, type Action, type CompleteEvent, type GameEvent, type LayEvent } from "./model/types";
import type { View } from "./model/types";
import { modulesOf } from "./modules/catalogue";

/** A line that ends this short has wasted most of what it could bring. */
const SHORT = 3;

const isComplete = (event: GameEvent): event is CompleteEvent => event.event === "complete";
const isLaid = (event: GameEvent): event is LayEvent => event.event === "lay";

function happened(events: readonly GameEvent[], mine: string | null): Explanation[] {
  const laid = events.find(isLaid);
  const at = laid?.cell ?? null;
  const completed = events.filter(isComplete);
  const found: string[] = [];
  if (completed.some(({ times }) => times > 1)) found.push("centre");
  if (completed.some(({ owner, after }) => mine !== null && owner === mine && after <= SHORT)) found.push("short");
  if (completed.length) found.push("complete");
  if (laid?.lines?.some(({ before, after }) => after - before > 1)) found.push("again");
  return found.map((name) => ({ key: `metro-${name}`, at }));
}

/** A cell of the rim is always reachable: one that is not offered would join two stations. */
function banned(actions: readonly Action[], view: View): string | null {
  const lays = actions.filter(isLay);
  if (!lays.length) return null;
  const free = new Set([...lays.map(({ cell }) => cell), ...view.board.map(({ cell }) => cell)]);
  const rows = "12345678";
  const rim = [..."ABCDEFGH"].flatMap((column) =>
    [...rows].map((row) => column + row).filter((cell) => /[AH]|[18]/.test(cell)),
  );
  return rim.find((cell) => !free.has(cell)) ?? null;
}

function toDo(actions: readonly Action[], view: View): Explanation[] {
  if (!actions.length) return [];
  const modules = modulesOf(view.options).map(({ name }) => `metro-${name}`);
  const found: Explanation[] = ["metro-aim", ...modules].map((key) => ({ key, at: null }));
  const cell = banned(actions, view);
  if (cell) found.push({ key: "metro-ban", at: cell });
  if (view.board.length >= view.seats && actions.some(isDraw)) found.push({ key: "metro-draw", at: null });
  return found;
}

export const explain: Explainer = (scene) => {
  const view = scene.view as View;
  const mine = view.viewer === null ? null : (view.colours[view.viewer] ?? null);
  const ending = view.bag === 0 && !view.over ? [{ key: "metro-ending", at: null }] : [];
  return [...happened(scene.events as GameEvent[], mine), ...toDo(scene.actions as Action[], view), ...ending];
};
