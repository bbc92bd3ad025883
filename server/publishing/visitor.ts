import { patienceMs, programPatienceMs } from './timeLimit';

/** Who asks for a page. */
export interface Visitor {
  /** Whether it is a browser, which fills a page in by itself. */
  isBrowser: boolean;
  /** How long the page may wait for the catalogue, in milliseconds. */
  patienceMs: number;
}

/**
 * Tells browsers from programs. Browsers send `Upgrade-Insecure-Requests` when they open a page, and
 * `Sec-Fetch-Site` with every request over https (Fetch Metadata). Crawlers and harvesters send
 * neither, even those that use the name of a browser.
 */
export function visitorOf(headers: Headers): Visitor {
  const isBrowser = headers.has('sec-fetch-site') || headers.has('upgrade-insecure-requests');
  return { isBrowser, patienceMs: isBrowser ? patienceMs : programPatienceMs };
}
