// A game in the memory of its compiled rules: what is the same for every game. src/guimard/wasm declares the calls.
import { Refusal } from "../net/http";
import type { GameFacts } from "../net/messages";
import type { Plan } from "../net/table-place";
import { writeChoices } from "../rules/choices";
import type { Block, RulesModule } from "../rules/module";
import { seenBy } from "../rules/events";
import type { Spec, Values } from "../shared/catalogue/options";
import type { ActionEvents, LoadFile, Sight, Thinking } from "./game-rules";
import { Bots, type Workspace } from "./thinking";

const SPECTATOR = -3; // core/views.py
const LONGEST_SEED = 1 << 16; // bytes: no record comes near
const MOST_SEATS = 8;
const RNG_OF_0 = 0xe220a8397b1dcdafn; // core/rng.py, new_rng(0)

export abstract class CompiledGame {
  readonly state: Block;
  readonly #seed: Block;
  readonly #choices: Block;
  readonly #material: Block;
  readonly #deals: Block;
  protected readonly blank: Block;
  readonly #views: Block;
  protected readonly scratch: Block;
  readonly #moves: Block;
  protected readonly buffer: Block;
  protected readonly recipients: Block;
  protected readonly rng: Block;
  readonly #points: Block;
  readonly #won: Block;
  #bots: Promise<Bots> | null = null;
  #seats = 0;

