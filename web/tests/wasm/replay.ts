// Plays a game in WebAssembly that was played natively, and tells the first thing that differs.
import type { Coded } from "../../src/rules/choices";
import type { Block, RulesModule } from "../../src/rules/module";

/** What there is to see of a position, as digests. */
export interface Seen {
  state: string;
  legal: string;
  sent: string;
}

interface Step extends Seen {
  action: number;
  /** What everybody sees of the events. */
  events: string;
}

/** A game as tests/support/wasm_games.py writes it. */
export interface Game {
  name: string;
  seats: number;
  options: Record<string, unknown>;
  seed: string;
  first: Seen;
  steps: Step[];
  spectator: number;
}

/** A table of one game in a module's memory. */
export interface Table {
  state: Block;
  begin(game: Game, options: Coded[]): void;
  legal(): Uint8Array;
  sent(viewers: number[], before: Uint8Array): Uint8Array[];
  /** Plays an action; answers what each viewer sees of its events. */
  play(action: number, viewers: (number | null)[]): Uint8Array[];
  /** Takes the last step back; no if it is confirmed. */
  undo(): boolean;
}

/** The first twelve digits of the SHA-256 of all parts. */
export type Digest = (...parts: Uint8Array[]) => string;

/** The first difference, in words; nothing if there is none. */
export function difference(
  module: RulesModule,
  table: Table,
  game: Game,
  options: Coded[],
  digest: Digest,
): string | null {
  const seats = [...Array(game.seats).keys()];
  const viewers = [...seats, game.spectator];
  const state = (): Uint8Array => module.bytes(table.state);
  const look = (before: Uint8Array): Seen => ({
    state: digest(state()),
    legal: digest(table.legal()),
    sent: digest(...table.sent(viewers, before)),
  });
  const compare = (number: number, expected: Seen, actual: Seen): string | null => {
    const parts = (["state", "legal", "sent"] as const).filter((part) => expected[part] !== actual[part]);
    return parts.length ? `${game.name}, action ${number}: ${parts.join(", ")}` : null;
  };
  const undone = (number: number, before: Uint8Array): string | null => {
    const after = state().slice();
    const same = !table.undo() || digest(state()) === digest(before);
    state().set(after);
    return same ? null : `${game.name}, action ${number}: undone`;
  };
  table.begin(game, options);
  let found = compare(0, game.first, look(state().slice()));
  for (let i = 0; i < game.steps.length && !found; i++) {
    const step = game.steps[i] as Step;
    const before = state().slice();
    const events = table.play(step.action, [...seats, null]);
    if (digest(...events) !== step.events) return `${game.name}, action ${i + 1}: events`;
    found = compare(i + 1, step, look(before)) ?? undone(i + 1, before);
  }
  return found;
}
