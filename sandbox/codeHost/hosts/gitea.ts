import { type Context, Hono } from 'hono';

import { listCommits } from './commitLog';
import { openHost } from './openHost';
import { type PlayedRepositories, type PlayedRepository, sendFile } from './playedRepositories';
import { findCommit, listTree, readBlob } from './repositoryTree';

/** `DEFAULT_GIT_TREES_PER_PAGE` of a server's settings. Larger pages are not possible. */
const largestPage = 1000;

/** The REST API of Gitea and Forgejo, for anonymous callers (contract/code-hosts 3). */
export function createGiteaApi(repositories: PlayedRepositories, address: string): Hono {
  const api = new Hono();
  api.use(openHost());
  const find = (
    context: Context,
    respond: (repository: PlayedRepository) => Promise<Response>,
  ): Response | Promise<Response> => {
    const { owner = '', name = '' } = context.req.param();
    const repository = repositories.find(`${owner}/${name}`);
    if (repository) return respond(repository);
    const moved = repositories.findMoved(`${owner}/${name}`);
    if (!moved) return notFound(context);
    const { pathname, search } = new URL(context.req.url);
    const place = pathname.replace(`/${owner}/${name}/`, `/${moved.owner}/${moved.name}/`);
    return context.redirect(place + search, 307);
  };
  api.get('/repos/:owner/:name/git/trees/:sha', (context) =>
    find(context, async ({ owner, name, folder }) => {
      const sha = context.req.param('sha');
      const commit = await findCommit(folder, sha);
      if (!commit) {
        return context.json({ message: `sha not found [${sha}]`, url: `${address}/swagger` }, 400);
      }
      const isRecursive = /^(true|1|on)$/.test(context.req.query('recursive') ?? '');
      const entries = await listTree(folder, commit, isRecursive);
      const wanted = Number(context.req.query('per_page'));
      const size = wanted > 0 && wanted <= largestPage ? wanted : largestPage;
      const page = Math.max(Number(context.req.query('page')) || 1, 1);
      const shown = entries.slice((page - 1) * size, page * size);
      const base = `${address}/repos/${owner}/${name}/git`;
      return context.json({
        sha: commit,
        url: `${base}/trees/${commit}`,
        tree: shown.map(({ path, mode, type, sha: id, size: bytes = 0 }) => ({
          path,
          mode,
          type,
          size: bytes,
          sha: id,
          url: type === 'commit' ? '' : `${base}/${type}s/${id}`,
        })),
        truncated: page * size < entries.length,
        page,
        total_count: entries.length,
      });
    }),
  );
  api.get('/repos/:owner/:name/commits', (context) =>
    find(context, async ({ owner, name, folder }) => {
      const commit = await findCommit(folder, context.req.query('sha') ?? 'HEAD');
      if (!commit) return notFound(context);
      const size = Math.min(Number(context.req.query('limit')) || 30, 50);
      const page = Math.max(Number(context.req.query('page')) || 1, 1);
      const base = `${address}/repos/${owner}/${name}/git`;
      const commits = await listCommits(folder, commit, { size, page });
      return context.json(
        commits.map(({ sha, tree, parents, author, committer, message }) => ({
          url: `${base}/commits/${sha}`,
          sha,
          created: committer.date,
          commit: {
            url: `${base}/commits/${sha}`,
            author,
            committer,
            message: `${message}\n`,
            tree: { url: `${base}/trees/${tree}`, sha: tree, created: committer.date },
          },
          author: null,
          committer: null,
          parents: parents.map((parent) => ({ url: `${base}/commits/${parent}`, sha: parent })),
        })),
      );
    }),
  );
  api.get('/repos/:owner/:name/raw/*', (context) =>
    find(context, async ({ owner, name, folder }) => {
      const { pathname } = new URL(context.req.url);
      const start = `/repos/${owner}/${name}/raw/`;
      const at = pathname.toLowerCase().indexOf(start.toLowerCase()) + start.length;
      const commit = await findCommit(folder, context.req.query('ref') ?? 'HEAD');
      const file =
        commit && (await readBlob(folder, commit, decodeURIComponent(pathname.slice(at))));
      return file ? sendFile(context, file) : notFound(context);
    }),
  );
  api.all('*', notFound);
  return api;
}

function notFound(context: Context) {
  return context.json({ message: "The target couldn't be found.", errors: [] }, 404);
}
