/** Tests of elements that write. The light build only shows. */
const writing = ['artifact-form', 'version-dialog'];

/** The kinds of tests that take longest. `npm run test:all` runs them on the light build. */
const slow = ['accessibility', 'documented'];

/**
 * The test files that run on the light build, as patterns. `npm test` runs the `usual` ones and
 * `npm run test:all` the `others`.
 */
export const lightPatterns = {
  usual: ['tests/elements/*.test.ts', ...slow.map((kind) => `!tests/elements/*.${kind}.test.ts`)],
  others: slow.map((kind) => `tests/elements/*.${kind}.test.ts`),
};

/** Patterns that leave out what the light build does not have. */
export const leftOutOfLight = writing.map((name) => `!tests/elements/${name}.*`);

/** Whether a test file is about something that the light build does not have. */
export function isLeftOutOfLight(file) {
  return writing.some((name) => file.startsWith(`tests/elements/${name}.`));
}
