import { defaultRealm, realmAddress } from './identity/realm';

/** Where the parts of the sandbox are reached, none with a final slash but the dashboard. */
export interface Addresses {
  /** The sandbox's own origin: dashboard, documentation and code host. */
  origin: string;
  dashboard: string;
  api: string;
  portal: string;
  /** The sign-on server, and the realm on it. */
  identity: IdentityAddress;
  /** The address of the realm, which is the `iss` of its tokens. */
  realm: string;
}

/** A sign-on server as keycloak-js is told of it. */
export interface IdentityAddress {
  /** Without `/realms/…`. */
  url: string;
  realm: string;
}

interface Origins {
  main: string;
  api: string;
  portal: string;
  identity: string;
}

/**
 * The addresses, from the origins that the sandbox listens on, which are all the same unless they were split. An
 * external sign-on server takes the place of the sandbox's own, and a dashboard elsewhere that of the one served here.
 */
export function addressesOf(
  origins: Origins,
  external: { identity?: IdentityAddress; dashboardUrl?: string } = {},
): Addresses {
  const identity = external.identity ?? { url: `${origins.identity}/auth`, realm: defaultRealm };
  return {
    origin: origins.main,
    dashboard: external.dashboardUrl ?? `${origins.main}/dashboard/`,
    api: `${origins.api}/api`,
    portal: origins.portal,
    identity,
    realm: realmAddress(identity.url, identity.realm),
  };
}
