// Cells of the board by name ("C5": a letter for the column, a number for the row) and by number.
import type { Layout } from "./types";

type Place = { row: number; column: number };

const FIRST = "A".charCodeAt(0);

export const columnName = (column: number): string => String.fromCharCode(FIRST + column);

export function cellName({ row, column }: Place): string {
  return `${columnName(column)}${row + 1}`;
}

/** Where a cell is; null for what is no name of a cell of this board. */
export function cellPlace({ size }: Pick<Layout, "size">, name: string): Place | null {
  const place = { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - FIRST };
  return cellName(place) === name && isInside(size, place) ? place : null;
}

export function isInside(size: number, { row, column }: Place): boolean {
  return row >= 0 && column >= 0 && row < size && column < size;
}

/** Cells are numbered row by row. */
export function cellNumber({ size }: Pick<Layout, "size">, { row, column }: Place): number {
  return row * size + column;
}

const CELL = 60;
/** How far the stations reach beyond the board. */
const STATIONS = 50;

/** The view box that shows some cells, half a cell around them, and the stations where they are at the edge. */
export function windowOf(layout: Pick<Layout, "size">, cells: readonly string[]): string {
  const places = cells.flatMap((cell) => cellPlace(layout, cell) ?? []);
  const begin = (at: number[]): number => (Math.min(...at) ? CELL * Math.min(...at) - CELL / 2 : -STATIONS);
  const end = (at: number[]): number =>
    CELL * (Math.max(...at) + 1) + (Math.max(...at) === layout.size - 1 ? STATIONS : CELL / 2);
  const [rows, columns] = [places.map(({ row }) => row), places.map(({ column }) => column)];
  const [x, y] = [begin(columns), begin(rows)];
  return `${x} ${y} ${end(columns) - x} ${end(rows) - y}`;
}
