import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, type FakeResponse } from '../../../tests/fakes/fakeFetch';
import { gitHubHost } from '../../../tests/builders/gitHubHost';
import type { FileHost } from '../../domain/configuration/fileHosts';
import { fileSourceOf } from '../../domain/files/fileSource';
import { FileError } from '../../domain/files/fileError';
import { commitReader, fileReader } from './fileReader';

const hosts: FileHost[] = [
  gitHubHost,
  { kind: 'gitlab', url: 'https://gitlab.com', apiUrl: 'https://gitlab.com/api/v4' },
  { kind: 'gitea', url: 'https://codeberg.org', apiUrl: 'https://codeberg.org/api/v1' },
];

function on(host: 'github.com' | 'gitlab.com' | 'codeberg.org', ref = 'v1') {
  const source = fileSourceOf(
    `urn:trovi:contents:git:https://${host}/lab/traces.git@${ref}`,
    hosts,
  );
  if (!source) throw new Error('No source.');
  return source;
}

function respondWith(...responses: [FakeResponse, ...FakeResponse[]]) {
  const fetch = fakeFetch(...responses);
  vi.stubGlobal('fetch', fetch);
  return { addresses: () => fetch.requests.map(({ url }) => url), requests: fetch.requests };
}

/** A response after a redirect. */
function redirected(url: string, body: object) {
  const clone = () =>
    Object.defineProperties(Response.json(body), {
      redirected: { value: true },
      url: { value: url },
    });
  return () => Object.assign(Response.json(body), { clone });
}

