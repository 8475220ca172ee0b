// The address of a replay carries the move: read when it is opened or edited, written while one steps.

/** Writing waits until stepping rests: browsers refuse hundreds of changes in a row. */
const REST = 150;
let timer = 0;

/** The move that an address names; null if it names none. */
export function moveIn(hash: string): number | null {
  const [, move] = /(?:^#|\/replay\/)(\d{1,4})$/.exec(hash) ?? [];
  return move === undefined ? null : Number(move);
}

/** Change the address to one that names the move, without an entry in the browser's history. */
export function writeAddress(address: string): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => history.replaceState(history.state, "", address), REST);
}

export function forgetMove(): void {
  clearTimeout(timer);
}
