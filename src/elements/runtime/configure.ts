import { type ElementSettings, readSettings } from './readSettings';

/**
 * Gives a *Trovi* token for the person who uses the page, `null` for a stranger. With `renew` the one given before was refused.
 */
export type GetPageToken = (wish: { renew: boolean }) => Promise<string | null>;

/** What {@link configure} takes. */
export interface PageConfiguration extends ElementSettings {
  /** Lets elements read as the person who uses the page. Give another function when that person changes. */
  getToken?: GetPageToken;
}

/** What has been configured so far: the same object until that changes. */
export interface ConfiguredPage {
  settings: ElementSettings;
  getToken?: GetPageToken;
}

let page: ConfiguredPage = { settings: {} };
const listeners = new Set<() => void>();

/**
 * Configures all elements of the page, those that are there and those to come. A later call adds to an earlier one; `undefined`
 * takes a key back. Goes before the page's `trovi-config` script, and behind an element's attributes. Throws a `TypeError` that
 * names what is wrong or unknown, and then changes nothing.
 */
export function configure({ getToken, ...given }: PageConfiguration): void {
  const { settings, problems } = readSettings(given);
  if (getToken !== undefined && typeof getToken !== 'function') {
    problems.push('The key "getToken" must be a function.');
  }
  if (problems.length > 0) throw new TypeError(problems.join(' '));
  const kept = Object.entries(page.settings).filter(([key]) => !Object.hasOwn(given, key));
  page = {
    settings: { ...Object.fromEntries(kept), ...settings },
    getToken: getToken ?? page.getToken,
  };
  for (const listener of listeners) listener();
}

/** What the page has configured. */
export function configuredPage(): ConfiguredPage {
  return page;
}

/** Calls the listener after every {@link configure}; returns the function that stops it. */
export function onConfigured(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
