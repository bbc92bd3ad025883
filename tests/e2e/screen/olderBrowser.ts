import type { BrowserContext } from '@playwright/test';

/**
 * Makes a browser act like one from before 2023: without the methods that came later, and without
 * `light-dark()` in styles.
 */
export async function makeOlder(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const remove = (owner: object, ...names: string[]) =>
      names.forEach((name) => Reflect.deleteProperty(owner, name));
    remove(URL, 'canParse', 'parse');
    remove(Promise, 'withResolvers', 'try');
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
    const { supports } = CSS as unknown as { supports: (...parts: string[]) => boolean };
    CSS.supports = (...parts: string[]) =>
      !parts.join().includes('light-dark') && supports.apply(CSS, parts);
  });
  await context.route(/\.(css|js)$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    await route.fulfill({ response, body: body.replaceAll('light-dark(', 'not-known(') });
  });
}
