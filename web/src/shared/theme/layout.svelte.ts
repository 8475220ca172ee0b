// The four layouts of a table. Styles read the name from `data-layout` on the root element.

/** desk: three columns; tablet: two; low: a phone on its side, or a zoomed page; phone: one column and a dock. */
export type LayoutName = "desk" | "tablet" | "low" | "phone";

const QUERIES: [LayoutName, MediaQueryList][] = [
  ["low", matchMedia("(max-height: 599px) and (min-width: 600px)")],
  ["desk", matchMedia("(min-width: 1180px)")],
  ["tablet", matchMedia("(min-width: 900px) and (min-aspect-ratio: 1/1)")],
];

const current = (): LayoutName => QUERIES.find(([, query]) => query.matches)?.[0] ?? "phone";

export const layout = $state({ name: current() });

/** Follow the size of the window. Call once. */
export function followLayout(): void {
  const apply = (): void => {
    layout.name = current();
    document.documentElement.dataset["layout"] = layout.name;
  };
  for (const [, query] of QUERIES) query.addEventListener("change", apply);
  apply();
}
