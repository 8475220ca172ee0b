// Whether a goal is reached: a condition on view and events. src/guimard/lessons/condition.py reads and explains it;
// a test plays every lesson on both sides and compares.
import type { LessonClause } from "../net/messages";

type Value = LessonClause["value"];
type Filter = Exclude<LessonClause["path"][number], string>;

/** How near a try came to a goal that is a number. */
export interface Progress {
  value: number;
  goal: number;
}

const OPERATORS = {
  ">=": (a: number, b: number) => a >= b,
  "<=": (a: number, b: number) => a <= b,
  ">": (a: number, b: number) => a > b,
  "<": (a: number, b: number) => a < b,
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isTrue = (value: unknown): boolean => (isObject(value) ? Object.keys(value).length > 0 : Boolean(value));

/** A truth value counts as 0 or 1, as in Python. */
const plain = (value: unknown): unknown => (typeof value === "boolean" ? Number(value) : value);
const equals = (one: unknown, value: Value): boolean =>
  Array.isArray(value) ? value.some((any) => plain(any) === plain(one)) : plain(one) === plain(value);

function compares(op: NonNullable<LessonClause["op"]>, one: unknown, value: Value): boolean {
  if (op === "==" || op === "!=") return equals(one, value) === (op === "==");
  const [a, b] = [plain(one), plain(value)];
  return typeof a === "number" && typeof b === "number" && OPERATORS[op](a, b);
}

function follow(values: unknown[], step: string | Filter): unknown[] {
  const entries = values.flat().filter(isObject);
  if (typeof step === "string") return entries.flatMap((entry) => (step in entry ? [entry[step]] : []));
  return entries.filter((entry) =>
    Object.entries(step).every(([name, value]) => name in entry && equals(entry[name], value)),
  );
}

/** What a clause speaks of: the values at the end of its path, or their number. */
function found({ how, path }: LessonClause, facts: unknown): unknown[] {
  const values = path.reduce(follow, [facts]);
  return how === "count" ? [values.flat().length] : values;
}

function holds(clause: LessonClause, facts: unknown): boolean {
  const { how, op, value } = clause;
  const matches = found(clause, facts).some((one) => (op ? compares(op, one, value) : isTrue(one)));
  return matches !== (how === "no");
}

/** Whether all clauses hold. */
export const reached = (goal: LessonClause[], facts: unknown): boolean => goal.every((clause) => holds(clause, facts));

/** The best value and the value wanted, of the first clause that asks for a number. */
export function progress(goal: LessonClause[], facts: unknown): Progress | null {
  const asks = goal.find(({ how, op, value }) => op === ">=" && how !== "no" && typeof value === "number");
  if (!asks) return null;
  const numbers = found(asks, facts).filter((one) => typeof one === "number");
  return { value: numbers.length ? Math.max(...numbers) : 0, goal: asks.value as number };
}
