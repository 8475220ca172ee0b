// A module of Metro is one folder: base code never asks which modules are in play, openly or in disguise.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "vitest";

import { languages } from "../scripts/texts";

const SOURCE = new URL("../src/", import.meta.url).pathname;
const MODULES = join(SOURCE, "games/metro/modules");
const folders = readdirSync(MODULES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const read = (path: string): string => readFileSync(path, "utf-8");
const definitions = folders.map(({ name }) => read(join(MODULES, name, "module.ts")));
const types = folders.map(({ name }) => read(join(MODULES, name, "json.ts"))).join("\n");

/** Fields, and kinds of actions and events, that only modules know. */
const fields = [...types.matchAll(/interface \w+View \{([^}]*)\}/g)].flatMap(([, body]) =>
  [...body!.matchAll(/^ {2}(\w+)\?: /gm)].map(([, name]) => name!),
);
const kinds = definitions.flatMap((text) =>
  [...text.matchAll(/(?:actions|events): \{([^}]*)\}/g)].flatMap(([, list]) =>
    [...list!.matchAll(/([\w-]+)"?(?=:|,| |$)/g)].map(([, kind]) => kind!),
  ),
);
const names = definitions.map((text) => /name: "([\w-]+)"/.exec(text)![1]!);

/** The questions a source asks about modules. */
function questions(source: string): string[] {
  const found = [
    /options\??\.(?:modules|numbers|central_points)\b/g,
    /\bmodules\??\.(?:includes|some|has)\b/g,
    /\bcolours\??\.?\[[^\]]*\] [!=]== null/g, // whether companies own the lines; its name is seatsOwnLines
    new RegExp(`\\bview\\??\\.(?:${fields.join("|")})\\b`, "g"),
    new RegExp(`[!=]== "(?:${[...names, ...kinds].join("|")})"`, "g"),
    new RegExp(`"(?:${fields.join("|")})" in `, "g"),
  ];
  return found.flatMap((pattern) => [...source.matchAll(pattern)].map(([text]) => text));
}

const base = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" })
  .filter((path) => /\.(ts|svelte)$/.test(path))
  .filter((path) => !path.startsWith("games/metro/modules/") && !path.startsWith("games/metromania/"));

describe("modules of Metro", () => {
  it("are known by their fields, actions and events", () => {
    expect(names.sort()).toEqual(["central-tracks", "companies", "station-numbers", "stations"]);
    expect(fields).toEqual(expect.arrayContaining(["shares", "standings", "central", "wagons", "numbers"]));
    expect(kinds).toEqual(expect.arrayContaining(["exchange", "exchange-closed", "station"]));
  });

  it("are asked for nowhere outside their folder", () => {
    const asked = base.flatMap((path) => questions(read(join(SOURCE, path))).map((text) => `${path}: ${text}`));
    expect(asked).toEqual([]);
  });

  it.each([
    "{#if playing.view.shares}",
    'if (this.other?.kind === "station") {}',
    'view.options.modules.includes("companies")',
    "if (view.colours[0] === null) {}",
    "playing.view.options.central_points ? 1 : 0",
  ])("such a question is found: %s", (text) => {
    expect(questions(text)).not.toEqual([]);
  });

  it("are all in the catalogue, each with its texts in every language", () => {
    const catalogue = read(join(MODULES, "catalogue.ts"));
    for (const { name } of folders) {
      expect(catalogue).toContain(`"./${name}/module"`);
      const texts = readdirSync(join(MODULES, name, "texts")).map((file) => file.replace(".ftl", ""));
      expect(texts.sort()).toEqual(languages);
    }
  });
});
