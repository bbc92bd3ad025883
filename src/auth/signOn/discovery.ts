import type { KeycloakConfig, OpenIdProviderMetadata } from 'keycloak-js';
import * as v from 'valibot';

import type { SignOnConfiguration } from '../../domain/configuration/signOnConfiguration';
import { ownMembers } from '../../domain/text/ownMembers';
import { withOwnMembers } from '../../domain/text/ownObject';

import { unreachable } from './signOnProblem';

const address = v.pipe(v.string(), v.nonEmpty());
const metadataSchema = withOwnMembers(
  v.looseObject({
    authorization_endpoint: address,
    token_endpoint: address,
    check_session_iframe: v.fallback(v.optional(v.string()), undefined),
  }),
);

/** The sign-on server, as far as it can be queried before anybody signs in. */
export type Discovery = ReturnType<typeof createDiscovery>;

/**
 * Reads the server's discovery document (OpenID Connect Discovery 1.0, 4) when it is needed. All
 * methods reject with a `SignOnError` of code `unreachable`.
 */
export function createDiscovery(identity: SignOnConfiguration, send: typeof fetch) {
  const base =
    'oidcProvider' in identity
      ? identity.oidcProvider
      : `${identity.url}/realms/${encodeURIComponent(identity.realm)}`;
  const discoveryUrl = `${base}/.well-known/openid-configuration`;
  let known: Promise<v.InferOutput<typeof metadataSchema>> | undefined;

  async function discover() {
    const response = await send(
      discoveryUrl,
      ownMembers({ headers: ownMembers({ Accept: 'application/json' }) }),
    );
    return v.parse(metadataSchema, response.ok && (await response.json()));
  }

  /** Reads the document once. Reads it again after a failure. */
  function metadata() {
    known ??= discover().catch(() => {
      known = undefined;
      throw unreachable();
    });
    return known;
  }

  return {
    /** The configuration for keycloak-js. */
    async config(): Promise<KeycloakConfig> {
      const { clientId } = identity;
      if (!('oidcProvider' in identity)) {
        return { url: identity.url, realm: identity.realm, clientId };
      }
      return { oidcProvider: (await metadata()) as object as OpenIdProviderMetadata, clientId };
    },
    /** Checks that the server responds now. */
    async checkReachable() {
      const ask = (mode: RequestMode) =>
        send(discoveryUrl, ownMembers<RequestInit>({ mode, cache: 'no-store' }));
      // Without CORS headers, a page cannot read the response, but it can detect that one arrived.
      const response = await ask('cors')
        .catch(() => ask('no-cors'))
        .catch(() => undefined);
      if (!response || response.status >= 500) throw unreachable();
    },
    /**
     * Address of the session-status page (OpenID Connect Session Management 1.0). `undefined` if
     * the server has none.
     */
    statusPage: async () => (await metadata()).check_session_iframe,
  };
}
