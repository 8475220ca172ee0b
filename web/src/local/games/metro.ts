// Metro on this device: its compiled rules, and its bots with what they have learned.
import type { RulesModule } from "../../rules/module";
import type { Spec } from "../../shared/catalogue/options";
import { CompiledGame } from "../compiled";
import type { GameRules, LoadFile } from "../game-rules";
import { loadJson, loadModule } from "../load";
import { metroWorkspace } from "../metro-values";
import type { Workspace } from "../thinking";

const CENTRALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII"];
const CELLS = 64; // games/metro/tables.py: how actions are numbered
const DRAW = 24 * 4 * CELLS;

class Metro extends CompiledGame implements GameRules {
  constructor(
    module: RulesModule,
    spec: Spec,
    load: LoadFile,
    /** The kinds of tile, in the order of their numbers. */
    readonly codes: string[],
  ) {
    super("metro", module, spec, load);
  }

  /** A tile laid stays laid, and a tile drawn was seen: nothing is ever pending. */
  pending(): number {
    return 0;
  }

  undo(): void {
    throw new Error("No step of Metro is ever pending.");
  }

  /** Older records call the central stations C1 to C8. */
  override canonical(text: string): string {
    return text.replace(/^station C([1-8])/, (_, number: string) => `station ${CENTRALS[Number(number) - 1]}`);
  }

  /** An action of the base game that may not be legal: the rules say why. */
  protected override readonly parse = (text: string): number | null => {
    if (text === "draw") return DRAW;
    const [, code = "", column = "", row = "", turns = "0"] =
      /^lay (\w{4}) ([A-H])([1-8])(?: r([0-3]))?$/.exec(text) ?? [];
    const kind = this.codes.indexOf(code);
    const cell = 8 * (Number(row) - 1) + "ABCDEFGH".indexOf(column);
    return kind < 0 ? null : (4 * kind + Number(turns)) * CELLS + cell;
  };

  protected override workspace(module: RulesModule): Workspace {
    return metroWorkspace(module, this.load);
  }
}

export async function load(file: LoadFile, spec: Spec): Promise<GameRules> {
  const [module, codes] = await Promise.all([loadModule(file, "metro"), loadJson<string[]>(file, "metro-tiles.json")]);
  return new Metro(module, spec, file, codes);
}
