import { workerData } from 'node:worker_threads';

import { JSDOM } from 'jsdom';

import type { SiteConfiguration } from '../../dashboard/configuration/siteConfiguration';

/** The configuration of the server that started this renderer. */
export const { configuration } = workerData as { configuration: SiteConfiguration };

// The sanitizer of Markdown needs a document. It loads nothing and runs no script.
const { window } = new JSDOM('', { url: configuration.dashboardUrl });
const { document, Element, Text } = window;
Object.assign(globalThis, { window, document, Element, Text });
