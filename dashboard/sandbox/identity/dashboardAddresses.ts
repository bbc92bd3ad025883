/** Which pages the sign-on server leads back to, and which origins may read its answers and frame it. */
export interface DashboardAddresses {
  /** The dashboard itself, with a final slash. */
  home: string;
  /** Origins that the dashboard is served on: all names of this machine, if it is one of them. */
  origins: string[];
  /** Whether an address lies within the dashboard: anything else is no place to send a code to. */
  isWithin: (address: string) => boolean;
}

/** Not `[::1]`: policies of browsers cannot name it. */
const ownNames = ['localhost', '127.0.0.1'];

/** The dashboard at an address that ends in a slash, and the same under the other names of this machine. */
export function dashboardAddresses(dashboard: string): DashboardAddresses {
  const { protocol, hostname, port, origin, pathname: base } = new URL(dashboard);
  const origins = ownNames.includes(hostname)
    ? ownNames.map((name) => new URL(`${protocol}//${name}${port && `:${port}`}`).origin)
    : [origin];
  return {
    home: dashboard,
    origins: [origin, ...origins.filter((other) => other !== origin)],
    isWithin: (address) => {
      if (!URL.canParse(address)) return false;
      const url = new URL(address);
      const isPage = url.pathname.startsWith(base) || `${url.pathname}/` === base;
      return origins.includes(url.origin) && isPage && !url.username && !url.password;
    },
  };
}
