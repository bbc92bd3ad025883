import type { Page } from '@playwright/test';

/** Changes that a text could make to a page without a visible element. */
export interface Traces {
  address: string;
  base: string;
  cookie: string;
  /** Stored data under names that do not belong to the dashboard. */
  stored: string[];
  globals: string[];
  prototypes: string[];
}

/** Reads the state that hostile texts must not change. Waits for the session check's frame. */
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
