// Random numbers for errors of judgement, the same as core/rng.py and bots/noise.py draw.
const MASK = (1n << 64n) - 1n;
const SIZE = 1 << 12;
const NOISE = 0x6e6f697365n; // keeps these apart from the numbers of playouts

/** A generator (xorshift64), well mixed from any number (splitmix64). */
export class Random {
  #word: bigint;

  constructor(seed: bigint) {
    let mixed = (seed + 0x9e3779b97f4a7c15n) & MASK;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
    this.#word = mixed ^ (mixed >> 31n) || 1n;
  }

  below(n: number): number {
    let x = this.#word;
    x ^= (x << 13n) & MASK;
    x ^= x >> 7n;
    x ^= (x << 17n) & MASK;
    this.#word = x;
    return Number(((x >> 32n) * BigInt(n)) >> 32n);
  }
}

/** In thousandths: a logarithm's last bit differs from machine to machine, a whole number does not. */
const gumbel = (random: Random): number =>
  Math.round(-1000 * Math.log(-Math.log((random.below(SIZE) + 0.5) / SIZE))) / 1000;

/** An error of judgement for each candidate. */
export function judgementErrors(count: number, seed: bigint): number[] {
  const random = new Random(seed ^ NOISE);
  return Array.from({ length: count }, () => gumbel(random));
}
