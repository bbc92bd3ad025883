import { Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';

import type { ObjectStore } from '../api/contents/accessMethods';
import type { FindRepository } from '../codeHost/samples/sampleRepository';
import type { Queries } from '../database/connection';
import { pageNotFound, showPage } from '../pages/page';
import { listBadges } from './listBadges';
import { lookUpGit } from './lookUpGit';
import { addSharePages } from './shareRoutes';

interface PortalParts {
  queries: Queries;
  store: ObjectStore;
  /** The folder of the code host's repositories, in which git runs. */
  gitFolder: string;
  /** Finds the code host's repository of a web address. */
  findRepository: FindRepository;
  /** The address of the dashboard. */
  dashboard: string;
}

/** The testbed's portal, with paths below `/experiment/share` (contract/portal 1, 2). */
export function createPortal(parts: PortalParts): Hono {
  const { queries, store, gitFolder: folder, findRepository, dashboard } = parts;
  const portal = new Hono();
  portal.get('/api/badges', async (context) => context.json(await listBadges(queries)));
  portal.get('/api/git', (context) => {
    const { pathname, search } = new URL(context.req.url);
    return context.redirect(`${pathname}/${search}`, 301);
  });
  portal.get('/api/git/', async (context) => {
    const remoteUrl = new URL(context.req.url).searchParams.get('remote_url');
    if (remoteUrl === null) {
      return showPage(context, {
        title: 'Server error',
        status: 500,
        body: html`<h1>Server error</h1>
          <p>The lookup needs a <code>remote_url</code>.</p>`,
      });
    }
    const { signal } = context.req.raw;
    const options = { folder, findRepository, signal };
    return context.json({ result: await lookUpGit(remoteUrl.trim(), options) });
  });
  addSharePages(portal, { queries, store, dashboard });
  portal.all('*', pageNotFound);
  return portal;
}

/**
 * Allows every origin to read successful lookups only: no preflight, no failure
 * (contract/portal 1.3).
 */
export const openSuccessfulLookups: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.ok) context.res.headers.set('access-control-allow-origin', '*');
};
