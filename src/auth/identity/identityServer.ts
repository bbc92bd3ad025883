import type { KeycloakConfig, OpenIdProviderMetadata } from 'keycloak-js';

import type { IdentityConfiguration } from '../../domain/configuration/identityConfiguration';

import { unreachable } from '../session/signOnProblem';

/** The sign-on server, before anybody signs on. */
export interface IdentityServer {
  /** What keycloak-js is made with. Rejects with a `SignOnError` of code `unreachable`. */
  config: () => Promise<KeycloakConfig>;
  /** Makes sure that the server answers now; rejects like `config`. */
  reach: () => Promise<void>;
  /** Address of the session-status page, if the server offers one (OpenID Connect Session Management 1.0). */
  statusPage: () => Promise<string | undefined>;
}

/** Knows the server by its discovery document (OpenID Connect Discovery 1.0, 4). */
export function createIdentityServer(
  identity: IdentityConfiguration,
  send: typeof fetch,
): IdentityServer {
  const base =
    'oidcProvider' in identity
      ? identity.oidcProvider
      : `${identity.url}/realms/${encodeURIComponent(identity.realm)}`;
  const address = `${base}/.well-known/openid-configuration`;
  let known: Promise<OpenIdProviderMetadata> | undefined;

  async function discover(): Promise<OpenIdProviderMetadata> {
    const answer = await send(address, { headers: { Accept: 'application/json' } });
    if (!answer.ok) throw unreachable();
    const metadata = (await answer.json()) as OpenIdProviderMetadata | null;
    if (!metadata?.authorization_endpoint || !metadata.token_endpoint) throw unreachable();
    return metadata;
  }

  /** The document, asked for once, unless that fails. */
  function metadata(): Promise<OpenIdProviderMetadata> {
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
      return { oidcProvider, clientId: identity.clientId };
    },
    async reach() {
      const ask = (mode: RequestMode) => send(address, { mode, cache: 'no-store' });
      // Without CORS on this path the answer is opaque, but an answer.
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
