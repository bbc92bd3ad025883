const hostPage =
  'It looks at host pages of the elements, which the sandbox serves, and not at the dashboard.';

/** End-to-end files that do not run behind nginx, with the reason. */
export const filesLeftOut: Record<string, string> = {
  deployment: 'It serves the dashboard itself, by `npm run start:production`.',
  editCrashes:
    'It kills a sandbox in a process of its own, with the dashboard that this one serves.',
  embedFootprint: hostPage,
  embedFrameworks: hostPage,
  embedHosts: hostPage,
  embedOrigins: hostPage,
  embedScripted: hostPage,
};

/** Single tests that do not run behind nginx, by the start of their titles, with the reason. */
export const testsLeftOut: Record<string, string> = {
  'a lookup that fails says why':
    'The portal opens only its good answers to other origins (contract/portal 1.3): there the browser keeps the status to itself.',
  'a sample of elements that hold attacks': hostPage,
  'tokens in memory are kept out of the storage':
    'The sign-on server is another site there, so frames have no cookies of it: after a reload one has to log in (docs/deployment.md).',
  'on a plain origin that is not localhost':
    'It gives the servers names that config.json does not have, and the policy rightly refuses those.',
};
