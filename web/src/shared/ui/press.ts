// Pressing: keys that press what is no button by itself, and long presses.

/** Act on Enter and the space bar, and let nobody else hear of it. */
export function onPress(event: KeyboardEvent, act: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  act();
}

/** Milliseconds after which a press is a long one. */
const LONG = 500;

/** Act when a button is held for long; the click that follows is swallowed. */
export function longPress(button: HTMLElement, act: () => void): () => void {
  let timer = 0;
  let acted = false;
  const begin = (): void => {
    acted = false;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      acted = true;
      act();
    }, LONG);
  };
  const end = (): void => clearTimeout(timer);
  const click = (event: Event): void => {
    if (acted) event.stopImmediatePropagation();
    acted = false;
  };
  const menu = (event: Event): void => event.preventDefault(); // what a long touch opens otherwise
  const listeners: [string, (event: Event) => void][] = [
    ["pointerdown", begin],
    ["pointerup", end],
    ["pointercancel", end],
    ["pointerleave", end],
    ["contextmenu", menu],
  ];
  for (const [name, listener] of listeners) button.addEventListener(name, listener);
  button.addEventListener("click", click, { capture: true });
  return () => {
    end();
    for (const [name, listener] of listeners) button.removeEventListener(name, listener);
    button.removeEventListener("click", click, { capture: true });
  };
}
