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

/** Reads what is to be the same before and after hostile texts. */
export function readTraces(page: Page): Promise<Traces> {
  return page.evaluate(() => ({
    address: window.location.href,
    base: document.baseURI,
    cookie: document.cookie,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (name) => !/^trovi[-.]/.test(name),
    ),
    globals: Object.getOwnPropertyNames(window).sort(),
    prototypes: [Object, Array, String, Function, Element, Promise, Map].map(
      ({ name, prototype }) =>
        `${name}: ${Object.getOwnPropertyNames(prototype).length} ${Object.keys(prototype).join()}`,
    ),
  }));
}
