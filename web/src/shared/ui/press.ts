// Keys that press what is no button by itself: shapes on a board.

/** Act on Enter and the space bar, and let nobody else hear of it. */
export function onPress(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
}
