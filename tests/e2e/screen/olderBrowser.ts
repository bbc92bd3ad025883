import type { BrowserContext } from '@playwright/test';

/**
 * Makes a browser act like the oldest supported ones: without the methods that came later.
 */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const remove = (owner: object, ...names: string[]) =>
      names.forEach((name) => Reflect.deleteProperty(owner, name));
    remove(URL, 'canParse', 'parse');
    remove(Promise, 'try');
    remove(Object, 'groupBy');
    remove(Map, 'groupBy');
    remove(Array, 'fromAsync');
    remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
    remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf');
    remove(Set.prototype, 'symmetricDifference', 'isDisjointFrom');
    remove(String.prototype, 'isWellFormed', 'toWellFormed');
    remove(AbortSignal, 'any');
    remove(window, 'Iterator', 'scheduler');
    remove(window, 'onscrollend');
  });
}
