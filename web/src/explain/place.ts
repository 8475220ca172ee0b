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
interface Corner {
  left: number;
  top: number;
}
/** The corners nearest to the top left and to the bottom right that keep a sentence on the board. */
interface Free {
  first: Corner;
  last: Corner;
}
const GAP = 14;
const EDGE = 8;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How much of two boxes lies above each other, in square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** As much of a place as is on the board; on a zoomed board it may be outside. */
function onBoard(board: Box, about: Box | null): Box | null {
  if (!about || !overlap(board, about)) return null;
  return {
    left: Math.max(about.left, board.left),
    right: Math.min(about.right, board.right),
    top: Math.max(about.top, board.top),
    bottom: Math.min(about.bottom, board.bottom),
  };
}

/** Where it could stand: around its place, or in the middle, at the top or at the bottom of the board. */
function cornersNear({ width, height }: Size, near: Box, around: boolean, { first, last }: Free): Corner[] {
  const [left, top] = [(near.left + near.right - width) / 2, (near.top + near.bottom - height) / 2];
  if (!around) return [top, first.top, last.top].map((one) => ({ left, top: one }));
  return [
    { left, top: near.bottom + GAP },
    { left, top: near.top - GAP - height },
    { left: near.right + GAP, top },
    { left: near.left - GAP - width, top },
  ];
}

/**
 * The corner of a sentence about a place, or about none. It stays on the board, leaves the place free
 * and covers as little as it can of what may be pressed there.
 */
export function placeSentence(size: Size, board: Box, about: Box | null, targets: Box[]): Corner {
  const free: Free = {
    first: { left: board.left + EDGE, top: board.top + EDGE },
    last: { left: board.right - size.width - EDGE, top: board.bottom - size.height - EDGE },
  };
  const place = onBoard(board, about);
  const judged = (corner: Corner): Corner & { covers: number; hides: number } => {
    const left = within(corner.left, free.first.left, free.last.left);
    const top = within(corner.top, free.first.top, free.last.top);
    const box = { left, right: left + size.width, top, bottom: top + size.height };
    const hides = targets.filter((one) => overlap(box, one)).length;
    return { left, top, covers: place ? overlap(box, place) : 0, hides };
  };
  const near = cornersNear(size, about ?? board, about !== null, free).map(judged);
  // a place that fills the board leaves room only in a corner of it; one outside the board may be anywhere
  const far = [free.first, free.last].flatMap(({ top }) => [free.first, free.last].map(({ left }) => ({ left, top })));
  const choices = place && near.some(({ covers }) => !covers) ? near : [...near, ...far.map(judged)];
  const [best] = choices.sort((a, b) => a.covers - b.covers || a.hides - b.hides);
  return { left: best?.left ?? free.first.left, top: best?.top ?? free.first.top };
}
