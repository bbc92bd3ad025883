import path from 'node:path';

import { Hono } from 'hono';

import { cacheFiles } from '../../server/headers/cacheHeaders';
import { serveFolder } from '../../server/files/serveFolder';
import { pageNotFound } from '../pages/page';
import { readRawFile } from './rawFile';
import { listPage, repositoryPage } from './repositoryPages';
import type { SampleRepository } from './samples/sampleRepository';

interface CodeHostParts {
  /** The folder of the bare repositories. */
  folder: string;
  /** The repositories that could be created. */
  repositories: SampleRepository[];
  /** The address of the code host, without a final slash. */
  address: string;
}

/**
 * The code host, with paths below `/git`: pages for people, and plain files, which is all that git
 * needs to clone.
 */
export function createCodeHost({ folder, repositories, address }: CodeHostParts): Hono {
  const host = new Hono();
  const root = path.resolve(folder);
  host.get('/:owner/:name', async (context) => {
    const { owner, name } = context.req.param();
    const repository = repositories.find((known) => isNamed(known, owner, name));
    if (!repository) return pageNotFound(context);
    return repositoryPage(context, repository, {
      cloneAddress: `${address}/${repository.name}.git`,
      folder: path.join(root, `${repository.name}.git`),
    });
  });
  // Any page may read the files themselves, as on GitHub.
  host.get('/:owner/:name/raw/*', async (context) => {
    const { owner, name } = context.req.param();
    const repository = repositories.find((known) => isNamed(known, owner, name));
    const { pathname } = new URL(context.req.url);
    const address = decodeURIComponent(pathname.slice(pathname.indexOf('/raw/') + '/raw/'.length));
    const folderOf = repository && path.join(root, `${repository.name}.git`);
    const text = folderOf && (await readRawFile(folderOf, address));
    context.header('access-control-allow-origin', '*');
    context.header('x-content-type-options', 'nosniff');
    return text === undefined ? context.text('404: Not Found', 404) : context.text(text);
  });
  // Git asks for these files again and again, so they must not be cached.
  host.get(
    '/:owner/:name/*',
    (context, next) => {
      const name = `${context.req.param('owner')}/${context.req.param('name')}`;
      const isKnown = repositories.some((known) => `${known.name}.git` === name);
      return isKnown ? next() : Promise.resolve(pageNotFound(context));
    },
    cacheFiles(() => false),
    serveFolder(root, '/git/'),
    pageNotFound,
  );
  host.get('/*', (context) => {
    const { pathname } = new URL(context.req.url);
    if (pathname === '/git') return context.redirect('/git/', 301);
    return pathname === '/git/' ? listPage(context, repositories) : pageNotFound(context);
  });
  return host;
}

function isNamed({ name }: SampleRepository, owner: string, last: string): boolean {
  return name === `${owner}/${last.replace(/\.git$/, '')}`;
}
