/** Where the parts of the sandbox are reached, none with a final slash but the dashboard. */
export interface Addresses {
  /** The sandbox's own origin: dashboard, documentation and code host. */
  origin: string;
  dashboard: string;
  api: string;
  portal: string;
}

/** The addresses, from the origins that the sandbox listens on; all three are the same unless they were split. */
export function addressesOf(origins: { main: string; api: string; portal: string }): Addresses {
  return {
    origin: origins.main,
    dashboard: `${origins.main}/dashboard/`,
    api: `${origins.api}/api`,
    portal: origins.portal,
  };
}
