/** Chance that can be repeated: the same seed gives the same choices on every machine. */
export interface Random {
  /** From 0 up to, but not including, `below`. */
  int(below: number): number;
  chance(probability: number): boolean;
  pick<T>(from: readonly T[]): T;
  /** From `least` to `most` of what `make` gives. */
  many<T>(least: number, most: number, make: () => T): readonly T[];
}

/** Mulberry32, a generator of 32 bits, started at a mixture of two numbers. */
export function createRandom(seed: number, index: number): Random {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    int,
    chance: (probability) => next() < probability,
    pick: <T>(from: readonly T[]): T => from[int(from.length)] as T,
    many: <T>(least: number, most: number, make: () => T) =>
      Array.from({ length: least + int(most - least + 1) }, make),
  };
}
