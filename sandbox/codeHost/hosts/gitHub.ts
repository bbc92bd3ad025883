import { type Context, Hono } from 'hono';

import type { Clock } from '../../switches/clock';
import { listCommits } from './commitLog';
import { openHost } from './openHost';
import { type PlayedRepositories, type PlayedRepository, sendFile } from './playedRepositories';
import { findCommit, listTree, readBlob } from './repositoryTree';
import { limitRequests } from './requestLimit';

const docs = 'https://docs.github.com/rest';

/** The REST API of GitHub, for anonymous callers (contract/code-hosts 1). */
export function createGitHubApi(
  repositories: PlayedRepositories,
  { address, clock }: { address: string; clock: Clock },
): Hono {
  const api = new Hono();
  const nextRequest = limitRequests(clock, 60, 3600);
  api.use(
    openHost(
      'ETag, Link, X-GitHub-OTP, x-ratelimit-limit, x-ratelimit-remaining, x-ratelimit-reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval',
    ),
    async (context, next) => {
      const { limit, used, remaining, reset, isExceeded } = nextRequest();
      if (isExceeded) {
        const message = 'API rate limit exceeded for 127.0.0.1.';
        const documentation = `${docs}/overview/resources-in-the-rest-api#rate-limiting`;
        context.res = context.json({ message, documentation_url: documentation }, 403);
      } else {
        await next();
      }
      const headers = { limit, remaining, used, reset, resource: 'core' };
      for (const [name, value] of Object.entries(headers)) {
        context.res.headers.set(`x-ratelimit-${name}`, String(value));
      }
    },
  );
  const sendMove = (context: Context, rest: string) => {
    const { owner = '', name = '' } = context.req.param();
    const moved = repositories.findMoved(`${owner}/${name}`);
    if (!moved) return notFound(context);
    const query = new URL(context.req.url).search;
    const place = `${address}/repositories/${moved.id}/${rest}${query}`;
    context.header('location', place);
    return context.json({ message: 'Moved Permanently', url: place }, 301);
  };
  api.get('/repos/:owner/:name/git/trees/:sha', (context) => {
    const { owner, name, sha } = context.req.param();
    const repository = repositories.find(`${owner}/${name}`);
    if (repository) return sendTree(context, repository, { address, sha });
    return sendMove(context, `git/trees/${encodeURIComponent(sha)}`);
  });
  api.get('/repos/:owner/:name/commits', (context) => {
    const { owner, name } = context.req.param();
    const repository = repositories.find(`${owner}/${name}`);
    return repository ? sendCommits(context, repository, address) : sendMove(context, 'commits');
  });
  api.get('/repositories/:id/commits', (context) => {
    const repository = repositories.findById(context.req.param('id'));
    return repository ? sendCommits(context, repository, address) : notFound(context);
  });
  api.get('/repositories/:id/git/trees/:sha', async (context) => {
    const { id, sha } = context.req.param();
    const repository = repositories.findById(id);
    return repository ? sendTree(context, repository, { address, sha }) : notFound(context);
  });
  api.get('/repositories/:id', (context) => {
    const repository = repositories.findById(context.req.param('id'));
    if (!repository) return notFound(context);
    const { id, owner, name } = repository;
    const full = `${owner}/${name}`;
    return context.json({
      id,
      name,
      full_name: full,
      private: false,
      owner: { login: owner },
      html_url: `https://github.com/${full}`,
      default_branch: 'main',
    });
  });
  api.all('*', notFound);
  return api;
}

/** The server of GitHub's raw files (contract/code-hosts 1.3). */
export function createGitHubRaw(repositories: PlayedRepositories): Hono {
  const raw = new Hono();
  raw.use(openHost());
  raw.get('/:owner/:name/*', async (context) => {
    const { owner, name } = context.req.param();
    const repository = repositories.find(`${owner}/${name}`);
    const { pathname } = new URL(context.req.url);
    const rest = pathname.slice(pathname.indexOf(`/${name}/`) + name.length + 2).split('/');
    const file = repository && (await findRaw(repository.folder, rest.map(decodeURIComponent)));
    return file ? sendFile(context, file) : context.text('404: Not Found', 404);
  });
  raw.all('*', (context) => context.text('404: Not Found', 404));
  return raw;
}

/** A ref may have slashes: the shortest one that exists wins. */
async function findRaw(folder: string, segments: string[]) {
  for (let count = 1; count < Math.min(segments.length, 5); count += 1) {
    const commit = await findCommit(folder, segments.slice(0, count).join('/'));
    if (commit) return readBlob(folder, commit, segments.slice(count).join('/'));
  }
  return undefined;
}

async function sendTree(
  context: Context,
  { owner, name, folder }: PlayedRepository,
  { address, sha }: { address: string; sha: string },
) {
  const commit = await findCommit(folder, sha);
  if (!commit) return notFound(context);
  const isRecursive = context.req.query('recursive') !== undefined;
  const entries = await listTree(folder, commit, isRecursive);
  const repository = `${address}/repos/${owner}/${name}/git`;
  return context.json({
    sha: commit,
    url: `${repository}/trees/${commit}`,
    tree: entries.map(({ path, mode, type, sha: id, size }) => ({
      path,
      mode,
      type,
      sha: id,
      ...(size !== undefined && { size }),
      ...(type !== 'commit' && { url: `${repository}/${type}s/${id}` }),
    })),
    truncated: false,
  });
}

async function sendCommits(
  context: Context,
  { owner, name, folder }: PlayedRepository,
  address: string,
) {
  const commit = await findCommit(folder, context.req.query('sha') ?? 'HEAD');
  if (!commit) return notFound(context);
  const size = Math.min(Number(context.req.query('per_page')) || 30, 100);
  const page = Math.max(Number(context.req.query('page')) || 1, 1);
  const repository = `${address}/repos/${owner}/${name}`;
  const commits = await listCommits(folder, commit, { size, page });
  return context.json(
    commits.map(({ sha, tree, parents, author, committer, message }) => ({
      sha,
      commit: {
        author,
        committer,
        message,
        tree: { sha: tree, url: `${repository}/git/trees/${tree}` },
        url: `${repository}/git/commits/${sha}`,
        comment_count: 0,
      },
      url: `${repository}/commits/${sha}`,
      html_url: `https://github.com/${owner}/${name}/commit/${sha}`,
      author: null,
      committer: null,
      parents: parents.map((parent) => ({ sha: parent, url: `${repository}/commits/${parent}` })),
    })),
  );
}

function notFound(context: Context) {
  return context.json({ message: 'Not Found', documentation_url: docs, status: '404' }, 404);
}
