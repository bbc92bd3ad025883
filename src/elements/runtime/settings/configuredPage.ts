import type { GetToken } from '../../../domain/ports/getToken';
import type { Session } from '../../../domain/ports/session';
import type { ElementSettings } from './completeSettings';

/**
 * Returns a *Trovi* token for the user of the page, or `null` if nobody is signed in. `renew` means
 * that the server refused the previous token.
 */
export type GetPageToken = (wish: { renew: boolean }) => Promise<string | null>;

/**
 * A session that follows the tokens of the page, and the page's `getToken` in the form that the
 * repository calls.
 */
export interface TokenSession {
  session: Session;
  getToken?: GetToken;
}

/** The configuration of the page so far. The object stays the same until that changes. */
export interface ConfiguredPage {
  settings: ElementSettings;
  getToken?: GetPageToken;
  /**
   * Creates the session that follows the tokens of `getToken`. Pages without tokens do not load
   * this code.
   */
  createSession?: (getToken: GetPageToken, urnNamespace: string) => TokenSession;
}

let page: ConfiguredPage = { settings: {} };
const listeners = new Set<() => void>();

/** Returns the configuration of the page. */
export function configuredPage(): ConfiguredPage {
  return page;
}

/** Calls the listener after every {@link publishPage}. Returns a function that stops it. */
export function onConfigured(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the configuration of the page, and calls all listeners. */
export function publishPage(configured: ConfiguredPage): void {
  page = configured;
  for (const listener of listeners) listener();
}
