const members: readonly [object: object, name: string, value: unknown][] = [
  [Object.prototype, 'extend', () => undefined],
  [Object.prototype, 'signal', 'red'],
  [Object.prototype, 'after', () => undefined],
  [Array.prototype, 'contains', () => false],
  [Array.prototype, 'toJSON', () => '[]'],
  [String.prototype, 'toJSON', () => '""'],
];

/**
 * Extends the prototypes of built-in objects with members that loops find, as old libraries do.
 * Returns a function that removes them. Functions of Node may not work meanwhile.
 */
export function extendPrototypes(): () => void {
  for (const [object, name, value] of members) {
    Object.defineProperty(object, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    });
  }
  return () => {
    for (const [object, name] of members) Reflect.deleteProperty(object, name);
  };
}

/** Runs a function while prototypes are extended. */
export function besideOldLibraries<Result>(run: () => Result): Result {
  const remove = extendPrototypes();
  try {
    return run();
  } finally {
    remove();
  }
}