  constructor(
    readonly id: string,
    readonly module: RulesModule,
    readonly spec: Spec,
    readonly load: LoadFile,
  ) {
    const room = (name: string, count = 1): Block => module.records(name, count);
    [this.state, this.blank, this.#views, this.scratch] = [
      room("State"),
      room("State"),
      room("State", 3),
      room("State", 2),
    ];
    [this.#choices, this.#material, this.#deals] = [room("Choices"), room("Material"), room("DealState")];
    [this.#moves, this.buffer, this.recipients, this.rng] = [
      room("Moves"),
      room("JsonBuffer"),
      room("Recipients"),
      room("Rng"),
    ];
    [this.#seed, this.#points, this.#won] = [
      module.numbers(2, LONGEST_SEED),
      module.numbers(2, MOST_SEATS),
      module.numbers(2, MOST_SEATS),
    ];
    const material = Uint8Array.from(atob(module.data("Material")), (one) => one.charCodeAt(0));
    module.bytes(this.#material).set(material);
  }

  deal(seats: number, options: Values, seed: string): void {
    const { module } = this;
    this.#seats = seats;
    writeChoices(module, this.#choices, this.spec.options, seats, options);
    module.call("begin_deal", this.#deals, this.#bytesOf(seed));
    module.bytes(this.state).fill(0);
    module.call("deal", this.state, this.#choices, this.#material, this.#deals);
  }

  restore(state: Uint8Array): void {
    const bytes = this.module.bytes(this.state);
    if (state.length !== bytes.length) throw new Error("This position is of other rules.");
    bytes.set(state);
    this.#seats = this.field("seats");
  }

  copy(): Uint8Array {
    return this.module.bytes(this.state).slice();
  }

  get sources(): string {
    return this.module.sources;
  }

  toAct(): number | null {
    const seat = this.module.call("next", this.state) as number;
    return seat < 0 ? null : seat;
  }

  scores(): number[] {
    this.module.call("scores", this.state, this.#points);
    return this.#shorts(this.#points).slice(0, this.#seats);
  }

  /** The winners of a game that is over. */
  winners(): number[] {
    this.module.bytes(this.#won).fill(0);
    this.module.call("result", this.state, this.#points, this.#won);
    return this.#shorts(this.#won).flatMap((one, seat) => (one ? [seat] : []));
  }

  see(seat: number | null): Sight {
    const [middle, end] = this.#encode(seat ?? SPECTATOR);
    return { view: this.#json(0, middle) as GameFacts, actions: this.#json(middle, end) as GameFacts[] };
  }

  seeAll(): GameFacts {
    return this.#json(0, this.module.call("describe", this.state, this.buffer) as number) as GameFacts;
  }

  play(text: string): ActionEvents {
    const action = this.#numberOf(text);
    this.apply(action);
    const seen = (seat: number | null): GameFacts[] =>
      JSON.parse(seenBy(this.module, this.buffer, this.recipients, seat)) as GameFacts[];
    return { spectators: seen(null), seats: Array.from({ length: this.#seats }, (_, seat) => seen(seat)) };
  }

  record(seat: number | null): Uint8Array {
    return this.module.bytes(this.viewOf(seat ?? SPECTATOR)).slice();
  }

  preview(record: Uint8Array, plan: string[] | null, text: string): GameFacts | null {
    return this.#lookFrom(record, plan, () => {
      const action = this.#numberOf(text);
      return this.#json(0, this.writePreview(this.state, action)) as GameFacts;
    });
  }

  plan(record: Uint8Array, steps: string[]): Plan | null {
    return this.#lookFrom(record, steps, () => ({ ...this.see(this.toAct()), pending: this.pending() }));
  }

  /** Steps of the current turn that are not confirmed yet. */
  abstract pending(): number;

  /** Ask something of a view, after the steps of a plan; the game itself stays where it is. */
  #lookFrom<T>(record: Uint8Array, plan: string[] | null, ask: () => T): T | null {
    const kept = this.copy();
    try {
      this.module.bytes(this.state).set(record);
      if (plan && !this.module.call("take_turn", this.state)) return null;
      for (const step of plan ?? []) this.module.call("apply", this.state, this.#numberOf(step));
      return ask();
    } finally {
      this.module.bytes(this.state).set(kept);
    }
  }

  /** Let a bot think about the view of the seat to act. Bots are loaded when the first one is to think. */
  async think(level: string, seed: bigint, spent: () => number): Promise<Thinking> {
    const view = this.record(this.toAct());
    this.#bots ??= Bots.load(this.load, this.id, (module) => this.workspace(module));
    const bots = await this.#bots;
    bots.module.bytes(bots.view).set(view);
    const search = await bots.begin(level, seed, spent);
    return { advance: search.advance, best: () => this.textOf(search.best()) };
  }

  /** What the search of this game works on, in the memory of its bots. */
  protected abstract workspace(module: RulesModule): Workspace;

  /** Play an action and write its events. */
  protected apply(action: number): void {
    this.module.call("play", this.state, action, this.buffer, this.recipients);
  }

  /** Write what an action would change; answers where that ends. */
  protected writePreview(view: Block, action: number): number {
    this.module.view(this.rng).setBigUint64(0, RNG_OF_0, true);
    return this.module.call("preview", view, action, this.rng, this.blank, this.scratch, this.buffer) as number;
  }

  /** A number of the state, by the name of its field. */
  protected field(name: string): number {
    return this.module.view(this.state).getInt16(this.module.layout("State").fields[name]?.[1] ?? 0, true);
  }

  /** What a seat may know, as a record; for bots. */
  viewOf(seat: number): Block {
    const view = { ...this.#views, shape: [1] };
    this.module.bytes(view).fill(0);
    this.module.call("show", this.state, view, seat);
    return view;
  }

  /** The text of a legal action of the seat to act. */
  textOf(action: number): string {
    const { actions } = this.see(this.toAct());
    return String(actions.find((_, place) => this.#actionAt(place) === action)?.["text"]);
  }

  /** The number of an action of the legal list that was written last. */
  #actionAt(place: number): number {
    const [, items] = this.module.layout("Moves").fields["items"] ?? ["", 0];
    return this.module.view(this.#moves).getInt16(items + 2 * place, true);
  }

  /** The number of an action: its place in the legal list, which has the texts. */
  #numberOf(text: string): number {
    const seat = this.toAct();
    text = this.canonical(text);
    if (seat === null) throw new Refusal("game-over", "The game is over.", {});
    const place = this.see(seat).actions.findIndex((action) => action["text"] === text);
    if (place < 0) throw this.#refusal(text);
    return this.#actionAt(place);
  }

  /** Why an action is not legal, if it is one at all. */
  #refusal(text: string): Refusal {
    const action = this.parse(text);
    if (action === null) return new Refusal("bad-text", `There is no action ${text}.`, {});
    const { reason, ...words } = this.brokenRule(action);
    return new Refusal(String(reason), String(reason), words);
  }

  /** Why the seat to act may not play an action: the reason, and what its sentence speaks of. */
  protected brokenRule(action: number): GameFacts {
    const end = this.module.call("refuse", this.viewOf(this.toAct() ?? 0), action, this.buffer) as number;
    return this.#json(0, end) as GameFacts;
  }

  /** The text of an action as it is written today. */
  canonical(text: string): string {
    return text;
  }

  /** Read the number of an action that is not legal here; null if the text is none. */
  protected readonly parse: (text: string) => number | null = () => null;

  #encode(viewer: number): [number, number] {
    const { module, state } = this;
    const rest = [this.blank, this.#views, this.#moves, this.buffer];
    return module.call("encode", state, state, true, viewer, ...rest) as [number, number];
  }

  #json(start: number, end: number): unknown {
    const from = this.module.layout("JsonBuffer").fields["text"]?.[1] ?? 0;
    const bytes = this.module.bytes(this.buffer).subarray(from + start, from + end);
    return JSON.parse(new TextDecoder().decode(bytes));
  }

  #bytesOf(seed: string): Block {
    const bytes = new TextEncoder().encode(seed);
    if (bytes.length > LONGEST_SEED) throw new Refusal("too-long", "This is too long.", {});
    const block = { ...this.#seed, shape: [bytes.length] };
    const view = this.module.view(block);
    bytes.forEach((byte, i) => view.setInt16(2 * i, byte, true));
    return block;
  }

  #shorts(block: Block): number[] {
    return [...new Int16Array(this.module.bytes(block).slice().buffer)];
  }
}