const { signal } = new AbortController();
const read = (source: ReturnType<typeof on>) => fileReader.readTree(source, signal);
const blob = (path: string, size?: number) => ({ path, mode: '100644', type: 'blob', size });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('GitHub', () => {
  it('reads all kinds of entries at once', async () => {
    const { addresses, requests } = respondWith({
      tree: [
        { path: 'data', mode: '040000', type: 'tree' },
        blob('data/a.csv', 12),
        { path: 'newest', mode: '120000', type: 'blob', size: 10 },
        { path: 'tools', mode: '160000', type: 'commit' },
      ],
      truncated: true,
    });
    const tree = await read(on('github.com', 'feature/x'));
    expect(addresses()).toEqual([
      'https://api.github.com/repos/lab/traces/git/trees/feature%2Fx?recursive=1',
    ]);
    expect(requests[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
    expect(tree.isCut).toBe(true);
    expect(tree.entries).toEqual([
      { path: 'data', kind: 'folder' },
      { path: 'data/a.csv', kind: 'file', size: 12 },
      { path: 'newest', kind: 'link' },
      { path: 'tools', kind: 'submodule' },
    ]);
  });

  it('asks for the present name of a repository that has moved', async () => {
    const { addresses } = respondWith(
      redirected('https://api.github.com/repositories/7/git/trees/v1?recursive=1', {
        tree: [blob('a')],
        truncated: false,
      }),
      { full_name: 'new-lab/flows' },
    );
    const { source } = await read(on('github.com'));
    expect(addresses()[1]).toBe('https://api.github.com/repositories/7');
    expect(source.files).toMatchObject({
      owner: 'new-lab',
      name: 'flows',
      raw: 'https://raw.githubusercontent.com/new-lab/flows/v1/',
    });
  });

  it('refuses a redirect to another place', async () => {
    respondWith(redirected('https://api.github.com/users', { tree: [], truncated: false }));
    await expect(read(on('github.com'))).rejects.toMatchObject({ code: 'failed' });
  });
});

describe('GitLab', () => {
  const next = 'https://gitlab.com/api/v4/projects/lab%2Ftraces/repository/tree?page_token=x';

  it('follows the links to all pages', async () => {
    const { addresses } = respondWith(
      Response.json([blob('a')], { headers: { link: `<${next}>; rel="next"` } }),
      Response.json([blob('b')]),
    );
    const { entries, isCut } = await read(on('gitlab.com'));
    expect(addresses()).toEqual([
      'https://gitlab.com/api/v4/projects/lab%2Ftraces/repository/tree?ref=v1&recursive=true&per_page=100&pagination=keyset',
      next,
    ]);
    expect(entries.map(({ path }) => path)).toEqual(['a', 'b']);
    expect(isCut).toBe(false);
  });

  it('stops after 100 pages, and says so', async () => {
    const { requests } = respondWith(
      Response.json([blob('a')], { headers: { link: `<${next}>; rel="next"` } }),
    );
    expect((await read(on('gitlab.com'))).isCut).toBe(true);
    expect(requests).toHaveLength(100);
  });

  it('does not follow a link to another host', async () => {
    const link = '<https://evil.example/api>; rel="next"';
    const { requests } = respondWith(Response.json([blob('a')], { headers: { link } }));
    await read(on('gitlab.com'));
    expect(requests).toHaveLength(1);
  });
});

describe('Gitea', () => {
  const page = (path: string, truncated: boolean) => ({ tree: [blob(path, 3)], truncated });

  it('reads pages while there are more', async () => {
    const { addresses } = respondWith(page('a', true), page('b', false));
    const { entries, isCut } = await read(on('codeberg.org'));
    expect(addresses()[1]).toBe(
      'https://codeberg.org/api/v1/repos/lab/traces/git/trees/v1?recursive=true&page=2',
    );
    expect(entries.map(({ path }) => path)).toEqual(['a', 'b']);
    expect(isCut).toBe(false);
  });

  it('reads the present name from the address after a redirect', async () => {
    const place = 'https://codeberg.org/api/v1/repos/new-lab/flows/git/trees/v1?page=1';
    respondWith(redirected(place, page('a', false)));
    expect((await read(on('codeberg.org'))).source.files).toMatchObject({ owner: 'new-lab' });
  });

  it('reads an empty repository', async () => {
    respondWith({ tree: null, truncated: false });
    expect((await read(on('codeberg.org'))).entries).toEqual([]);
  });
});

describe('refusals', () => {
  const refuse = (status: number, headers?: Record<string, string>) =>
    respondWith(new Response('{}', { status, headers }));

  it.each([
    [403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1800000000' }, 1_800_000_000_000],
    [429, { 'ratelimit-reset': '1800000000' }, 1_800_000_000_000],
    [429, undefined, undefined],
    [429, { 'x-ratelimit-reset': 'soon' }, undefined],
  ])('reads %d with %j as a limit until %s', async (status, headers, until) => {
    refuse(status, headers);
    const error: unknown = await read(on('github.com')).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'limit' });
    expect((error as { until?: number }).until).toBe(until);
  });

  it.each([
    [404, 'missing'],
    [400, 'missing'],
    [409, 'missing'],
    [422, 'missing'],
    [410, 'gone'],
    [451, 'gone'],
    [401, 'refused'],
    [403, 'refused'],
    [500, 'failed'],
  ])('reads %d as %s', async (status, code) => {
    refuse(status);
    await expect(read(on('codeberg.org'))).rejects.toMatchObject({ code });
  });

  it('tells that no response arrived', async () => {
    respondWith(new TypeError('Failed to fetch'));
    await expect(read(on('github.com'))).rejects.toMatchObject({ code: 'unreachable' });
  });

  it.each([{}, [], { tree: [{ path: 1 }], truncated: false }])('refuses %j', async (body) => {
    respondWith(body);
    await expect(read(on('github.com'))).rejects.toMatchObject({ code: 'failed' });
  });
});

describe('readFile', () => {
  const readFile = (source: ReturnType<typeof on>, path = 'a b/ü#?.md', most = 100) =>
    fileReader.readFile(source, path, { most, signal });

  it.each([
    ['github.com', 'https://raw.githubusercontent.com/lab/traces/v1/a%20b/%C3%BC%23%3F.md'],
    [
      'gitlab.com',
      'https://gitlab.com/api/v4/projects/lab%2Ftraces/repository/files/a%20b%2F%C3%BC%23%3F.md/raw?ref=v1',
    ],
    [
      'codeberg.org',
      'https://codeberg.org/api/v1/repos/lab/traces/raw/a%20b/%C3%BC%23%3F.md?ref=v1',
    ],
  ] as const)('reads from %s', async (host, address) => {
    const { addresses } = respondWith(new Response('# Text'));
    expect(await readFile(on(host))).toEqual({ text: '# Text', isWhole: true });
    expect(addresses()).toEqual([address]);
  });

  it('reads the beginning of a long file, without a cut character', async () => {
    respondWith(new Response('aüb'));
    expect(await readFile(on('github.com'), 'a', 2)).toEqual({ text: 'a', isWhole: false });
    respondWith(new Response('ab'));
    expect(await readFile(on('github.com'), 'a', 2)).toEqual({ text: 'ab', isWhole: true });
  });

  it.each([
    [15_000, { text: 'abc', isWhole: true }],
    [25_000, new FileError('unreachable')],
  ])('waits 20 s for each part, which takes %i ms', async (pauseMs, expected) => {
    vi.useFakeTimers();
    const parts = ['a', 'b', 'c'];
    const fetch = vi.fn(async (_address: string, init?: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) =>
          init?.signal?.addEventListener('abort', () => stream.error(new Error('aborted'))),
        async pull(stream) {
          await new Promise((resolve) => setTimeout(resolve, pauseMs));
          const part = parts.shift();
          if (init?.signal?.aborted) return;
          if (part) stream.enqueue(new TextEncoder().encode(part));
          else stream.close();
        },
      });
      return new Response(body);
    });
    vi.stubGlobal('fetch', fetch);
    const outcome = readFile(on('github.com')).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await outcome).toEqual(expected);
  });

  it('knows files that are not text', async () => {
    respondWith(new Response(new Uint8Array([1, 0, 2])));
    expect(await readFile(on('github.com'))).toEqual({ isWhole: true });
  });

  it('reads UTF-16 with its mark', async () => {
    respondWith(new Response(new Uint8Array([0xff, 0xfe, 0x61, 0])));
    expect(await readFile(on('github.com'))).toEqual({ text: 'a', isWhole: true });
  });
});

