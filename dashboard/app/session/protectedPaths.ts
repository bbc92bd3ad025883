import { matchPath } from 'react-router-dom';

/** The routes that need a signed-in user (product 2.1). */
const protectedPaths = ['/artifacts/add', '/artifacts/:uuid/edit'];

/** Whether a path within the dashboard needs a signed-in user. */
export function isProtected(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return protectedPaths.some((pattern) => matchPath(pattern, pathname) !== null);
}
