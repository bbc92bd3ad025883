import { afterAll } from 'vitest';

const endings: (() => unknown)[] = [];

// Registered at the top level, because Vitest does not call hooks that other hooks or tests
// register.
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

/** Runs a function after the tests of the file, the last registered first. */
export function afterTests(end: () => unknown): void {
  endings.push(end);
}