describe('commits', () => {
  const hash = '1a'.repeat(20);
  const newest = '2b'.repeat(20);
  const listed = (sha: string, date: string) => [{ sha, commit: { committer: { date } } }];
  const commits = (source: ReturnType<typeof on>) => commitReader.readCommits(source, signal);

  it.each([
    [
      'github.com' as const,
      ['https://api.github.com/repos/lab/traces/commits?per_page=1'],
      ['https://api.github.com/repos/lab/traces/commits?sha=feature%2Fx&per_page=1'],
    ],
    [
      'codeberg.org' as const,
      [
        'https://codeberg.org/api/v1/repos/lab/traces/commits?limit=1&stat=false&verification=false&files=false',
      ],
      [
        'https://codeberg.org/api/v1/repos/lab/traces/commits?sha=feature%2Fx&limit=1&stat=false&verification=false&files=false',
      ],
    ],
  ])('asks %s for the newest one and that of the version', async (host, first, second) => {
    const { addresses } = respondWith(
      listed(newest, '2026-05-04T10:00:00Z'),
      listed(hash, '2026-03-02T10:00:00+01:00'),
    );
    expect(await commits(on(host, 'feature/x'))).toEqual({
      newest: { hash: newest, committedAt: Date.UTC(2026, 4, 4, 10) },
      commit: { hash, committedAt: Date.UTC(2026, 2, 2, 9) },
    });
    expect(addresses()).toEqual([...first, ...second]);
  });

  it('asks GitLab for single commits', async () => {
    const { addresses } = respondWith(
      { id: newest, committed_date: '2026-05-04T10:00:00.000+00:00' },
      { id: hash, committed_date: '2026-03-02T10:00:00.000+00:00' },
    );
    expect((await commits(on('gitlab.com')))?.commit.hash).toBe(hash);
    const base = 'https://gitlab.com/api/v4/projects/lab%2Ftraces/repository/commits';
    expect(addresses()).toEqual([`${base}/HEAD`, `${base}/v1`]);
  });

  it('asks once for a version without a ref', async () => {
    const { addresses } = respondWith(listed(newest, '2026-05-04T10:00:00Z'));
    const found = await commits(on('github.com', 'HEAD'));
    expect(found?.commit).toEqual(found?.newest);
    expect(addresses()).toHaveLength(1);
  });

  it.each([[[]], [listed('x', '2026-05-04T10:00:00Z')], [listed(hash, 'today')], [{}]])(
    'refuses %j',
    async (body) => {
      respondWith(body);
      await expect(commits(on('github.com'))).rejects.toThrow(/could not be read/);
    },
  );
});
