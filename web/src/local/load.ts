// The files that compiled rules and bots come in.
import { RulesModule } from "../rules/module";
import type { LoadFile } from "./game-rules";

export async function loadJson<T>(load: LoadFile, name: string): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await load(name))) as T;
}

export async function loadModule(load: LoadFile, name: string): Promise<RulesModule> {
  const [bytes, description] = await Promise.all([load(`${name}.wasm`), loadJson<never>(load, `${name}.json`)]);
  return RulesModule.load(bytes, description);
}
