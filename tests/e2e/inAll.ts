/** Details of a test that `npm test` omits and `npm run test:all` runs. */
export const inAll = { tag: '@all' };

/** Details of a test that `npm test` also runs behind the publishing server. */
export const behindServer = { tag: '@server' };

/**
 * Details of one of several similar tests. `npm test` runs the samples, `npm run test:all` the
 * others.
 */
export function inAllUnless(isSample: boolean): { tag?: string } {
  return isSample ? {} : inAll;
}

/** Details of a test that only `npm run test:deep -- journeys` runs. */
export const inDeep = { tag: '@deep' };

/**
 * Details of one of several similar tests. `npm run test:all` runs the samples, and
 * `npm run test:deep -- journeys` the others.
 */
export function inDeepUnless(isSample: boolean): { tag: string } {
  return isSample ? inAll : inDeep;
}
