// The rulebooks as this client reads them: nothing of their markup is left, and every figure can be drawn.
import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { City } from "../src/games/metromania/model/city";
import { figureParts } from "../src/games/metromania/figures/figure";
import type { Layout } from "../src/games/metromania/model/types";
import { markdown, type Block, type Inline } from "../src/rulebook/markdown";
import { trialOf } from "../src/rulebook/trials";

const GAMES = new URL("../../src/guimard/games/", import.meta.url).pathname;
const BOOKS = ["metro", "metromania"].flatMap((game) =>
  readdirSync(`${GAMES}${game}/rulebook`).map((file) => [game, file.slice(0, 2)] as const),
);
const read = (game: string, language: string): Block[] =>
  markdown(readFileSync(`${GAMES}${game}/rulebook/${language}.md`, "utf-8"));

function texts(block: Block): string[] {
  const plain = (parts: Inline[]): string => parts.map(({ text }) => text).join("");
  if (block.kind === "figure") return [block.caption];
  if (block.kind === "list") return block.items.map(plain);
  if (block.kind === "table") return [block.head, ...block.rows].flat().map(plain);
  return [plain(block.text)];
}

describe.each(BOOKS)("%s in %s", (game, language) => {
  const blocks = read(game, language);

  it("leaves no markup in what is read", () => {
    expect(blocks.flatMap(texts).filter((text) => /[*{}[\]|#]|figure:/.test(text))).toEqual([]);
  });

  it("has a title, sections with names, and three figures", () => {
    const headings = blocks.filter((block) => block.kind === "heading");
    expect(headings.map(({ level, id }) => (level === 1) === (id === "")).every(Boolean)).toBe(true);
    expect(blocks.filter(({ kind }) => kind === "figure")).toHaveLength(3);
  });

  it("has a board of its own for each figure", () => {
    const lessons = blocks.flatMap((block) => (block.kind === "figure" ? trialOf(game, block.words)?.lesson : []));
    expect(new Set(lessons).size).toBe(3);
    expect(lessons).not.toContain(undefined);
  });
});

it.each(["metro", "metromania"])("%s in French keeps its punctuation on the line", (game) => {
  expect(
    read(game, "fr")
      .flatMap(texts)
      .filter((text) => / [;:!?%»]|« /.test(text)),
  ).toEqual([]);
});

it("figures of Metromania have lines whose tunnels lie in cells and follow each other", () => {
  const layout = JSON.parse(readFileSync(new URL("layouts/metromania.json", import.meta.url), "utf-8")) as Layout;
  const city = new City(layout);
  for (const block of read("metromania", "en")) {
    if (block.kind !== "figure") continue;
    const { lines, stations, destinations, route } = figureParts(city, ["R", "G", "B", "O"], block.words);
    for (const { tunnels, path } of lines) {
      expect(tunnels.length).toBeGreaterThan(2);
      tunnels.forEach(({ cell, from, to }, i) => {
        expect(city.cell(cell)).toHaveLength(3);
        expect([from, to]).toEqual([path[i], path[i + 1]]);
        if (i) expect(layout.cells[cell]).toEqual(expect.arrayContaining([from, to]));
      });
    }
    const touched = lines.flatMap(({ path }) => path);
    expect(stations.filter((vertex) => !touched.includes(vertex))).toEqual([]);
    for (const { cell } of destinations)
      expect(lines.flatMap(({ tunnels }) => tunnels.map((tunnel) => tunnel.cell))).toContain(cell);
    for (const { from, to, path } of route) expect([path[0], path[path.length - 1]]).toEqual([from, to]);
  }
});
