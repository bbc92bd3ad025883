import { afterAll } from 'vitest';

const endings: (() => unknown)[] = [];

// Here, at the top: what a hook or a test registers by itself would not be called.
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

/** Does something after the tests of the file, the last thing asked for first. */
export function afterTests(end: () => unknown): void {
  endings.push(end);
}
