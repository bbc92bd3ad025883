/**
 * The pages to which the sign-on server returns, and the origins that can read and frame its
 * responses.
 */
export interface DashboardAddresses {
  /** The dashboard itself, with a final slash. */
  home: string;
  /** The origins of the dashboard: all names of this machine, if it is served on one of them. */
  origins: string[];
  /**
   * Whether an address is within the dashboard and has no fragment (RFC 6749, section 3.1.2). Codes
   * are sent nowhere else.
   */
  isWithin: (address: string) => boolean;
}

/** Without `[::1]`, because a Content Security Policy cannot name it. */
const ownNames = ['localhost', '127.0.0.1'];

/**
 * The addresses of the dashboard: the provided one, which ends in a slash, and the same under the
 * other names of this machine.
 */
export function dashboardAddresses(dashboard: string): DashboardAddresses {
  const { protocol, hostname, port, origin, pathname: base } = new URL(dashboard);
  const origins = ownNames.includes(hostname)
    ? ownNames.map((name) => new URL(`${protocol}//${name}${port && `:${port}`}`).origin)
    : [origin];
  return {
    home: dashboard,
    origins: [origin, ...origins.filter((other) => other !== origin)],
    isWithin: (address) => {
      if (!URL.canParse(address) || address.includes('#')) return false;
      const url = new URL(address);
      const isPage = url.pathname.startsWith(base) || `${url.pathname}/` === base;
      return origins.includes(url.origin) && isPage && !url.username && !url.password;
    },
  };
}
