import * as v from 'valibot';

import type { CatalogueConfiguration } from '../../domain/configuration/configuration';
import type { SignOnConfiguration } from '../../domain/configuration/signOnConfiguration';
import { ownObject } from '../../domain/text/ownObject';
import { writeJson } from '../../domain/text/writeJson';

import { createLocalStore, createMemoryStore, type TextStore } from './textStore';

const userInfoSchema = ownObject({
  preferred_username: v.string(),
  sub: v.optional(v.string()),
});

const sessionSchema = ownObject({
  isAuthenticated: v.boolean(),
  userInfo: v.optional(userInfoSchema),
});

const tokensSchema = ownObject({
  /** The access token. */
  token: v.string(),
  refreshToken: v.optional(v.string()),
  idToken: v.optional(v.string()),
  /**
   * When the access token expires by this browser's clock, in milliseconds since 1970. Absent if
   * never.
   */
  expiresAt: v.optional(v.number()),
});

const troviTokenSchema = ownObject({
  token: v.string(),
  /** The user that the token is for. */
  username: v.string(),
  /** When the token expires, as for an access token. */
  expiresAt: v.optional(v.number()),
});

/** The tokens of the sign-on server. */
export type SignOnTokens = v.InferOutput<typeof tokensSchema>;

/** A Trovi token (contract/sign-on 4). */
export type TroviToken = v.InferOutput<typeof troviTokenSchema>;

/** A user who has signed in. */
export interface SignedOn {
  userInfo: v.InferOutput<typeof userInfoSchema>;
  tokens: SignOnTokens;
}

/** The stored session (product 3.7). What cannot be read counts as absent. */
export type SessionStore = ReturnType<typeof createSessionStore>;

/**
 * Creates the store of a session. It keeps the user in local storage, and the tokens there or in
 * memory, as `tokenStorage` specifies. The keys contain the sign-on server and the client, so that
 * several dashboards can share an origin.
 */
export function createSessionStore(
  identity: SignOnConfiguration | undefined,
  tokenStorage: CatalogueConfiguration['tokenStorage'],
  getStorage: () => TextStore,
) {
  const prefix = `trovi:${identity ? keyOf(identity) : ''}:`;
  const shared = createLocalStore(getStorage);
  const own = tokenStorage === 'memory' ? createMemoryStore() : shared;
  const write = (store: TextStore, name: string, value: object) =>
    store.setItem(prefix + name, writeJson(value));
  /** Removes unreadable text: it may hold a token that would otherwise never be removed. */
  function read<Output>(store: TextStore, name: string, schema: v.GenericSchema<unknown, Output>) {
    const text = store.getItem(prefix + name);
    if (text === null) return undefined;
    try {
      return v.parse(schema, JSON.parse(text));
    } catch {
      store.removeItem(prefix + name);
      return undefined;
    }
  }
  const removeTokens = () => {
    for (const name of ['tokens', 'troviToken']) own.removeItem(prefix + name);
  };
  return {
    /** The start of all keys in local storage. */
    prefix,
    session: () => read(shared, 'session', sessionSchema),
    tokens: () => read(own, 'tokens', tokensSchema),
    troviToken: () => read(own, 'troviToken', troviTokenSchema),
    /** Replaces the stored user and tokens. */
    saveSession({ userInfo, tokens }: SignedOn) {
      write(own, 'tokens', tokens);
      write(shared, 'session', { isAuthenticated: true, userInfo });
    },
    saveTroviToken: (token: TroviToken) => write(own, 'troviToken', token),
    removeTokens,
    /** Removes user and tokens. `staysSignedOut` stores that nobody is signed in until a login. */
    removeSession(staysSignedOut = false) {
      removeTokens();
      if (staysSignedOut) write(shared, 'session', { isAuthenticated: false });
      else shared.removeItem(`${prefix}session`);
    },
  };
}

function keyOf(identity: SignOnConfiguration): string {
  const server =
    'oidcProvider' in identity ? identity.oidcProvider : `${identity.url}/realms/${identity.realm}`;
  return `${server}:${identity.clientId}`;
}
