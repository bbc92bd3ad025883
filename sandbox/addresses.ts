import { defaultRealm, realmAddress } from './signOn/realm';

/** The addresses of the sandbox's parts. Only the dashboard's ends in a slash. */
export interface Addresses {
  /** The sandbox's own origin: dashboard, documentation and code host. */
  origin: string;
  dashboard: string;
  api: string;
  portal: string;
  /** The sign-on server and its realm. */
  identity: RealmAddress;
  /** The address of the realm, which is the `iss` of its tokens. */
  realm: string;
}

/** A sign-on server, as keycloak-js is configured. */
export interface RealmAddress {
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
 * The addresses, derived from the origins that the sandbox listens on. Without `--split` the
 * origins are the same. An external sign-on server or dashboard replaces the sandbox's own.
 */
export function addressesOf(
  origins: Origins,
  external: { identity?: RealmAddress; dashboardUrl?: string } = {},
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
