const hostPage =
  'It looks at host pages of the elements, which the sandbox serves, and not at the dashboard.';

/** End-to-end tests that do not run behind nginx, and why: nothing of theirs comes from the dashboard's server. */
export const leftOutBehindNginx: Record<string, string> = {
  deployment: 'It serves the dashboard itself, by `npm run start:production`.',
  embedFootprint: hostPage,
  embedFrameworks: hostPage,
  embedHosts: hostPage,
  embedOrigins: hostPage,
  embedScripted: hostPage,
};
