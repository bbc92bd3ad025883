const endings: (() => unknown)[] = [];

/** Runs a function after the tests of the file, the last registered first. */
export function afterTests(end: () => unknown): void {
  endings.push(end);
}

/** Runs what the file has registered. */
export async function endTests(): Promise<void> {
  for (const end of endings.splice(0).toReversed()) await end();
}
