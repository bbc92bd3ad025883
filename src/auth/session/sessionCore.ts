import type { CatalogueConfiguration } from '../../domain/configuration/configuration';
import type { LoginOptions, SessionState } from '../../domain/ports/session';
import type { User } from '../../domain/artifact/user';
import { userUrn } from '../../domain/artifact/urn/urn';

import type { CreateKeycloak } from '../signOn/keycloak/keycloakLike';
import type { ReturnAddress } from '../signOn/returnAddress';
import type { SessionStore } from './sessionStore';
import type { SessionWindow } from './sessionWindow';
import type { OpenLoginFrame } from '../signOn/status/loginFrame';
import type { OpenStatusFrame } from '../signOn/status/statusFrame';

/** The settings of the deployment that a session needs. */
export type SessionConfiguration = Pick<
  CatalogueConfiguration,
  'apiUrl' | 'identity' | 'tokenStorage' | 'urnNamespace' | 'urnProvider'
>;

/** How a session connects to its page. */
export interface SessionOptions {
  /**
   * Address of the page that receives the response to the silent check. It must have the origin of
   * this page. `false` turns the check off.
   * @default `silent-check-sso.html` next to the page's base
   */
  silentCheckUrl?: string | false;
  /**
   * Address of the page that receives the response to every login. The session then shows the page
   * that the user came from, whose address is not sent to the sign-on server.
   * @default the page itself, without a sharing key
   */
  callbackUrl?: string;
  /** Called once if the page is not in a secure context, where nobody can sign in (product 8.2). */
  warn?: (sentence: string) => void;
  /** @default the global `fetch` */
  fetch?: typeof fetch;
  /** @default the global `window` */
  window?: SessionWindow;
  /** Creates the client of the sign-on server. @default keycloak-js, loaded when it is needed */
  createKeycloak?: CreateKeycloak;
  /** Opens the login address of a silent check. @default a hidden frame */
  openLoginFrame?: OpenLoginFrame;
  /** Opens the server's session-status page. @default a hidden frame */
  openStatusFrame?: OpenStatusFrame;
}

/** The data that both parts of a session share: the part that loads at once, and the lazy part. */
export interface SessionCore {
  readonly configuration: SessionConfiguration;
  readonly options: SessionOptions;
  readonly window: SessionWindow;
  readonly store: SessionStore;
  readonly returnAddress: ReturnAddress;
  /** The sign-on server's response in the page's address. */
  readonly callback?: string;
  /** The requirements of the pages that are open now and require a login. */
  readonly requirements: Set<LoginOptions>;
  current: () => SessionState;
  publish: (change: Partial<SessionState>) => void;
}

/** Returns the stored user, or `undefined` if nobody is signed in or the tokens are gone. */
export function storedUser(store: SessionStore, names: SessionConfiguration): User | undefined {
  const { isAuthenticated, userInfo } = store.session() ?? {};
  const isWhole = names.tokenStorage === 'memory' || store.tokens();
  const username = userInfo?.preferred_username;
  if (!isAuthenticated || !isWhole || typeof username !== 'string') return undefined;
  return { username, urn: userUrn(username, names) };
}

/** Whether a token stays valid for at least this many milliseconds. */
export function isValidFor({ expiresAt = Infinity }: { expiresAt?: number }, ms: number): boolean {
  return expiresAt - Date.now() >= ms;
}

/**
 * How long a token must stay valid to be used for a call, in milliseconds (product 4.1,
 * contract/api 1.3).
 */
export const minimumValidity = 30_000;

/** Returns the stored Trovi token if it belongs to this user and stays valid long enough. */
export function usableTroviToken(store: SessionStore, user: User | undefined): string | undefined {
  const known = store.troviToken();
  const isUsable = known && known.username === user?.username && isValidFor(known, minimumValidity);
  return isUsable ? known.token : undefined;
}
