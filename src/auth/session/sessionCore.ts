import type { CatalogueConfiguration } from '../../domain/configuration/configuration';
import type { LoginOptions, SessionState } from '../../domain/ports/session';
import type { User } from '../../domain/user';
import { userUrn } from '../../domain/urn/urn';

import type { CreateKeycloak } from '../identity/keycloakLike';
import type { SessionStore } from './sessionStore';
import type { SessionWindow } from './sessionWindow';
import type { OpenStatusFrame } from './statusFrame';

/** What a session needs to know of the deployment. */
export type SessionConfiguration = Pick<
  CatalogueConfiguration,
  'apiUrl' | 'identity' | 'tokenStorage' | 'urnNamespace' | 'urnProvider'
>;

/** How a session is fitted into its page. */
export interface SessionOptions {
  /**
   * Address of the page that hands on the answer of the silent check, on the origin of this page; `false` for none, and so
   * no check.
   * @default `silent-check-sso.html` beside the page's base
   */
  silentCheckUrl?: string | false;
  /**
   * Told, once, that the page is not in a secure context, where nobody can be signed in
   * (product 8.2).
   */
  warn?: (sentence: string) => void;
  /** @default the global `fetch` */
  fetch?: typeof fetch;
  /** @default the global `window` */
  window?: SessionWindow;
  /** Makes the client of the sign-on server. @default keycloak-js, loaded when it is needed */
  createKeycloak?: CreateKeycloak;
  /** Opens the server's session-status page. @default a hidden frame */
  openStatusFrame?: OpenStatusFrame;
}

/** What the part of a session that loads at once shares with the part that loads when needed. */
export interface SessionCore {
  readonly configuration: SessionConfiguration;
  readonly options: SessionOptions;
  readonly window: SessionWindow;
  readonly store: SessionStore;
  /** What the sign-on server answered in the page's address. */
  readonly callback?: string;
  /** The pages of now that are for people who are signed in. */
  readonly requirements: Set<LoginOptions>;
  current: () => SessionState;
  publish: (change: Partial<SessionState>) => void;
}

/** Whom the browser has stored, as the catalogue knows people. */
export function storedUser(store: SessionStore, names: SessionConfiguration): User | undefined {
  const { isAuthenticated, userInfo } = store.session() ?? {};
  const isWhole = names.tokenStorage === 'memory' || store.tokens();
  const username = userInfo?.preferred_username;
  if (!isAuthenticated || !isWhole || typeof username !== 'string') return undefined;
  return { username, urn: userUrn(username, names) };
}

/** Whether something that expires has this many milliseconds left. */
export function hasLeft({ expiresAt = Infinity }: { expiresAt?: number }, rest: number): boolean {
  return expiresAt - Date.now() >= rest;
}

/**
 * Milliseconds that a token must have left to be used for a call (product 4.1, contract/api 1.3).
 */
export const leastValidity = 30_000;

/** The Trovi token of this user, if it may be used. */
export function usableTroviToken(store: SessionStore, user: User | undefined): string | undefined {
  const known = store.troviToken();
  const isUsable = known && known.username === user?.username && hasLeft(known, leastValidity);
  return isUsable ? known.token : undefined;
}
