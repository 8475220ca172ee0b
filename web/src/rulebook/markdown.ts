// As much of Markdown as our rulebooks use, as data: no HTML is ever taken from a text.
export type Inline =
  { text: string; style: "plain" | "strong" | "emphasis" } | { text: string; style: "link"; section: string };
export type Block =
  | { kind: "heading"; level: number; text: Inline[]; id: string }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "figure"; caption: string; words: string }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|\*[^*]+\*|\[[^\]]+\]\(#[^)]+\))/)
    .filter(Boolean)
    .map((part) => {
      const link = /^\[([^\]]+)\]\(#([^)]+)\)$/.exec(part);
      if (link) return { text: link[1] ?? "", style: "link", section: link[2] ?? "" };
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
      if (part.startsWith("*")) return { text: part.slice(1, -1), style: "emphasis" };
      return { text: part, style: "plain" };
    });
}

const cells = (line: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));
const MARK = /^- /;

function block(lines: string[]): Block {
  const first = lines[0] ?? "";
  const heading = /^(#{1,3}) (.*?)(?: \{#([\w-]+)\})?$/.exec(first);
  if (heading)
    return { kind: "heading", level: heading[1]?.length ?? 1, text: inline(heading[2] ?? ""), id: heading[3] ?? "" };
  const figure = /^!\[([^\]]+)\]\(figure:([^)]+)\)$/.exec(first);
  if (figure) return { kind: "figure", caption: figure[1] ?? "", words: figure[2] ?? "" };
  if (first.startsWith("|")) return { kind: "table", head: cells(first), rows: lines.slice(2).map(cells) };
  if (MARK.test(first)) {
    const items: string[] = [];
    for (const line of lines) {
      if (MARK.test(line)) items.push(line.replace(MARK, ""));
      else items[items.length - 1] += ` ${line.trim()}`;
    }
    return { kind: "list", items: items.map(inline) };
  }
  return { kind: "paragraph", text: inline(lines.join(" ")) };
}

export function markdown(text: string): Block[] {
  const parts = text.split(/\n\s*\n/);
  return parts
    .map((part) => part.split("\n").filter((line) => line.trim()))
    .filter((lines) => lines.length)
    .map(block);
}
