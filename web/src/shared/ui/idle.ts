// Work that can wait until the page has nothing better to do.
export function idle(deed: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(deed);
  else setTimeout(deed, 200); // Safari has no such thing
}
