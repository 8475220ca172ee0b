// A module of compiled rules: its memory, its calls, its errors. The same in a page, a worker and Node; knows no game.
//
// Numba's calling convention: where the result goes, where an error goes, then the arguments. A record is a pointer. An
// array is two unused pointers, the number of items, the size of one, a pointer, then its shape and its strides.
import type { Description, Kind, RecordLayout } from "./description";

/** A place in the module's memory: a record, or an array of items of the same size. */
export interface Block {
  at: number;
  item: number;
  shape: number[];
}

export type Argument = number | bigint | boolean | Block | Argument[];
export type Result = number | boolean | undefined | Result[];

/** An error that compiled code raised, or a trap. The game that was played can go on from its record. */
export class RulesError extends Error {
  override name = "RulesError";
}

const RESULT_ROOM = 64;
const product = (numbers: number[]): number => numbers.reduce((a, b) => a * b, 1);

export class RulesModule {
  readonly #exports: WebAssembly.Exports;
  readonly #description: Description;
  readonly #memory: WebAssembly.Memory;
  readonly #result: number;
  readonly #raised: number;
  #top: number;

  static async load(bytes: BufferSource, description: Description): Promise<RulesModule> {
    const { instance } = await WebAssembly.instantiate(bytes);
    return new RulesModule(instance, description);
  }

  private constructor(instance: WebAssembly.Instance, description: Description) {
    this.#exports = instance.exports;
    this.#description = description;
    this.#memory = instance.exports["memory"] as WebAssembly.Memory;
    this.#top = (instance.exports["__heap_base"] as WebAssembly.Global<"i32">).value;
    this.#result = this.#room(RESULT_ROOM);
    this.#raised = this.#room(8);
  }

  /** The size of the memory in bytes. It grows only in `records` and `numbers`. */
  get size(): number {
    return this.#memory.buffer.byteLength;
  }

  /** What the module was built from. */
  get sources(): string {
    return this.#description.sources;
  }

  layout(name: string): RecordLayout {
    const layout = this.#description.records[name];
    if (!layout) throw new RulesError(`There is no record ${name}.`);
    return layout;
  }

  /** A record to pass on as it is, in base64. */
  data(name: string): string {
    return this.#description.data[name] ?? "";
  }

  /** Room for records, for as long as the module lives; their bytes are 0. */
  records(name: string, count = 1): Block {
    return this.numbers(this.layout(name).size, count);
  }

  /** Room for an array of numbers of so many bytes each. */
  numbers(item: number, ...shape: number[]): Block {
    return { at: this.#room(item * product(shape)), item, shape };
  }

  /** The bytes of a block. Ask again after new room was made: memory may have moved. */
  bytes({ at, item, shape }: Block): Uint8Array {
    return new Uint8Array(this.#memory.buffer, at, item * product(shape));
  }

  /** A view of some bytes to read and write numbers. */
  view({ at, item, shape }: Block): DataView {
    return new DataView(this.#memory.buffer, at, item * product(shape));
  }

  /** Call a function of the module; throws `RulesError`. */
  call(name: string, ...given: Argument[]): Result {
    const called = this.#description.calls[name];
    if (!called) throw new RulesError(`There is no function ${name}.`);
    const args: (number | bigint)[] = [];
    called.takes.forEach((kind, i) => this.#pass(args, kind, given[i] as Argument));
    if (this.#run(name, args)) {
      const number = new DataView(this.#memory.buffer).getInt32(this.#raised, true);
      throw new RulesError(`${name}: ${this.#description.errors[number] ?? `error ${number}`}`);
    }
    return this.#read(called.gives, this.#result);
  }

  #run(name: string, args: (number | bigint)[]): number {
    const run = this.#exports[name] as (...args: (number | bigint)[]) => number;
    try {
      return run(this.#result, this.#raised, ...args);
    } catch (trap) {
      throw new RulesError(`${name}: ${String(trap)}`, { cause: trap });
    }
  }

  #room(bytes: number): number {
    const at = (this.#top + 63) & ~63;
    this.#top = at + bytes;
    const missing = this.#top - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / 65536));
    return at;
  }

  #pass(args: (number | bigint)[], kind: Kind, value: Argument): void {
    if (Array.isArray(kind)) kind.forEach((part, i) => this.#pass(args, part, (value as Argument[])[i] as Argument));
    else if (kind === "record") args.push((value as Block).at);
    else if (typeof kind === "object") {
      const { at, item, shape } = value as Block;
      const strides = shape.map((_, i) => item * product(shape.slice(i + 1)));
      args.push(0, 0, BigInt(product(shape)), BigInt(item), at, ...shape.map(BigInt), ...strides.map(BigInt));
    } else if (kind === "int64" || kind === "uint64") args.push(BigInt.asIntN(64, BigInt(value as number | bigint)));
    else args.push(Number(value));
  }

  #read(kind: Kind, at: number): Result {
    const memory = new DataView(this.#memory.buffer);
    if (Array.isArray(kind)) {
      return kind.map((part) => {
        const size = part === "bool" ? 1 : part === "int16" ? 2 : 8;
        at = (at + size - 1) & -size;
        const value = this.#read(part, at);
        at += size;
        return value;
      });
    }
    if (kind === "none") return undefined;
    if (kind === "bool") return memory.getUint8(at) !== 0;
    if (kind === "int16") return memory.getInt16(at, true);
    if (kind === "float64") return memory.getFloat64(at, true);
    return Number(memory.getBigInt64(at, true));
  }
}
