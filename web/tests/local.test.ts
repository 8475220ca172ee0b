// Tables on the device: what needs no compiled rules.
import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { placeAt } from "../src/app/routes";
import { complete, optionsText, parseOptions } from "../src/local/options";
import { parseRecord, recordText, type GameRecord } from "../src/local/record";
import { sha256 } from "../src/local/sha256";
import { moveIn } from "../src/review/hash";
import { DEVICE_GAMES } from "../src/shared/catalogue/games.svelte";
import type { Option, Spec } from "../src/shared/catalogue/options";

it("every game with rules for the device is offered there", () => {
  const files = readdirSync(new URL("../src/local/games", import.meta.url));
  expect(files.map((name) => name.replace(".ts", "")).sort()).toEqual([...DEVICE_GAMES].sort());
});

const option = (facts: Partial<Option>): Option => ({
  name: "",
  kind: "one",
  spare: false,
  choices: [],
  default: 0,
  absent: null,
  help: "",
  choice_help: {},
  notes: {},
  needs: {},
  idle_with: {},
  seats: [],
  ...facts,
});
const SPEC: Spec = {
  seats: [2, 3],
  note: "",
  options: [
    option({ name: "hand", choices: [1, 2, 3], default: 1 }),
    option({ name: "open", kind: "flag", choices: [false, true], default: false }),
    option({ name: "modules", kind: "many", choices: ["a", "b", "c"], default: [] }),
    option({ name: "begins", choices: [0, 1, "drawn"], default: 0, absent: 0 }),
    option({ name: "colours", kind: "each", choices: ["red", "blue", "green"], default: [], absent: [] }),
  ],
  clashes: [],
};

describe("options as text", () => {
  it("leave out what older games did not know", () => {
    expect(optionsText(SPEC, complete(SPEC, 2, {}))).toBe("hand=1 open=no modules=none");
    const values = complete(SPEC, 2, { modules: ["c", "a"], begins: "drawn", open: true, colours: ["blue", "red"] });
    const text = "hand=1 open=yes modules=a+c begins=drawn colours=blue+red";
    expect(optionsText(SPEC, values)).toBe(text);
    expect(parseOptions(SPEC, text)).toEqual(values);
  });

  it("colours in their usual order are none", () => {
    expect(complete(SPEC, 2, { colours: ["red", "blue"] })["colours"]).toEqual([]);
  });

  it("that do not exist are refused", () => {
    expect(() => parseOptions(SPEC, "hand=4")).toThrow("There is no hand 4.");
  });
});

describe("records", () => {
  const record: GameRecord = {
    game: "metro",
    rules_version: 1,
    seats: 2,
    options: "hand=1",
    seed: "seed",
    commitment: sha256("seed"),
    players: ["Clémence", "easy"],
    actions: ["draw", "lay aacb D1"],
    scores: [3, -1],
  };

  it("are read as they were written", () => {
    const unfinished = { ...record, scores: null, players: [] };
    expect(parseRecord(recordText(record))).toEqual(record);
    expect(parseRecord(recordText(unfinished))).toEqual(unfinished);
  });

  it("are refused if they are cut short or changed", () => {
    const changed = recordText(record).replace("D1", "D2");
    for (const text of ["digest: 0", "guimard record 2\n", changed]) expect(() => parseRecord(text)).toThrow();
  });

  it("and their seeds are hashed as everybody else does", () => {
    for (const text of ["", "Étoile", "x".repeat(55), "x".repeat(56), "x".repeat(64), "x".repeat(3000)])
      expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  });
});

it("tables and replays on the device have addresses of their own", () => {
  expect(placeAt("", "#play/here-1")).toEqual({ page: "table", table: "here-1", invite: null, local: true });
  expect(placeAt("", "#play/here-1/replay/12")).toEqual({ page: "replay", table: "here-1", local: true });
  expect(placeAt("t/abc", "#secret")).toEqual({ page: "table", table: "abc", invite: "secret", local: false });
  expect([moveIn("#12"), moveIn("#play/here-1/replay/7"), moveIn("#play/here-1")]).toEqual([12, 7, null]);
});
