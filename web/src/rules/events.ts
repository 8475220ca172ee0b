// What a seat sees of the events that compiled rules have written (Recipients in core/events.py).
import type { Block, RulesModule } from "./module";

const EVERYBODY = -1;

/** The events of the last action as the JSON list that a seat sees; `null` stands for a spectator. */
export function seenBy(module: RulesModule, buffer: Block, recipients: Block, seat: number | null): string {
  const { fields } = module.layout("Recipients");
  const at = (name: string): number => (fields[name] as [string, number, number])[1];
  const [view, text] = [
    module.view(recipients),
    module.bytes(buffer).subarray(module.layout("JsonBuffer").fields["text"]?.[1]),
  ];
  const number = (name: string, i: number): number => view.getInt16(at(name) + 2 * i, true);
  const seen: string[] = [];
  let start = 0;
  for (let i = 0; i < number("count", 0); i++) {
    const end = Number(view.getBigUint64(at("ends") + 8 * i, true));
    const [to, only] = [number("seats", i), number("only", i)];
    const part = new TextDecoder().decode(text.subarray(start, end));
    if (to === EVERYBODY || (only && to === seat)) seen.push(part);
    else if (to === seat) seen[seen.length - 1] = part;
    start = end;
  }
  return `[${seen.join(",")}]`;
}
