import type { ElementSettings } from './completeSettings';
import { configuredPage, type GetPageToken, publishPage } from './configuredPage';
import { createTokenSession } from '../services/createTokenSession';
import { readSettings } from './readSettings';

/** What {@link configure} takes. */
export interface PageConfiguration extends ElementSettings {
  /** Lets elements read as the person who uses the page. Give another function when that person changes. */
  getToken?: GetPageToken;
}

/**
 * Configures all elements of the page, those that are there and those to come. A later call adds to an earlier one; `undefined`
 * takes a key back. Goes before the page's `trovi-config` script, and behind an element's attributes. Throws a `TypeError` that
 * names what is wrong or unknown, and then changes nothing.
 */
export function configure(given: PageConfiguration): void {
  const { getToken, ...rest } = given;
  const { settings, problems } = readSettings(rest);
  if (getToken !== undefined && typeof getToken !== 'function') {
    problems.push('The key "getToken" must be a function.');
  }
  if (problems.length > 0) throw new TypeError(problems.join(' '));
  const page = configuredPage();
  const kept = Object.entries(page.settings).filter(([key]) => !Object.hasOwn(given, key));
  const getPageToken = Object.hasOwn(given, 'getToken') ? getToken : page.getToken;
  publishPage({
    settings: { ...Object.fromEntries(kept), ...settings },
    ...(getPageToken && { getToken: getPageToken, createSession: createTokenSession }),
  });
}
