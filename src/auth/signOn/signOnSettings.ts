import type { KeycloakPkceMethod } from 'keycloak-js';

import type { SignOnConfiguration } from '../../domain/configuration/signOnConfiguration';
import { SignOnError } from '../../domain/errors/signOnError';

/** The checked and complete settings for signing in. */
export type SignOnSettings = ReturnType<typeof readSignOnSettings>;

/**
 * Checks `identity` by the rules of product 5.6 and adds the defaults of product 9. Throws a
 * `SignOnError` of code `configuration` with the texts of product 8.2.
 */
export function readSignOnSettings(identity: SignOnConfiguration) {
  const needed = 'oidcProvider' in identity ? ['oidcProvider', 'clientId'] : realmProperties;
  for (const property of needed) {
    if (!identity[property as keyof SignOnConfiguration]) {
      throw configurationError(
        `The configuration object is missing the required '${property}' property.`,
      );
    }
  }
  const { pkceMethod = 'S256' } = identity;
  if (pkceMethod !== 'S256' && pkceMethod !== false) {
    throw configurationError(
      `Invalid value for 'pkceMethod', expected 'S256' or false but got '${pkceMethod}'.`,
    );
  }
  const knownPkceMethod: KeycloakPkceMethod = pkceMethod;
  return {
    clientId: identity.clientId,
    responseMode: oneOf('responseMode', ['fragment', 'query'], identity.responseMode),
    flow: oneOf('flow', ['standard', 'implicit', 'hybrid'], identity.flow),
    /** Whether the deployment opens every page only to people who are signed in. */
    isLoginRequired:
      oneOf('onLoad', ['check-sso', 'login-required'], identity.onLoad) === 'login-required',
    pkceMethod: knownPkceMethod,
    /** Whether to watch the server's session-status page. */
    checkLoginIframe: identity.checkLoginIframe ?? true,
    checkLoginIframeIntervalMs: (identity.checkLoginIframeInterval ?? 5) * 1000,
    /** Response timeout of pages in hidden frames, in milliseconds. */
    messageReceiveTimeout: identity.messageReceiveTimeout ?? 10_000,
  };
}

const realmProperties = ['url', 'realm', 'clientId'];

/** Returns `value` if it is one of `words`. The default is the first word. */
function oneOf<Word extends string>(
  name: string,
  words: readonly [Word, ...Word[]],
  value: string | undefined,
): Word {
  if (value === undefined) return words[0];
  const word = words.find((known) => known === value);
  if (!word) throw configurationError(`Invalid value for ${name}`);
  return word;
}

function configurationError(message: string): SignOnError {
  return new SignOnError('configuration', message);
}
