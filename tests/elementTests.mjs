const all = ['tests/elements/*.test.ts'];
/** The kinds of tests that `npm test` omits, because they take longest. */
const slow = ['accessibility', 'documented'].map((kind) => `tests/elements/*.${kind}.test.ts`);

const patterns = { usual: [...all, ...slow.map((pattern) => `!${pattern}`)], others: slow };

/**
 * The test files of the elements, as patterns: the `usual` ones of `npm test`, the `others` that
 * only `npm run test:all` runs, or all.
 */
export function elementTests(tests) {
  return patterns[tests] ?? all;
}
