/** The default realm: the sandbox's own, and an external one whose address names none. */
export const defaultRealm = 'chameleon';

/** The client id of the dashboard. */
export const dashboardClient = 'trovi-dashboard';

/**
 * The client id of the catalogue's API. Access tokens must name it as their audience
 * (contract/sign-on 2).
 */
export const apiClient = 'trovi';

/** The path of the OpenID endpoints below the address of a realm (contract/sign-on 5). */
export const endpointPath = '/protocol/openid-connect';

/** The address of a realm, which is the `iss` of its tokens. */
export function realmAddress(identity: string, realm: string): string {
  return `${identity}/realms/${encodeURIComponent(realm)}`;
}
