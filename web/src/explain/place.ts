// Where the sentence stands: on the board, so that hand and buttons stay free, and beside what it is about.

/** A rectangle on the screen, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}
const GAP = 14;
const EDGE = 8;

const meet = (a: Box, b: Box): boolean => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/**
 * The corner of a sentence about a place, or about none. It stays on the board, leaves the place free
 * and covers as little as it can of what may be pressed there.
 */
export function placeSentence(
  size: Size,
  board: Box,
  about: Box | null,
  targets: Box[],
): { left: number; top: number } {
  const { width, height } = size;
  const [first, last] = [board.top + EDGE, board.bottom - height - EDGE];
  const middle = about ?? board;
  const left = within((middle.left + middle.right - width) / 2, board.left + EDGE, board.right - width - EDGE);
  const tops = about
    ? [about.bottom + GAP, about.top - GAP - height]
    : [(board.top + board.bottom - height) / 2, first, last];
  const covers = (top: number): number => {
    const box = { left, right: left + width, top, bottom: top + height };
    return (about && meet(box, about) ? targets.length + 1 : 0) + targets.filter((one) => meet(box, one)).length;
  };
  const [best] = tops.map((top) => within(top, first, last)).sort((a, b) => covers(a) - covers(b));
  return { left, top: best ?? first };
}
