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
