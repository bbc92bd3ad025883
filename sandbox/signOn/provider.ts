import type { EventEmitter } from 'node:events';

import type { Configuration, Provider } from 'oidc-provider';

import type { Clock } from '../switches/clock';
import type { LifetimeSettings } from '../switches/lifetimes';
import { pageHeaders } from '../pages/page';
import type { Account } from './accounts/accounts';
import { secureCookies } from './crossSiteCookies';
import type { DashboardAddresses } from './dashboardAddresses';
import type { SignOnKeys } from './tokens/keys';
import { apiClient, dashboardClient, endpointPath } from './realm';
import { loadOidcProvider } from './loadOidcProvider';
import type { RecordStore } from './sessions/recordStore';
import {
  completeIdTokens,
  onClock,
  personClaims,
  roleClaims,
  shapeRefreshTokens,
} from './tokens/claims';

export interface ProviderParts {
  /** The address of the realm. */
  issuer: string;
  dashboard: DashboardAddresses;
  keys: SignOnKeys;
  records: RecordStore;
  findAccount: (id: string) => Promise<Account | undefined>;
  clock: Clock;
  lifetimes: LifetimeSettings;
  /** Whether the dashboard is on another site. Then cookies must work across sites. */
  isCrossSite: boolean;
  /** The path of the sign-in page, by the id of the interaction. */
  signOnPath: (uid: string) => string;
  /** An error page for people, as HTML. */
  errorPage: (message: string) => Promise<string>;
  report: (error: unknown) => void;
}

/** The name of a resource for oidc-provider, which requires an absolute URI. */
const apiResource = `urn:${apiClient}`;
const scopes = ['openid', 'profile', 'email', 'offline_access'];

/** The OpenID provider, made to look like Keycloak to keycloak-js (stack notes 6). */
export async function createProvider(parts: ProviderParts): Promise<Provider> {
  const { issuer, dashboard, keys, clock, findAccount, report } = parts;
  const { Provider } = await loadOidcProvider();
  const provider = new Provider(issuer, configurationOf(parts));
  const client = provider.Client.prototype as unknown as AddressChecks;
  client.redirectUriAllowed = dashboard.isWithin;
  client.postLogoutRedirectUriAllowed = dashboard.isWithin;
  completeIdTokens({ provider, keys, clock }, findAccount);
  shapeRefreshTokens({ provider, keys, clock });
  if (parts.isCrossSite) secureCookies(provider);
  provider.on('server_error', (_context, error) => report(error));
  (provider as EventEmitter).on('error', report);
  return provider;
}

interface AddressChecks {
  redirectUriAllowed: (address: string) => boolean;
  postLogoutRedirectUriAllowed: (address: string) => boolean;
}

function configurationOf(parts: ProviderParts): Configuration {
  const { keys, records, dashboard, clock, findAccount, lifetimes, issuer } = parts;
  const { home } = dashboard;
  const cookie = { httpOnly: true, sameSite: parts.isCrossSite ? 'none' : 'lax' } as const;
  return {
    adapter: (model) => records.adapterFor(model),
    jwks: { keys: [keys.signing] },
    cookies: {
      keys: keys.cookies,
      names: cookieNames(issuer),
      long: { ...cookie, signed: true },
      short: { ...cookie, signed: true },
    },
    clients: [
      {
        client_id: dashboardClient,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [home],
        post_logout_redirect_uris: [home],
      },
    ],
    pkce: { required: () => true },
    scopes,
    claims: { openid: ['sub'], profile: ['preferred_username', 'name'], email: ['email'] },
    conformIdTokenClaims: false,
    findAccount: async (_context, id) => {
      const account = await findAccount(id);
      return account && { accountId: id, claims: () => ({ sub: id, ...personClaims(account) }) };
    },
    extraParams: ['kc_register'],
    issueRefreshToken: async () => true,
    rotateRefreshToken: true,
    clientBasedCORS: (_context, origin) => dashboard.origins.includes(origin),
    ttl: {
      AccessToken: () => lifetimes.current().accessToken,
      AuthorizationCode: 60,
      Grant: () => Math.max(lifetimes.current().session, lifetimes.current().refreshToken),
      IdToken: () => lifetimes.current().accessToken,
      Interaction: 3600,
      RefreshToken: () => lifetimes.current().refreshToken,
      Session: () => lifetimes.current().session,
    },
    formats: {
      customizers: {
        jwt: async (_context, token, jwt) => {
          jwt.payload = onClock(jwt.payload, clock);
          const { accountId, sessionUid } = token as { accountId?: string; sessionUid?: string };
          const account = accountId === undefined ? undefined : await findAccount(accountId);
          Object.assign(jwt.payload, {
            typ: 'Bearer',
            azp: dashboardClient,
            sid: sessionUid,
            ...roleClaims,
            ...(account && personClaims(account)),
          });
        },
      },
    },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: scopes.join(' '),
          audience: apiClient,
          accessTokenFormat: 'jwt',
          accessTokenTTL: lifetimes.current().accessToken,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
    routes: {
      authorization: `${endpointPath}/auth`,
      token: `${endpointPath}/token`,
      userinfo: `${endpointPath}/userinfo`,
      jwks: `${endpointPath}/certs`,
      end_session: `${endpointPath}/logout`,
      revocation: `${endpointPath}/revoke`,
    },
    discovery: {
      check_session_iframe: `${issuer}${endpointPath}/login-status-iframe.html`,
      registration_endpoint: undefined,
    },
    interactions: { url: (_context, { uid }) => parts.signOnPath(uid) },
    loadExistingGrant: grantWithoutAsking,
    renderError: async (context, { error, error_description: description }) => {
      context.set(pageHeaders());
      context.type = 'html';
      context.body = await parts.errorPage(description ?? error);
    },
  };
}

/** The dashboard belongs to the testbed, so there is no consent page. */
const grantWithoutAsking: Configuration['loadExistingGrant'] = async ({ oidc }) => {
  const { provider, client, session, result } = oidc;
  const clientId = client?.clientId ?? '';
  const known = result?.consent?.grantId ?? session?.grantIdFor(clientId);
  const grant = known ? await provider.Grant.find(known) : undefined;
  if (grant) return grant;
  const given = new provider.Grant({ clientId, accountId: session?.accountId });
  given.addOIDCScope(scopes.join(' '));
  given.addResourceScope(apiResource, scopes.join(' '));
  await given.save();
  return given;
};

/** Cookies ignore ports, and two sandboxes on one machine must not share them. */
function cookieNames(issuer: string) {
  const prefix = `trovi_${new URL(issuer).port || '80'}`;
  return {
    session: `${prefix}_session`,
    interaction: `${prefix}_sign_in`,
    resume: `${prefix}_resume`,
  };
}
