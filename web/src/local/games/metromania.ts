// Metromania on this device: its compiled rules, with steps that can be taken back.
import type { Block, RulesModule } from "../../rules/module";
import type { Spec } from "../../shared/catalogue/options";
import { CompiledGame } from "../compiled";
import type { GameRules, LoadFile } from "../game-rules";
import { loadModule } from "../load";
import type { Workspace } from "../thinking";

const LAST = "double E"; // the action with the highest number (games/metromania/actions.py)

class Metromania extends CompiledGame implements GameRules {
  readonly #numbers = new Map<string, number>();

  pending(): number {
    return this.field("steps");
  }

  undo(): void {
    this.module.call("undo", this.state);
  }

  /** The page asks why a tunnel is forbidden: the rules write the text of every action, legal or not. */
  protected override readonly parse = (text: string): number | null => {
    for (let number = this.#numbers.size; !this.#numbers.has(LAST); number++)
      this.#numbers.set(String(this.brokenRule(number)["action"]), number);
    return this.#numbers.get(text) ?? null;
  };

  protected override apply(action: number): void {
    this.module.call("play", this.state, action, this.scratch, this.buffer, this.recipients);
  }

  protected override writePreview(view: Block, action: number): number {
    return this.module.call("preview", view, action, this.scratch, this.buffer) as number;
  }

  protected override workspace(module: RulesModule): Workspace {
    const memory = [module.records("State", 2), ...["Moves", "Score", "Rng"].map((name) => module.records(name))];
    return () => Promise.resolve(memory);
  }
}

export async function load(file: LoadFile, spec: Spec): Promise<GameRules> {
  return new Metromania("metromania", await loadModule(file, "metromania"), spec, file);
}
