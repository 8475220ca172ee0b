// The drawing of the city: edges where the layout says, lines on their edges, beside each other where they share one.
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { centre, City, drawLine, EDGE, edgeKey, sharedEdges, shrink, smooth } from "../src/games/metromania/model/city";
import { betterSides } from "../src/games/metromania/model/better-sides";
import type { Dig, Layout, LineView, Trip } from "../src/games/metromania/model/types";

const layout = JSON.parse(readFileSync(new URL("./layouts/metromania.json", import.meta.url), "utf-8")) as Layout;
const city = new City(layout);
const distance = (a: readonly [number, number], b: readonly [number, number]): number =>
  Math.hypot(a[0] - b[0], a[1] - b[1]);

function line(tunnels: [string, string, string][]): LineView {
  const path = [tunnels[0]![1], ...tunnels.map(([, , to]) => to)];
  return {
    seat: 0,
    line: 1,
    style: "solid",
    path,
    tunnels: tunnels.map(([cell, from, to]) => ({ cell, from, to })),
    stations: [],
    tip: path[path.length - 1] ?? null,
    tunnels_left: 0,
    started: true,
    finished: false,
    blocked: false,
  };
}

describe("the lattice", () => {
  it("every edge is as long as the others and every cell is a triangle", () => {
    for (const [one, other] of city.edges()) expect(distance(one, other)).toBeCloseTo(EDGE, 2);
    for (const name of Object.keys(layout.cells)) expect(city.cell(name)).toHaveLength(3);
  });

  it("has 91 vertices, 150 cells, 240 edges and six equal sides", () => {
    expect(Object.keys(layout.vertices)).toHaveLength(91);
    expect(Object.keys(layout.cells)).toHaveLength(150);
    expect(city.edges()).toHaveLength(240);
    for (const [one, other] of city.sides()) expect(distance(one, other)).toBeCloseTo(5 * EDGE, 1);
  });

  it("lies whole in its view box", () => {
    expect(city.viewBox()).toBe("-354 -332 708 664");
  });

  it("border cells stand on an edge of the city, their tip outside", () => {
    for (const [name, { base }] of Object.entries(layout.border)) {
      expect(distance(city.at(base[0]), city.at(base[1]))).toBeCloseTo(EDGE, 2);
      expect(distance(city.at(name), [0, 0])).toBeGreaterThan(
        distance(centre([city.at(base[0]), city.at(base[1])]), [0, 0]),
      );
    }
  });
});

describe("lines", () => {
  const alone = line([
    ["0,0,0", "0,0", "1,0"],
    ["1,0,0", "1,0", "2,0"],
  ]);

  it("lie on their edges when alone", () => {
    const { points, places } = drawLine(city, alone, sharedEdges([alone]));
    expect(points).toEqual([city.at("0,0"), city.at("1,0"), city.at("2,0")]);
    expect(places).toEqual([0, 1, 2]);
  });

  it("move into their own cells where two share an edge", () => {
    const other = line([["0,-1,1", "1,0", "0,0"]]);
    const shared = sharedEdges([alone, other]);
    expect([...shared]).toEqual([edgeKey("0,0", "1,0")]);
    const [[, up]] = drawLine(city, alone, shared).points as [[number, number]];
    const [[, down]] = drawLine(city, other, shared).points as [[number, number]];
    expect(Math.abs(up - down)).toBeCloseTo(12.8);
    expect(Math.sign(up)).toBe(Math.sign(city.middle("0,0,0")[1]));
  });

  it("are drawn from their first to their last point", () => {
    const path = smooth([
      [0, 0],
      [60, 0],
      [90, 52],
    ]);
    expect(path.startsWith("M0.0 0.0")).toBe(true);
    expect(path.endsWith("L90.0 52.0")).toBe(true);
    expect(path.match(/Q/g)).toHaveLength(1);
  });

  it("cells shrink about their centre", () => {
    const corners = city.cell("0,0,0");
    const [before, after] = [centre(corners), centre(shrink(corners, 0.5))];
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });
});

describe("the two sides of a tunnel", () => {
  const side = (name: "left" | "right") => ({ key: name, side: name, cell: "0,0,0", digs: [{ text: name } as Dig] });
  const sides = [side("left"), side("right")];
  const trips = (...mine: number[]): Trip[] => mine.map((points) => ({ points: [0, points] }) as Trip);

  it("name the better one for each trip where they differ", () => {
    const previews = new Map([
      ["left", trips(3, 6, 0, -6)],
      ["right", trips(3, 0, 2, 0)],
    ]);
    expect(betterSides(sides, previews, 1)).toEqual([
      null,
      { side: "left", points: 6 },
      { side: "right", points: 2 },
      { side: "right", points: 0 },
    ]);
  });

  it("say nothing before both are known", () => {
    expect(betterSides(sides, new Map([["left", trips(3)]]), 1)).toEqual([]);
  });
});
