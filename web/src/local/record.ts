// The record of a game as text: options, seed, actions, closed by a digest. As src/guimard/core/game_record.py has it.
import { Refusal } from "../net/http";
import { sha256 } from "./sha256";

const FORMAT = "guimard record 1";
const LONGEST = 1 << 20;

export interface GameRecord {
  game: string;
  rules_version: number;
  seats: number;
  /** The options as one line of text. */
  options: string;
  seed: string;
  commitment: string;
  players: string[];
  actions: string[];
  scores: number[] | null;
}

export function recordText(record: GameRecord): string {
  const lines = [
    FORMAT,
    `game: ${record.game}`,
    `rules: ${record.rules_version}`,
    `seats: ${record.seats}`,
    `options: ${record.options}`,
    `commitment: ${record.commitment}`,
    `seed: ${record.seed}`,
    ...record.players.map((name) => `player: ${name.trim().split(/\s+/).join(" ")}`),
    `actions: ${record.actions.length}`,
    ...record.actions,
    `result: ${record.scores ? record.scores.join(" ") : "unfinished"}`,
  ];
  const body = lines.map((line) => `${line}\n`).join("");
  return `${body}digest: ${sha256(body)}\n`;
}

const bad = (sentence: string): Refusal => new Refusal("bad-record", sentence, {});

/** Refuses a text that is malformed, cut short or changed. */
export function parseRecord(given: string): GameRecord {
  const text = given.replaceAll("\r\n", "\n");
  const end = text.lastIndexOf("digest: ");
  if (text.length > LONGEST || !text.startsWith(`${FORMAT}\n`) || end < 0) throw bad("This is not a record.");
  const body = text.slice(0, end);
  if (text.slice(end + 8).replace(/\n+$/, "") !== sha256(body)) throw bad("The record was changed or cut short.");
  return parseLines(body.split("\n").slice(1, -1));
}

function parseLines(lines: string[]): GameRecord {
  const value = (key: string): string => {
    const line = lines.shift() ?? "";
    if (!line.startsWith(`${key}: `)) throw bad(`The record should say '${key}: …' where it says '${line}'.`);
    return line.slice(key.length + 2);
  };
  const [game, rules_version, seats] = [value("game"), number(value("rules")), number(value("seats"))];
  const [options, commitment, seed] = [value("options"), value("commitment"), value("seed")];
  const players: string[] = [];
  while (lines[0]?.startsWith("player: ")) players.push(value("player"));
  const count = number(value("actions"));
  const actions = lines.splice(0, count);
  const result = value("result");
  if (lines.length) throw bad("The record has more lines than it says.");
  const scores = result === "unfinished" ? null : result.split(" ").map(number);
  return { game, rules_version, seats, options, seed, commitment, players, actions, scores };
}

function number(text: string): number {
  if (!/^-?\d{1,9}$/.test(text)) throw bad(`Not a number: '${text}'.`);
  return Number(text);
}
