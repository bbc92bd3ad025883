/** The realm of the sandbox's own sign-on server, and of an external one whose address names none. */
export const defaultRealm = 'chameleon';

/** The dashboard, as the sign-on server knows it. */
export const dashboardClient = 'trovi-dashboard';

/**
 * The catalogue's API, as the sign-on server knows it: access tokens must name it as their
 * audience (contract/sign-on 2).
 */
export const apiClient = 'trovi';

/** Where the OpenID endpoints lie below the address of a realm (contract/sign-on 5). */
export const endpointPath = '/protocol/openid-connect';

/** The address of a realm, which is the `iss` of its tokens. */
export function realmAddress(identity: string, realm: string): string {
  return `${identity}/realms/${encodeURIComponent(realm)}`;
}
