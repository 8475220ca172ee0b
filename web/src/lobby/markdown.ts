// As much of Markdown as our rulebooks use, as data: no HTML is ever taken from a text.
export type Inline = { text: string; style: "plain" | "strong" | "code" };
export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

export function inline(text: string): Inline[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" as const };
      if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" as const };
      return { text: part.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/(^|\W)[*_]([^*_]+)[*_](?=\W|$)/g, "$1$2"), style: "plain" as const };
    });
}

const cells = (line: string): Inline[][] => line.replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));
const MARK = /^\s*(?:[-*]|\d+\.)\s+/;

function block(lines: string[]): Block {
  const first = lines[0] ?? "";
  const heading = /^(#{1,4}) (.*)$/.exec(first);
  if (heading) return { kind: "heading", level: heading[1]?.length ?? 1, text: inline(heading[2] ?? "") };
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
  const parts = text.replace(/^(#{1,4} .*)$/gm, "\n$1\n").split(/\n\s*\n/);
  return parts.map((part) => part.split("\n").filter((line) => line.trim())).filter((lines) => lines.length).map(block);
}
