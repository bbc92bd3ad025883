/** Tests of elements with forms, which the light build omits. */
const writing = ['artifact-form', 'version-dialog'];

const all = ['tests/elements/*.test.ts'];
const ofKind = (kind) => `tests/elements/*.${kind}.test.ts`;
/** The kinds of tests that `npm test` omits, because they take longest. */
const slow = ['accessibility', 'documented'].map(ofKind);

/**
 * What the light build runs. Its sources are those of the full build, so the sample is what can
 * differ under preact: rendering, data, and the autoloader.
 */
const lightSample = [
  'artifact-card',
  'citation-box',
  'feeding',
  'bridge',
  'registration',
  'autoloader',
  'autoloader-failure',
].map((name) => `tests/elements/${name}.test.ts`);
const lightOthers = ['artifact-catalogue', 'artifact-detail', 'appearance'].map(
  (name) => `tests/elements/${name}.test.ts`,
);

const patterns = {
  full: { usual: [...all, ...slow.map((pattern) => `!${pattern}`)], others: slow },
  light: { usual: lightSample, others: lightOthers },
};

/**
 * The test files that a build of the elements, `full` or `light`, runs, as patterns: the `usual`
 * ones of `npm test`, the `others` that only `npm run test:all` runs, or all.
 */
export function elementTests(build, tests) {
  return patterns[build][tests] ?? all;
}

/** Patterns that exclude tests of what the light build omits. */
export const leftOutOfLight = writing.map((name) => `!tests/elements/${name}.*`);

/** Whether a test file is about something that the light build omits. */
export function isLeftOutOfLight(file) {
  return writing.some((name) => file.startsWith(`tests/elements/${name}.`));
}
