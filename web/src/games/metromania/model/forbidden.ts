// Tunnels that the rules do not allow now, each with the text by which they say why.
import type { City } from "./city";
import type { Dig, LineName, LineView, Tunnel } from "./types";

export interface Forbidden extends LineName, Tunnel {
  text: string;
  /** Of the edge; a border cell has none. */
  side: "left" | "right" | null;
}

function besideTip(city: City, { seat, line, tip }: LineView): Forbidden[] {
  const from = tip ?? "";
  const digs = city.neighbours(from).flatMap((to) =>
    (["left", "right"] as const).flatMap((side) => {
      const cell = city.beside(from, to, side);
      return cell ? [{ text: `dig ${line} ${to} ${side}`, seat, line, from, to, cell, side }] : [];
    }),
  );
  const ends = Object.entries(city.layout.border).flatMap(([cell, { arrow, base }]) =>
    arrow === "end" && base.includes(from)
      ? [{ text: `end ${line} ${cell}`, seat, line, from, to: cell, cell, side: null }]
      : [],
  );
  return [...digs, ...ends];
}

/** Where the line that can be started may not start. */
function starts(city: City, digs: readonly Dig[], taken: ReadonlySet<string>): Forbidden[] {
  const start = digs.find(({ kind }) => kind === "start");
  if (!start) return [];
  const { seat, line } = start;
  const allowed = new Set(digs.map(({ cell }) => cell));
  return Object.entries(city.layout.border).flatMap(
    ([
      cell,
      {
        arrow,
        base: [to],
      },
    ]) =>
      arrow === "start" && !allowed.has(cell) && !taken.has(cell)
        ? [{ text: `start ${line} ${cell} ${to}`, seat, line, from: cell, to, cell, side: null }]
        : [],
  );
}

/** All of them, for the seat to act; `digs` are those that are allowed. */
export function forbiddenTunnels(
  city: City,
  lines: readonly LineView[],
  seat: number | null,
  digs: readonly Dig[],
): Forbidden[] {
  const key = ({ line, to, side }: Pick<Forbidden, "line" | "to"> & { side?: string | null }): string =>
    `${line} ${to} ${side ?? ""}`;
  const can = new Set(digs.map(key));
  const open = lines.filter((line) => line.seat === seat && line.started && !line.finished);
  const taken = new Set(lines.flatMap(({ tunnels }) => tunnels.map(({ cell }) => cell)));
  return [
    ...open.flatMap((line) => besideTip(city, line)).filter((tunnel) => !can.has(key(tunnel))),
    ...starts(city, digs, taken),
  ];
}
