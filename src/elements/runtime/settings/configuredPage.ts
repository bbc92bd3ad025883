import type { GetToken } from '../../../domain/ports/getToken';
import type { Session } from '../../../domain/ports/session';
import type { ElementSettings } from './completeSettings';

/**
 * Gives a *Trovi* token for the person who uses the page, `null` for a stranger. With `renew` the one given before was refused.
 */
export type GetPageToken = (wish: { renew: boolean }) => Promise<string | null>;

/** A session that follows the tokens of the page, and the page's `getToken` as the repository asks it. */
export interface TokenSession {
  session: Session;
  getToken?: GetToken;
}

/** What has been configured so far: the same object until that changes. */
export interface ConfiguredPage {
  settings: ElementSettings;
  getToken?: GetPageToken;
  /** Makes the session that follows the tokens of `getToken`: code that pages without tokens do not load. */
  createSession?: (getToken: GetPageToken, urnNamespace: string) => TokenSession;
}

let page: ConfiguredPage = { settings: {} };
const listeners = new Set<() => void>();

/** What the page has configured. */
export function configuredPage(): ConfiguredPage {
  return page;
}

/** Calls the listener after every {@link publishPage}; returns the function that stops it. */
export function onConfigured(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes what the page has configured, and tells all who listen. */
export function publishPage(configured: ConfiguredPage): void {
  page = configured;
  for (const listener of listeners) listener();
}
