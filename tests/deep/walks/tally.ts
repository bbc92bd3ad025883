/** Counts of each kind of step, over many walks. */
export interface Tally {
  count(kind: string): void;
  /** A step without effect. */
  countMiss(kind: string): void;
  counts(): Record<string, number>;
  /** One line with the counts of all kinds, with and without effect. */
  line(): string;
}

export function createTally(): Tally {
  const done = new Map<string, number>();
  const missed = new Map<string, number>();
  const add = (counts: Map<string, number>, kind: string) =>
    void counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return {
    count: (kind) => add(done, kind),
    countMiss: (kind) => add(missed, kind),
    counts: () => Object.fromEntries(done),
    line() {
      const kinds = [...new Set([...done.keys(), ...missed.keys()])].toSorted();
      return kinds
        .map((kind) => {
          const misses = missed.get(kind);
          return `${kind} ${done.get(kind) ?? 0}${misses ? ` (+${misses} to nothing)` : ''}`;
        })
        .join(', ');
    },
  };
}
