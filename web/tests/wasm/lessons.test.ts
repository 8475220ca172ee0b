// Lessons in the page and in Python: the same tries get the same boards, the same refusals and the same verdicts.
import { beforeAll, expect, test } from "vitest";

import { Attempt, type LessonState, type Task } from "../../src/learn/attempt";
import { Refusal } from "../../src/net/http";
import type { GameFacts, LessonPosition } from "../../src/net/messages";
import { lines } from "./modules";
import { loadGames, NAMES, type Loaded, type Name } from "./site";

/** What Python says of an action: the board after it, or why it is refused. */
interface Played {
  action: string;
  refused?: string;
  preview?: GameFacts | null;
  shown?: LessonState;
}
interface Step {
  game: Name;
  name: string;
  task: Task;
  position: LessonPosition;
  start: LessonState;
  tries: Played[][];
}

let loaded: Record<Name, Loaded>;
beforeAll(async () => {
  loaded = await loadGames();
}, 120_000);

/** The same action here. */
function play(attempt: Attempt, action: string): Played {
  try {
    const preview = attempt.rules.preview(attempt.rules.record(attempt.seat), null, action);
    attempt.play(action);
    return { action, preview, shown: attempt.state };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { action, refused: error.reason };
  }
}

test.each(NAMES)("every lesson and figure of %s is judged as in Python", async (game) => {
  const { rules } = loaded[game];
  const seen = { steps: 0, solved: 0, refuted: 0, refused: 0 };
  for await (const step of lines<Step>("lessons")) {
    if (step.game !== game) continue;
    seen.steps++;
    expect([step.name, new Attempt(rules, step.task, step.position).state]).toEqual([step.name, step.start]);
    for (const told of step.tries) {
      const attempt = new Attempt(rules, step.task, step.position);
      for (const one of told) expect([step.name, play(attempt, one.action)]).toEqual([step.name, one]);
      const { verdict } = attempt.state;
      if (told.some(({ refused }) => refused)) seen.refused++;
      else if (verdict !== "open") seen[verdict]++;
    }
  }
  expect(seen.steps).toBeGreaterThan(20);
  expect(Math.min(seen.solved, seen.refuted)).toBeGreaterThan(20);
  expect(seen.refused).toBeGreaterThan(0);
});
