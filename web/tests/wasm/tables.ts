// A table of each game in a module's memory, for the comparison: which entry point answers what.
import { type Coded, writeChoices } from "../../src/rules/choices";
import type { Block, Result, RulesModule } from "../../src/rules/module";
import { seenBy } from "../../src/rules/events";
import type { Game, Table } from "./replay";

const RNG_OF_0 = 0xe220a8397b1dcdafn; // core/rng.py, new_rng(0)

const LONGEST_SEED = 200;

/** Deals games from their seeds and options, onto a blank state. */
function dealer(module: RulesModule, state: Block): (game: Game, options: Coded[]) => void {
  const [choices, material, deals] = [
    module.records("Choices"),
    module.records("Material"),
    module.records("DealState"),
  ];
  const room = module.numbers(2, LONGEST_SEED);
  module.bytes(material).set(Uint8Array.from(atob(module.data("Material")), (one) => one.charCodeAt(0)));
  return (game, options) => {
    const bytes = new TextEncoder().encode(game.seed);
    const seed = { ...room, shape: [bytes.length] };
    bytes.forEach((byte, i) => module.view(seed).setInt16(2 * i, byte, true));
    writeChoices(module, choices, options, game.seats, game.options);
    module.call("begin_deal", deals, seed);
    module.bytes(state).fill(0);
    module.call("deal", state, choices, material, deals);
  };
}

const count = (module: RulesModule, moves: Block): number => module.view(moves).getInt16(0, true);

function listed(module: RulesModule, moves: Block): Uint8Array {
  const [, offset] = module.layout("Moves").fields["items"] ?? ["", 0];
  return module.bytes(moves).slice(offset, offset + 2 * count(module, moves));
}

/** Actions that are asked about, whether legal or not: tests/support/wasm_games.py, ASKED. */
const ASKED = {
  metro: [0, 1000, 2077, 4242, 6144, 6145, 6152, 6209, 6230, 6248],
  metromania: [0, 701, 1402, 2103, 2548, 2601, 2668, 2700, 2730, 2800, 2900, 3000, 3092, 3093, 3094],
};

export function table(module: RulesModule, name: "metro" | "metromania"): Table {
  const [state, earlier, blank] = [module.records("State"), module.records("State"), module.records("State")];
  const [seen, views, scratch] = [module.records("State"), module.records("State", 3), module.records("State", 2)];
  const [moves, buffer, told] = [module.records("Moves"), module.records("JsonBuffer"), module.records("Recipients")];
  const rng = module.records("Rng");
  const written = (end: Result): Uint8Array => module.bytes(buffer).slice(0, end as number);
  const previewed = (action: number): Result =>
    name === "metro"
      ? module.call("preview", seen, action, rng, blank, scratch, buffer)
      : module.call("preview", seen, action, scratch, buffer);
  const legal = (): Uint8Array => {
    module.view(moves).setInt16(0, 0, true);
    module.call("list", state, moves);
    return listed(module, moves);
  };
  const answers = (): Uint8Array[] => {
    const seat = module.call("next", state) as number;
    if (seat < 0) return [];
    const first = new DataView(legal().buffer).getInt16(0, true);
    module.bytes(seen).fill(0);
    module.call("show", state, seen, seat);
    module.view(rng).setBigUint64(0, RNG_OF_0, true);
    const preview = written(previewed(first));
    const refused = ASKED[name].filter((action) => !module.call("allow", state, moves, action));
    return [preview, ...refused.map((action) => written(module.call("refuse", seen, action, buffer)))];
  };
  return {
    state,
    begin: dealer(module, state),
    legal,
    sent(viewers, before) {
      module.bytes(earlier).set(before);
      const sent = viewers.flatMap((viewer) =>
        [true, false].map((whole) => {
          const end = module.call("encode", state, earlier, whole, viewer, blank, views, moves, buffer) as number[];
          return written(end[1]);
        }),
      );
      return [...sent, ...answers()];
    },
    play(action, viewers) {
      if (name === "metro") module.call("play", state, action, buffer, told);
      else module.call("play", state, action, scratch, buffer, told);
      return viewers.map((viewer) => new TextEncoder().encode(seenBy(module, buffer, told, viewer)));
    },
    undo() {
      const steps = module.layout("State").fields["steps"];
      if (!steps || module.view(state).getInt16(steps[1], true) === 0) return false;
      module.call("undo", state);
      return true;
    },
  };
}
