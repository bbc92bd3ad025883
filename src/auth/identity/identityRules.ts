import type { KeycloakFlow, KeycloakPkceMethod, KeycloakResponseMode } from 'keycloak-js';

import type { IdentityConfiguration } from '../../domain/configuration/identityConfiguration';
import { SignOnError } from '../../domain/signOnError';

/** The settings of signing on, checked and complete. */
export interface IdentitySettings {
  clientId: string;
  flow: KeycloakFlow;
  responseMode: KeycloakResponseMode;
  pkceMethod: KeycloakPkceMethod;
  /** Whether every page is for people who are signed in, because the deployment says so. */
  isLoginRequired: boolean;
  /** Whether the session-status page of the server may be used. */
  checkLoginIframe: boolean;
  checkLoginIframeIntervalMs: number;
  /** Milliseconds to wait for pages of the server in hidden frames. */
  messageReceiveTimeout: number;
}

/**
 * Checks `identity` by the rules of product 5.6, and completes it with the defaults of
 * product 9. Throws a `SignOnError` of code `configuration` with the texts of product 8.2.
 */
export function readIdentitySettings(identity: IdentityConfiguration): IdentitySettings {
  const needed = 'oidcProvider' in identity ? ['oidcProvider', 'clientId'] : realmProperties;
  for (const property of needed) {
    if (!identity[property as keyof IdentityConfiguration]) {
      throw wrong(`The configuration object is missing the required '${property}' property.`);
    }
  }
  const { pkceMethod = 'S256' } = identity;
  if (pkceMethod !== 'S256' && pkceMethod !== false) {
    throw wrong(
      `Invalid value for 'pkceMethod', expected 'S256' or false but got '${pkceMethod}'.`,
    );
  }
  return {
    clientId: identity.clientId,
    responseMode: oneOf('responseMode', ['fragment', 'query'], identity.responseMode),
    flow: oneOf('flow', ['standard', 'implicit', 'hybrid'], identity.flow),
    isLoginRequired:
      oneOf('onLoad', ['check-sso', 'login-required'], identity.onLoad) === 'login-required',
    pkceMethod,
    checkLoginIframe: identity.checkLoginIframe ?? true,
    checkLoginIframeIntervalMs: (identity.checkLoginIframeInterval ?? 5) * 1000,
    messageReceiveTimeout: identity.messageReceiveTimeout ?? 10_000,
  };
}

const realmProperties = ['url', 'realm', 'clientId'];

/** One of some words, of which the first is the default. */
function oneOf<Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
  value: string | undefined,
): Word {
  if (value === undefined) return words[0];
  const word = words.find((known) => known === value);
  if (!word) throw wrong(`Invalid value for ${name}`);
  return word;
}

function wrong(message: string): SignOnError {
  return new SignOnError('configuration', message);
}
