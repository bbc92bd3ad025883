import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { Hono, type Context } from 'hono';

import { locate } from '../../server/files/servedFolder';
import { pageNotFound } from '../pages/page';
import { listPage, repositoryPage } from './repositoryPages';
import type { SampleRepository } from './samples/sampleRepository';

interface CodeHostParts {
  /** Where the bare repositories lie. */
  folder: string;
  /** Those that could be made. */
  repositories: SampleRepository[];
  /** The address of the code host, without a final slash. */
  address: string;
}

/** The code host, with paths below `/git`: pages for people, plain files for git, which needs no more to clone. */
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
  host.get('/:owner/:name/*', async (context) => {
    const { owner, name } = context.req.param();
    const repository = repositories.find((known) => `${known.name}.git` === `${owner}/${name}`);
    const location = repository && locate(root, pathBelow(context));
    const bytes = location && (await readFile(location).catch(() => undefined));
    if (!bytes) return pageNotFound(context);
    // A page of git's own protocol is asked for again and again; nothing here changes while the sandbox runs.
    context.header('cache-control', 'no-cache');
    context.header('content-type', location.includes('/objects/') ? binary : text);
    return context.body(new Uint8Array(bytes));
  });
  host.get('/*', (context) => {
    const { pathname } = new URL(context.req.url);
    if (pathname === '/git') return context.redirect('/git/', 301);
    return pathname === '/git/' ? listPage(context, repositories) : pageNotFound(context);
  });
  return host;
}

const binary = 'application/octet-stream';
const text = 'text/plain; charset=utf-8';

function isNamed({ name }: SampleRepository, owner: string, last: string): boolean {
  return name === `${owner}/${last.replace(/\.git$/, '')}`;
}

function pathBelow(context: Context): string {
  return new URL(context.req.url).pathname.replace(/^\/git\//, '');
}
