// The drawing of Metro joins what the rules join: tile data comes from the server's layout.
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { entryPort, exitPort, exitSide, order, rail } from "../src/games/metro/model/tile";
import { pathOf, trace } from "../src/games/metro/model/trace";
import { cellName, cellPlace } from "../src/games/metro/model/cells";
import { lit, picture } from "../src/games/metro/model/picture";
import type { Layout } from "../src/games/metro/model/types";

const layout = JSON.parse(readFileSync(new URL("./layouts/metro.json", import.meta.url), "utf-8")) as Layout;
const numbers = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number);
const ends = (path: string): [number[], number[]] => [numbers(path).slice(0, 2), numbers(path).slice(-2)];

describe("tiles", () => {
  const codes = Object.keys(layout.tiles);

  it("there are 24, each with four rails in some order", () => {
    expect(codes).toHaveLength(24);
    for (const code of codes) expect([...order(code)].sort()).toEqual([0, 1, 2, 3]);
  });

  it.each(codes)("%s: every rail goes from the entry of its side to the exit the rules give it", (code) => {
    layout.tiles[code]?.exits.forEach((exit, side) => {
      const [from, to] = ends(rail(code, side).path);
      expect(from).toEqual(entryPort(side));
      expect(to).toEqual(exitPort(exit));
      expect(exitSide(code, side)).toBe(exit);
    });
  });

  it("the overlap reaches beyond the same ports", () => {
    for (const code of codes) {
      for (const side of [0, 1, 2, 3]) {
        const [from, to] = ends(rail(code, side).long);
        const [start, end] = ends(rail(code, side).path);
        expect(Math.hypot(from[0]! - start[0]!, from[1]! - start[1]!)).toBeCloseTo(0.7);
        expect(Math.hypot(to[0]! - end[0]!, to[1]! - end[1]!)).toBeCloseTo(0.7);
      }
    }
  });

  it("rails of one tile that do not cross keep apart", () => {
    const along = (path: string): [number, number][] => {
      const points: [number, number][] = [];
      let [x, y] = [0, 0];
      for (const [, letter, rest] of path.matchAll(/([MLC])([^MLC]+)/g)) {
        const n = numbers(rest ?? "");
        if (letter === "M") [x, y] = [n[0]!, n[1]!];
        else {
          const [x1, y1, x2, y2, x3, y3] =
            letter === "L"
              ? [x, y, n[0]!, n[1]!, n[0]!, n[1]!]
              : (n as [number, number, number, number, number, number]);
          for (let i = 0; i <= 20; i++) {
            const t = i / 20;
            const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
            points.push([a * x + b * x1 + c * x2 + d * x3, a * y + b * y1 + c * y2 + d * y3]);
          }
          [x, y] = [x3, y3];
        }
      }
      return points;
    };
    const [one, other] = [along(rail("bcbc", 0).path), along(rail("bcbc", 2).path)];
    const nearest = Math.min(...one.flatMap(([x, y]) => other.map(([u, v]) => Math.hypot(x - u, y - v))));
    expect(nearest).toBeGreaterThan(12);
  });
});

describe("routes", () => {
  it("an empty board has no passes, and every line waits at its station's cell", () => {
    for (const station of layout.stations) {
      const route = trace(layout, new Map(), station.number);
      expect(route).toMatchObject({ passes: [], row: station.row, column: station.column });
    }
  });

  it("a straight tile at the top leads station 8 one cell down", () => {
    const route = trace(layout, new Map([[0, "aaaa"]]), 8);
    expect(route).toMatchObject({ row: 1, column: 0, side: 0 });
    expect(pathOf(route.passes)).toBe("M20 0 L20 60");
  });

  it("a central station departs outward", () => {
    expect(trace(layout, new Map(), "I")).toMatchObject({ row: 2, column: 3, side: 2 });
  });

  it("the path of a route has no gaps", () => {
    const tiles = new Map([
      [0, "aaaa"],
      [8, "bbbb"],
      [9, "cccc"],
      [17, "aaaa"],
    ]);
    const { passes } = trace(layout, tiles, 8);
    expect(passes.length).toBeGreaterThan(1);
    expect(pathOf(passes).match(/M/g)).toHaveLength(1);
  });
});

describe("cells", () => {
  it("are named by column and row, whatever the size of the board", () => {
    expect(cellPlace({ size: 8 }, "H8")).toEqual({ row: 7, column: 7 });
    expect(cellPlace({ size: 10 }, "J10")).toEqual({ row: 9, column: 9 });
    expect(cellPlace({ size: 8 }, "J10")).toBeNull();
    for (const name of ["", "A", "A0", "A01", "line 4", "8A"]) expect(cellPlace({ size: 8 }, name)).toBeNull();
    expect(cellName({ row: 9, column: 9 })).toBe("J10");
  });
});

describe("the picture", () => {
  const line = {
    departure: 8,
    owner: "yellow" as const,
    before: 0,
    after: 1,
    complete: false,
    times: 0,
    points: 0,
    next: "A2",
    side: "N" as const,
  };
  const view = {
    board: [{ cell: "A1", row: 0, column: 0, code: "aaaa" }],
    lines: [line],
  };

  it("colours the rails of a line and puts its length at the open end", () => {
    const { tiles, ends } = picture(layout, view, null);
    expect(tiles[0]?.rails.filter(({ letter }) => letter === "Y")).toHaveLength(1);
    expect(ends).toEqual([expect.objectContaining({ letter: "Y", text: "1", x: 20, y: 68, box: false })]);
  });

  it("shows what a tile would do: the touched line stands out, and says its points when complete", () => {
    const after = { ...line, before: 1, after: 2, complete: true, times: 2, points: 4, arrives: "I" };
    const shown = lit(layout, view, picture(layout, view, null), {
      ghost: { row: 1, column: 0, code: "aaaa" },
      lines: [after],
    });
    expect(shown.ghost).toMatchObject({ row: 1, column: 0 });
    expect(shown.tiles.map(({ row, rails }) => [row, rails.map(({ letter, tone }) => [letter, tone])])).toEqual(
      [0, 1].map((row) => [row, [["Y", "hot"]]]),
    );
    expect(shown.stations.map(({ station }) => station.number)).toEqual([8]);
    expect(shown.ends[0]).toMatchObject({ box: true, text: "2 × 2 = 4" });
  });

  it("draws only one's own lines when asked", () => {
    expect(picture(layout, view, "B").ends).toEqual([]);
  });
});
