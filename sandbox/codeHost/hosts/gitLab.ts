import { type Context, Hono } from 'hono';

import type { Clock } from '../../switches/clock';
import { listCommits } from './commitLog';
import { openHost } from './openHost';
import { type PlayedRepositories, sendFile } from './playedRepositories';
import { findCommit, listTree, readBlob } from './repositoryTree';
import { limitRequests } from './requestLimit';

const exposed =
  'Link X-Total X-Total-Pages X-Per-Page X-Page X-Next-Page X-Prev-Page X-Gitlab-Blob-Id X-Gitlab-Commit-Id X-Gitlab-Content-Sha256 X-Gitlab-Encoding X-Gitlab-File-Name X-Gitlab-File-Path X-Gitlab-Last-Commit-Id X-Gitlab-Ref X-Gitlab-Size'.replaceAll(
    ' ',
    ', ',
  );
const usualPage = 20;
const largestPage = 100;

/** The REST API of GitLab, for anonymous callers (contract/code-hosts 2). */
export function createGitLabApi(
  repositories: PlayedRepositories,
  { address, clock }: { address: string; clock: Clock },
): Hono {
  const api = new Hono();
  const nextRequest = limitRequests(clock, 500, 60);
  api.use(openHost(exposed), async (context, next) => {
    const { limit, used, remaining, reset, secondsLeft, isExceeded } = nextRequest();
    if (isExceeded) {
      context.res = context.text('Retry later\n', 429);
      context.res.headers.set('retry-after', String(secondsLeft));
    } else {
      await next();
    }
    const headers = { Limit: limit, Observed: used, Remaining: remaining, Reset: reset };
    for (const [name, value] of Object.entries(headers)) {
      context.res.headers.set(`RateLimit-${name}`, String(value));
    }
  });
  api.get('/projects/:id/repository/tree', async (context) => {
    const id = context.req.param('id');
    // GitLab knows the former names of a project, and responds as under the present one.
    const project = repositories.find(id) ?? repositories.findMoved(id);
    if (!project) return notFound(context, 'Project');
    const commit = await findCommit(project.folder, context.req.query('ref') ?? 'HEAD');
    if (!commit) return notFound(context, 'Tree');
    const isRecursive = context.req.query('recursive') === 'true';
    const entries = await listTree(project.folder, commit, isRecursive);
    const page = pageOf(
      context,
      entries.map(({ path }) => path),
      address,
    );
    return context.json(
      entries.slice(page.start, page.end).map(({ sha, type, path, mode }) => ({
        id: sha,
        name: path.slice(path.lastIndexOf('/') + 1),
        type,
        path,
        mode,
      })),
    );
  });
  api.get('/projects/:id/repository/commits/:sha', async (context) => {
    const { id, sha } = context.req.param();
    const project = repositories.find(id) ?? repositories.findMoved(id);
    if (!project) return notFound(context, 'Project');
    const commit = await findCommit(project.folder, sha);
    const [found] = commit ? await listCommits(project.folder, commit, { size: 1, page: 1 }) : [];
    if (!found) return notFound(context, 'Commit');
    const { author, committer, message } = found;
    return context.json({
      id: found.sha,
      short_id: found.sha.slice(0, 8),
      title: message.split('\n')[0],
      message,
      author_name: author.name,
      author_email: author.email,
      authored_date: author.date.replace('Z', '.000+00:00'),
      committer_name: committer.name,
      committer_email: committer.email,
      committed_date: committer.date.replace('Z', '.000+00:00'),
      created_at: committer.date.replace('Z', '.000+00:00'),
      parent_ids: found.parents,
    });
  });
  api.get('/projects/:id/repository/files/:path/raw', async (context) => {
    const { id, path } = context.req.param();
    const project = repositories.find(id) ?? repositories.findMoved(id);
    if (!project) return notFound(context, 'Project');
    const commit = await findCommit(project.folder, context.req.query('ref') ?? 'HEAD');
    const file = commit && (await readBlob(project.folder, commit, path));
    if (!file) return notFound(context, 'File');
    context.header('x-gitlab-blob-id', file.entry.sha);
    context.header('x-gitlab-commit-id', commit);
    context.header('x-gitlab-size', String(file.entry.size));
    return sendFile(context, file);
  });
  api.all('*', (context) => context.json({ error: '404 Not Found' }, 404));
  return api;
}

/** The entries of a page, by a number or, with `pagination=keyset`, after the last entry before. */
function pageOf(context: Context, paths: string[], address: string) {
  const query = new URL(context.req.url).searchParams;
  const size = Math.min(Number(query.get('per_page')) || usualPage, largestPage);
  const isKeyset = query.get('pagination') === 'keyset';
  const number = Math.max(Number(query.get('page')) || 1, 1);
  const after = Buffer.from(query.get('page_token') ?? '', 'base64url').toString();
  const start = isKeyset ? paths.indexOf(after) + 1 : (number - 1) * size;
  const end = Math.min(start + size, paths.length);
  const hasMore = end < paths.length;
  const next = new URL(address + context.req.path.slice(context.req.path.indexOf('/projects/')));
  next.search = query.toString();
  if (isKeyset) {
    next.searchParams.set('page_token', Buffer.from(paths[end - 1] ?? '').toString('base64url'));
  } else {
    next.searchParams.set('page', String(number + 1));
    context.header('x-page', String(number));
    context.header('x-per-page', String(size));
    context.header('x-next-page', hasMore ? String(number + 1) : '');
    context.header('x-total', String(paths.length));
    context.header('x-total-pages', String(Math.ceil(paths.length / size)));
  }
  if (hasMore) context.header('link', `<${next.href}>; rel="next"`);
  return { start, end };
}

function notFound(context: Context, subject: string) {
  return context.json({ message: `404 ${subject} Not Found` }, 404);
}
