// The table on this device in Node: whole games with bots, whose records the native rules accept to the byte.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, test, vi } from "vitest";

import { chooseAction } from "../../src/local/bots";
import { LocalMatch } from "../../src/local/match";
import { complete, optionsText, parseOptions } from "../../src/local/options";
import { parseRecord, recordText } from "../../src/local/record";
import { sha256 } from "../../src/local/sha256";
import type { Values } from "../../src/shared/catalogue/options";
import { FOLDER, loadGames, NAMES, python, ROOT, type Loaded, type Name } from "./site";

const RECORDS = join(ROOT, "tests", "data", "games");
let loaded: Record<Name, Loaded>;

beforeAll(async () => {
  loaded = await loadGames();
}, 120_000);

const golden = (game: Name): string[] =>
  readdirSync(RECORDS)
    .map((name) => readFileSync(join(RECORDS, name), "utf-8"))
    .filter(
      (text) => text.includes(`\ngame: ${game}\n`) && text.includes("\nrules: 1\n") && !text.includes("material="),
    );

function begin(game: Name, seats: number, values: Values, seed: string): LocalMatch {
  const { rules, spec } = loaded[game];
  return new LocalMatch(rules, { seats, options: complete(spec, seats, values), seed });
}

/** The reason why something is refused. */
function refused(ask: () => unknown): string | undefined {
  try {
    ask();
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
  return "played";
}

test.each(NAMES)("golden records of %s replay here, and are written again to the byte", async (game) => {
  const { rules, spec } = loaded[game];
  let count = 0;
  for (const text of golden(game)) {
    const record = parseRecord(text);
    const options = parseOptions(spec, record.options);
    expect(optionsText(spec, options)).toBe(record.options);
    expect(sha256(record.seed)).toBe(record.commitment);
    const match = new LocalMatch(rules, { seats: record.seats, options, seed: record.seed });
    for (const action of record.actions) match.play(action);
    expect(match.result).toEqual(record.scores);
    const end = match
      .turnEvents(null)
      .flat()
      .find(({ event }) => event === "end");
    if (end?.["winners"]) expect(match.winners).toEqual(end["winners"]);
    expect(recordText({ ...record, scores: match.result })).toBe(text);
    count++;
  }
  expect(count).toBeGreaterThan(5);
});

test("what is not legal in Metro is refused with the reason of the rules", () => {
  const match = begin("metro", 2, {}, "refused");
  const [legal] = match.rules.see(0).actions.filter(({ kind }) => kind === "lay");
  const tile = String(legal?.["text"]).split(" ")[1];
  const reasons = [`lay ${tile} C3`, `lay ${tile} A1 r2`, "lay nope A1"].map((text) => refused(() => match.play(text)));
  expect(reasons).toEqual(["not-adjacent", "arrows-up", "bad-text"]);
  expect(match.actions).toEqual([]);
});

test("what is not legal in Metromania is refused with the reason of the rules, also when it is only asked about", () => {
  const match = begin("metromania", 2, {}, "refused");
  const texts = ["confirm", "dig 1 0,0 left", "station 2 0,1", "double R", "double E", "dig 1 9,9 left"];
  const reasons = ["nothing-done", "not-started", "not-on-line", "no-choice", "no-choice", "bad-text"];
  expect(texts.map((text) => refused(() => match.play(text)))).toEqual(reasons);
  expect(texts.map((text) => refused(() => match.rules.preview(match.rules.record(match.toAct), null, text)))).toEqual(
    reasons,
  );
  expect(match.actions).toEqual([]);
});

test("steps of a turn are taken back one by one, are seen by their seat only, and told to all when confirmed", () => {
  const match = begin("metromania", 3, { doubles: "dealt" }, "steps");
  const seat = match.toAct ?? 0;
  const other = (seat + 1) % 3;
  const seen = (): string => JSON.stringify([match.rules.see(seat), match.rules.see(other), match.rules.scores()]);
  const dig = (): string => String(match.rules.see(seat).actions.find(({ kind }) => kind !== "confirm")?.["text"]);
  const hidden = JSON.stringify([match.rules.see(other), match.rules.see(null)]);
  const before = [seen()];
  for (let steps = 1; steps <= 3; steps++) {
    expect(match.rules.preview(match.rules.record(seat), null, dig())?.["trips"]).toHaveLength(7);
    match.play(dig());
    expect([match.rules.pending(), match.version, match.revision]).toEqual([steps, 0, steps]);
    expect(match.eventsSince(0, seat)).toHaveLength(steps);
    expect(match.eventsSince(0, other)).toEqual([]);
    expect(JSON.stringify([match.rules.see(other), match.rules.see(null)])).toBe(hidden);
    before.push(seen());
  }
  for (let steps = 3; steps; steps--) {
    expect(seen()).toBe(before[steps]);
    match.takeBack();
  }
  expect(seen()).toBe(before[0]);
  expect(refused(() => match.takeBack())).toBe("nothing-to-take-back");
  for (let steps = 0; steps < 3; steps++) match.play(dig());
  match.play("confirm");
  expect([match.version, match.revision, match.toAct]).toEqual([1, 0, other]);
  expect(match.eventsSince(0, other)).toHaveLength(3);
  expect(refused(() => match.takeBack())).toBe("nothing-to-take-back");
  expect(match.replayStep(2, other).view).toEqual(match.replayStep(0, other).view);
});

test.each([
  ["metro", { modules: ["companies", "stations"] }],
  ["metromania", {}],
] as [Name, Values][])("a turn of %s is planned and looked at from the view alone", (game, values) => {
  const match = begin(game, 2, values, "plans");
  const [seat, other] = [match.toAct ?? 0, 1 - (match.toAct ?? 0)];
  const { rules } = match;
  const before = JSON.stringify([rules.see(seat), rules.see(other), rules.scores()]);
  const record = rules.record(other);
  const texts = (steps: string[]): string[] => rules.plan(record, steps)?.actions.map(({ text }) => String(text)) ?? [];
  const [first = ""] = texts([]);
  expect(rules.plan(record, [])?.view["viewer"]).toBe(other);
  expect(rules.preview(record, [], first)).toBeTruthy();
  expect(refused(() => rules.preview(record, [], "lay nope A1"))).toBe("bad-text");
  if (game === "metromania") {
    const [second = ""] = texts([first]);
    expect(rules.plan(record, [first, second])?.pending).toBe(2);
    expect(rules.preview(record, [first], second)?.["trips"]).toHaveLength(7);
    expect(refused(() => rules.plan(record, [second, first]))).not.toBe("played");
  }
  expect(JSON.stringify([rules.see(seat), rules.see(other), rules.scores()])).toBe(before);
  expect(match.toAct).toBe(seat);
});

test.each(NAMES)("any position of a game of %s is shown without playing the game again", (game) => {
  const { rules, spec } = loaded[game];
  const [text = ""] = golden(game);
  const record = parseRecord(text);
  const options = parseOptions(spec, record.options);
  const match = new LocalMatch(rules, { seats: record.seats, options, seed: record.seed });
  const position = (): unknown => [match.toAct, rules.scores(), rules.see(0).view, rules.seeAll()];
  const played = [position(), ...record.actions.map((action) => (match.play(action), position()))];
  const play = vi.spyOn(rules, "play");
  for (const step of [0, 1, 17, record.actions.length, 8]) {
    const { to_act, scores, view } = match.replayStep(step, 0);
    const whole = { ...match.replayStep(step, null).view, viewer: rules.seeAll()["viewer"] };
    expect([to_act, scores, view, whole]).toEqual(played[step]);
  }
  expect(position()).toEqual(played.at(-1));
  expect(play).not.toHaveBeenCalled();
  play.mockRestore();
});

test.each(NAMES)("a record of %s that was changed is refused", (game) => {
  const text = golden(game)[0] ?? "";
  expect(() => parseRecord(text.replace("seats: ", "seats: 1"))).toThrow(/changed/);
  expect(() => parseRecord(text.slice(0, -20))).toThrow();
});

const TABLES: [Name, string, number, Values][] = [
  ["metro", "base game", 4, {}],
  ["metro", "big table", 5, {}],
  ["metro", "free tiles, two in hand", 2, { orientation: "free", hand: 2 }],
  ["metro", "companies", 3, { modules: ["companies"] }],
  ["metro", "stations and numbers", 4, { modules: ["stations", "station-numbers"] }],
  ["metro", "central tracks", 3, { modules: ["central-tracks"] }],
  ["metromania", "two companies", 2, {}],
  ["metromania", "types chosen twice", 3, { town_hall: "transparent" }],
  ["metromania", "four companies", 4, { town_hall: "rigorous" }],
];

describe.each(TABLES)("%s, %s", (game, name, seats, values) => {
  test("bots play a whole game, which the native rules accept", async () => {
    const { info, spec } = loaded[game];
    const seed = `local ${name}`.replaceAll(" ", "-");
    const match = begin(game, seats, values, seed);
    const levels = ["easy", "medium", "hard"];
    while (match.toAct !== null) match.play((await chooseAction(match, levels[match.toAct % 3] ?? "hard")) ?? "");
    const record = {
      game,
      rules_version: info.rules_version,
      seats,
      options: optionsText(spec, match.beginning.options as Values),
      seed,
      commitment: sha256(seed),
      players: Array.from({ length: seats }, (_, seat) => levels[seat % 3] ?? ""),
      actions: match.actions,
      scores: match.result,
    };
    const path = join(FOLDER, `${seed}.guimard`);
    writeFileSync(path, recordText(record));
    expect(python("replay", path)).toContain(`${match.actions.length} actions replayed, finished`);
  }, 120_000);
});
