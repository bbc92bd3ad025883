import type { CatalogueConfiguration } from '../../domain/configuration/configuration';
import type { IdentityConfiguration } from '../../domain/configuration/identityConfiguration';

import { createLocalStore, createMemoryStore, type TextStore } from './textStore';

/** What the sign-on server says of the user. */
export interface UserInfo {
  preferred_username: string;
  sub?: string;
}

/** The tokens of the sign-on server. */
export interface SignOnTokens {
  /** The access token. */
  token: string;
  refreshToken?: string;
  idToken?: string;
  /** When the access token expires by the clock of this browser, in milliseconds since 1970; absent: never. */
  expiresAt?: number;
}

/** A Trovi token (contract/sign-on 4). */
export interface TroviToken {
  token: string;
  /** Whose it is. */
  username: string;
  /** As in {@link SignOnTokens}. */
  expiresAt?: number;
}

/** Somebody who has signed in. */
export interface SignedOn {
  userInfo: UserInfo;
  tokens: SignOnTokens;
}

interface StoredSession {
  isAuthenticated: boolean;
  userInfo?: UserInfo;
}

/** The stored state of product 3.7. What cannot be read counts as absent. */
export interface SessionStore {
  /** All keys in local storage begin with it. */
  readonly prefix: string;
  session: () => StoredSession | undefined;
  tokens: () => SignOnTokens | undefined;
  troviToken: () => TroviToken | undefined;
  /** Puts the one who signed in into the place of whoever was there. */
  enter: (signedOn: SignedOn) => void;
  keepTroviToken: (token: TroviToken) => void;
  forgetTokens: () => void;
  /** Forgets all. `isForGood` is remembered until somebody enters. */
  leave: (isForGood?: boolean) => void;
}

/**
 * Who is signed in is kept in local storage; so are the tokens with `tokenStorage` `local`, else in memory. The keys name the
 * sign-on server and the client, so that several dashboards can share an origin.
 */
export function createSessionStore(
  identity: IdentityConfiguration | undefined,
  tokenStorage: CatalogueConfiguration['tokenStorage'],
  getStorage: () => TextStore,
): SessionStore {
  const prefix = `trovi:${identity ? keyOf(identity) : ''}:`;
  const shared = createLocalStore(getStorage);
  const own = tokenStorage === 'memory' ? createMemoryStore() : shared;
  const write = (store: TextStore, name: string, value: object) =>
    store.setItem(prefix + name, JSON.stringify(value));
  const forgetTokens = () => {
    for (const name of ['tokens', 'troviToken']) own.removeItem(prefix + name);
  };
  return {
    prefix,
    session: () => readJson<StoredSession>(shared.getItem(`${prefix}session`), 'isAuthenticated'),
    tokens: () => readJson<SignOnTokens>(own.getItem(`${prefix}tokens`), 'token'),
    troviToken: () => readJson<TroviToken>(own.getItem(`${prefix}troviToken`), 'token'),
    enter({ userInfo, tokens }) {
      write(own, 'tokens', tokens);
      write(shared, 'session', { isAuthenticated: true, userInfo });
    },
    keepTroviToken: (token) => write(own, 'troviToken', token),
    forgetTokens,
    leave(isForGood = false) {
      forgetTokens();
      if (isForGood) write(shared, 'session', { isAuthenticated: false });
      else shared.removeItem(`${prefix}session`);
    },
  };
}

function keyOf(identity: IdentityConfiguration): string {
  const server =
    'oidcProvider' in identity ? identity.oidcProvider : `${identity.url}/realms/${identity.realm}`;
  return `${server}:${identity.clientId}`;
}

/** The object in a text, if it has this member. */
function readJson<T extends object>(text: string | null, member: keyof T): T | undefined {
  try {
    const value = JSON.parse(text ?? '') as T | null;
    return value?.[member] === undefined ? undefined : value;
  } catch {
    return undefined;
  }
}
