import type { KeycloakConfig, OpenIdProviderMetadata } from 'keycloak-js';
import * as v from 'valibot';

import type { IdentityConfiguration } from '../../domain/configuration/identityConfiguration';

import { unreachable } from '../session/signOnProblem';

/** The sign-on server, as far as it can be asked before anybody signs in. */
export interface IdentityServer {
  /** The configuration for keycloak-js. Rejects with a `SignOnError` of code `unreachable`. */
  config: () => Promise<KeycloakConfig>;
  /** Checks that the server answers now. Rejects like `config`. */
  checkReachable: () => Promise<void>;
  /**
   * Address of the session-status page (OpenID Connect Session Management 1.0). `undefined` if the
   * server has none.
   */
  statusPage: () => Promise<string | undefined>;
}

const address = v.pipe(v.string(), v.nonEmpty());
const metadataSchema = v.looseObject({
  authorization_endpoint: address,
  token_endpoint: address,
  check_session_iframe: v.fallback(v.optional(v.string()), undefined),
});

/** Reads the server's discovery document (OpenID Connect Discovery 1.0, 4) when it is needed. */
export function createIdentityServer(
  identity: IdentityConfiguration,
  send: typeof fetch,
): IdentityServer {
  const base =
    'oidcProvider' in identity
      ? identity.oidcProvider
      : `${identity.url}/realms/${encodeURIComponent(identity.realm)}`;
  const discoveryUrl = `${base}/.well-known/openid-configuration`;
  let known: Promise<v.InferOutput<typeof metadataSchema>> | undefined;

  async function discover() {
    const answer = await send(discoveryUrl, { headers: { Accept: 'application/json' } });
    const metadata = v.safeParse(metadataSchema, answer.ok && (await answer.json()));
    if (!metadata.success) throw unreachable();
    return metadata.output;
  }

  /** Reads the document once. Reads it again after a failure. */
  function metadata() {
    known ??= discover().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  return {
    async config() {
      if (!('oidcProvider' in identity)) {
        const { url, realm, clientId } = identity;
        return { url, realm, clientId };
      }
      const oidcProvider = await metadata().catch(() => {
        throw unreachable();
      });
      return {
        oidcProvider: oidcProvider as Partial<OpenIdProviderMetadata> as OpenIdProviderMetadata,
        clientId: identity.clientId,
      };
    },
    async checkReachable() {
      const ask = (mode: RequestMode) => send(discoveryUrl, { mode, cache: 'no-store' });
      // Without CORS headers, a page cannot read the answer, but it sees that there is one.
      const answer = await ask('cors')
        .catch(() => ask('no-cors'))
        .catch(() => {
          throw unreachable();
        });
      if (answer.status >= 500) throw unreachable();
    },
    statusPage: async () => (await metadata()).check_session_iframe,
  };
}
