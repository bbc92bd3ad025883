/** Tests of elements with forms, which the light build omits. */
const writing = ['artifact-form', 'version-dialog'];

/** The kinds of tests that `npm test` omits on each build, because they take longest. */
const slowKinds = { full: ['accessibility'], light: ['accessibility', 'documented'] };

/**
 * The test files that a build of the elements, `full` or `light`, runs, as patterns: the `usual`
 * ones of `npm test`, the `others` that only `npm run test:all` runs, or all.
 */
export function elementTests(build, tests) {
  const slow = slowKinds[build].map((kind) => `tests/elements/*.${kind}.test.ts`);
  const all = ['tests/elements/*.test.ts'];
  const patterns = { usual: [...all, ...slow.map((pattern) => `!${pattern}`)], others: slow };
  return patterns[tests] ?? all;
}

/** Patterns that exclude tests of what the light build omits. */
export const leftOutOfLight = writing.map((name) => `!tests/elements/${name}.*`);

/** Whether a test file is about something that the light build omits. */
export function isLeftOutOfLight(file) {
  return writing.some((name) => file.startsWith(`tests/elements/${name}.`));
}
