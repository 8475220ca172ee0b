// Random games of one compiled module: the same code in Node and in browsers, for bench/wasm_playouts.mjs.

export class Playouts {
  /** `host` is the class of the page that runs modules (web/src/rules/module.ts). */
  static async load(host, wasm, description) {
    return new Playouts(await host.load(wasm, description));
  }

  constructor(module) {
    this.module = module;
    [this.view, this.games, this.moves, this.rng] = ["State", "State", "Moves", "Rng"].map((record) =>
      module.records(record),
    );
  }

  /** Plays on from a view; returns the sum of the results. */
  play(view, count, seed) {
    const { module, games, moves, rng } = this;
    module.bytes(this.view).set(view);
    module.view(rng).setBigUint64(0, BigInt(seed), true);
    return module.call("playouts", this.view, games, count, moves, rng);
  }
}
