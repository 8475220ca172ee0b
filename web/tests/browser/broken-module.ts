// WebAssembly modules in which one function is broken: it traps, or never returns.
const [EXPORTS, CODE] = [7, 10];
const [UNREACHABLE, NOP, END] = [0x00, 0x01, 0x0b];
/** What a function does instead, without locals of its own; it is filled up to the length that it had. */
const BODIES = {
  traps: [0, UNREACHABLE],
  "never returns": [0, 0x03, 0x40, 0x0c, 0, END, UNREACHABLE], // loop, branch to its beginning
};
export type Fault = keyof typeof BODIES;

/** Reads the numbers and names that modules are made of. */
class Reader {
  constructor(
    readonly bytes: Uint8Array,
    public at: number,
  ) {}

  number(): number {
    const byte = this.bytes[this.at++] ?? 0;
    return byte < 0x80 ? byte : (byte & 0x7f) | (this.number() << 7);
  }

  name(): string {
    const length = this.number();
    return new TextDecoder().decode(this.bytes.subarray(this.at, (this.at += length)));
  }
}

/** Where the contents of a section begin. */
function section(module: Uint8Array, wanted: number): Reader {
  const reader = new Reader(module, 8);
  while (reader.at < module.length) {
    const [kind, size] = [reader.number(), reader.number()];
    if (kind === wanted) return reader;
    reader.at += size;
  }
  throw new Error("The module has no such section.");
}

/** The number of an exported function. The modules import none, so it is also its place among the bodies. */
function functionNumber(module: Uint8Array, wanted: string): number {
  const reader = section(module, EXPORTS);
  for (let left = reader.number(); left > 0; left--) {
    const name = reader.name();
    const kind = reader.number();
    const number = reader.number();
    if (kind === 0 && name === wanted) return number;
  }
  throw new Error(`The module has no function ${wanted}.`);
}

/** The module with one function broken. */
export function broken(module: Uint8Array, name: string, fault: Fault): Uint8Array {
  const reader = section(module, CODE);
  reader.number(); // how many there are
  for (let left = functionNumber(module, name); left > 0; left--) {
    const size = reader.number();
    reader.at += size;
  }
  const size = reader.number();
  const changed = module.slice().fill(NOP, reader.at, reader.at + size);
  changed.set(BODIES[fault], reader.at);
  changed[reader.at + size - 1] = END;
  return changed;
}
