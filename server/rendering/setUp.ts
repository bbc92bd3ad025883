import { workerData } from 'node:worker_threads';

import { JSDOM } from 'jsdom';

import type { SiteConfiguration } from '../../dashboard/configuration/siteConfiguration';

/** The configuration of the server that started this renderer. */
export const { configuration } = workerData as { configuration: SiteConfiguration };

const { window } = new JSDOM('') as unknown as { window: Window & typeof globalThis };

// The build puts it in place of `document.baseURI`.
Object.assign(globalThis, {
  troviBase: configuration.dashboardUrl,
  // The rules for Markdown ask what a node is.
  Element: window.Element,
  Text: window.Text,
  // Modules of screens listen to it. Without a document, libraries know that this is no browser.
  window: { addEventListener: () => undefined },
});

/** A document for the sanitizer of Markdown. It loads nothing and runs no script. */
export const sanitizerWindow = window;
