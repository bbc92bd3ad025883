import type { Page } from '@playwright/test';

/** What a text could change about a page without an element to show for it. */
export interface Traces {
  address: string;
  base: string;
  cookie: string;
  /** What is kept under names that are not the dashboard's. */
  stored: string[];
  globals: string[];
  prototypes: string[];
}

/** Reads what is to be the same before and after hostile texts, once no session check is under way, which has a frame of its own. */
export async function readTraces(page: Page): Promise<Traces> {
  const traces = await page.waitForFunction(() => {
    const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    if (names.some((name) => name.startsWith('kc-callback'))) return undefined;
    return {
      address: window.location.href,
      base: document.baseURI,
      cookie: document.cookie,
      stored: names.filter((name) => !/^trovi[-.]/.test(name)),
      globals: Object.getOwnPropertyNames(window).sort(),
      prototypes: [Object, Array, String, Function, Element, Promise, Map].map(
        ({ name, prototype }) =>
          `${name}: ${Object.getOwnPropertyNames(prototype).length} ${Object.keys(prototype).join()}`,
      ),
    };
  });
  return (await traces.jsonValue()) as Traces;
}
