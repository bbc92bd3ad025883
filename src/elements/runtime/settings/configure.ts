import type { ElementSettings } from './completeSettings';
import { configuredPage, type GetPageToken, publishPage } from './configuredPage';
import { createTokenSession } from '../services/createTokenSession';
import { readSettings } from './readSettings';

/** The argument of {@link configure}. */
export interface PageConfiguration extends ElementSettings {
  /**
   * Lets elements make calls as the user of the page. Pass a different function when the user
   * changes.
   */
  getToken?: GetPageToken;
}

/**
 * Configures all present and future elements of the page. A later call adds to an earlier one. The
 * value `undefined` resets a key. Overrides the page's `trovi-config` script. The attributes of an
 * element override both. If a key is wrong or unknown, throws a `TypeError` that names it, and
 * changes nothing.
 */
export function configure(provided: PageConfiguration): void {
  const { getToken, ...rest } = provided;
  const { settings, problems } = readSettings(rest);
  if (getToken !== undefined && typeof getToken !== 'function') {
    problems.push('The key "getToken" must be a function.');
  }
  if (problems.length > 0) throw new TypeError(problems.join(' '));
  const page = configuredPage();
  const kept = Object.entries(page.settings).filter(([key]) => !Object.hasOwn(provided, key));
  const getPageToken = Object.hasOwn(provided, 'getToken') ? getToken : page.getToken;
  publishPage({
    settings: { ...Object.fromEntries(kept), ...settings },
    ...(getPageToken && { getToken: getPageToken, createSession: createTokenSession }),
  });
}
