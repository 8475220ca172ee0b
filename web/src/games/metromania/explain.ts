// What is worth explaining in a first game of Metromania.
import type { Explainer, Explanation } from "../explain";
import { losesFinish } from "./model/directions";
import { steps, stepVertex } from "./model/moments";
import type { Action, Build, Dig, GameEvent, View } from "./model/types";

const isDig = (action: Action): action is Dig => "from" in action;
const isBuild = (action: Action): action is Build => "vertex" in action;

function happened(events: readonly GameEvent[], view: View): Explanation[] {
  const found: Explanation[] = [];
  const add = (name: string, at: string | null): void => void found.push({ key: `metromania-${name}`, at });
  if (events.some(({ event }) => event === "construction-ends")) add("last-turns", null);
  for (const step of steps(events as GameEvent[])) {
    for (const { line, seat } of step.consequences.blocks)
      add("blocked", view.lines.find((one) => one.line === line && one.seat === seat)?.tip ?? null);
    if ("kind" in step && step.kind === "end") add("finished", stepVertex(step));
    for (const { vertex, why, points } of step.consequences.stations) {
      if (why !== "chosen") add(why, vertex);
      add(points ? "points" : "no-points", vertex);
    }
    if ("destination" in step && step.destination) add("destination", step.cell);
  }
  return found;
}

function toDo(actions: readonly Action[], view: View): Explanation[] {
  const found: Explanation[] = [];
  const add = (name: string, at: string | null = null): void => void found.push({ key: `metromania-${name}`, at });
  const digs = actions.filter(isDig);
  const builds = actions.filter(isBuild);
  const start = digs.find(({ kind }) => kind === "start");
  const risky = digs.find(losesFinish);
  const end = digs.find(({ kind }) => kind === "end");
  const bonus = builds.find(({ kind }) => kind === "bonus");
  const station = builds.find(({ kind }) => kind === "station");
  if (start?.line === 1) add("start");
  if (view.pending.steps.length === 1 && digs.length) add("turn");
  if (bonus) add("bonus", bonus.vertex);
  if (end) add("end", end.from);
  if (risky) add("risk", risky.to);
  if (start?.line === 2) add("second");
  if (station) add("station", station.vertex);
  return found;
}

function standing(view: View): Explanation[] {
  const found: Explanation[] = [];
  const unserved = view.destinations.find(({ seat, served }) => seat === view.viewer && !served);
  if (view.trips.some(({ possible }) => possible)) found.push({ key: "metromania-trip", at: null });
  if (unserved) found.push({ key: "metromania-unserved", at: unserved.cell });
  return found;
}

export const explain: Explainer = (scene) => {
  const view = scene.view as View;
  const actions = scene.actions as Action[];
  return [
    ...happened(scene.events as GameEvent[], view),
    ...toDo(actions, view),
    ...(actions.length ? standing(view) : []),
  ];
};
