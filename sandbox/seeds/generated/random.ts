/** A pseudo-random number generator (mulberry32). The same seed gives the same sequence. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(from: number, to: number): number;
  oneOf<T>(choices: readonly T[]): T;
  /** The given number of different items, in any order. All items if there are fewer. */
  someOf<T>(choices: readonly T[], count: number): T[];
}

/** The sequence of a seed. Similar seeds give different sequences. */
export function seedRandom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const someOf = <T>(choices: readonly T[], count: number): T[] => {
    const left = [...choices];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      taken.push(...left.splice(between(0, left.length - 1), 1));
    }
    return taken;
  };
  const oneOf = <T>(choices: readonly T[]): T => {
    const choice = choices[between(0, choices.length - 1)];
    if (choice === undefined) throw new Error('There is nothing to choose from');
    return choice;
  };
  return { next, between, oneOf, someOf };
}
