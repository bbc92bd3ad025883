import { beforeAll, describe, expect, it } from 'vitest';

import { aSandbox } from './aSandbox';
import { seedsOf } from './aSeed';

let hosts: string;
let origin: string;

beforeAll(async () => {
  ({ origin } = await aSandbox({ seeds: seedsOf([]) }));
  hosts = `${origin}/hosts`;
});

interface Tree {
  tree: { path: string; mode: string; type: string; size?: number; url?: string }[];
  truncated: boolean;
  total_count?: number;
}

const get = async <Body>(address: string) => {
  const response = await fetch(`${hosts}${address}`);
  return { response, body: (await response.json()) as Body };
};

describe('GitHub', () => {
  const tree = '/github/repos/vltava-perf/twelve-exercises/git/trees/v1.1';

  it('lists all entries of a commit with sizes, links and submodules', async () => {
    const { body, response } = await get<Tree>(`${tree}?recursive=1`);
    const entry = (path: string) => body.tree.find((one) => one.path === path);
    expect(entry('exercises')).toMatchObject({ mode: '040000', type: 'tree' });
    expect(entry('exercises.py')).toMatchObject({ mode: '100644', type: 'blob', size: 114 });
    expect(entry('newest.md')).toMatchObject({ mode: '120000', type: 'blob', size: 15 });
    expect(entry('plots')).toMatchObject({ mode: '160000', type: 'commit' });
    expect(entry('plots')).not.toHaveProperty('url');
    expect(body.truncated).toBe(false);
    expect(response.headers.get('x-ratelimit-limit')).toBe('60');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toMatch(/x-ratelimit-reset/);
  });

  it('lists only the root without `recursive`', async () => {
    const { body } = await get<Tree>(tree);
    expect(body.tree.map(({ path }) => path)).toContain('exercises');
    expect(body.tree.map(({ path }) => path)).not.toContain('exercises/01-faster.md');
  });

  it('redirects from a former name, to the number of the repository', async () => {
    const former = `${hosts}/github/repos/vltava-perf/warm-up/git/trees/v1?recursive=1`;
    const response = await fetch(former, { redirect: 'manual' });
    expect(response.status).toBe(301);
    const place = response.headers.get('location') ?? '';
    expect(place).toMatch(/\/hosts\/github\/repositories\/\d+\/git\/trees\/v1\?recursive=1$/);
    expect((await fetch(place)).status).toBe(200);
    const repository: unknown = await (await fetch(place.replace(/\/git\/.*/, ''))).json();
    expect(repository).toMatchObject({ full_name: 'vltava-perf/warming-up' });
  });

  it.each(['/github/repos/nobody/nothing/git/trees/main', `${tree}0`])(
    'has nothing at %s',
    async (address) => {
      const { response, body } = await get(address);
      expect(response.status).toBe(404);
      expect(body).toMatchObject({ message: 'Not Found' });
    },
  );

  it('has the commits that sample artifacts name', async () => {
    const commit = '48879a265a9199aac595b5d7ae66e6615f56bdcb';
    const address = `/github/repos/okafor-lab/nvmeof-tail/git/trees/${commit}?recursive=1`;
    const { body } = await get<Tree & { sha: string }>(address);
    expect(body.sha).toBe(commit);
    expect(body.tree.map(({ path }) => path)).toContain('results/run-3.csv');
  });

  it('serves raw files, also at a branch with a slash', async () => {
    const raw = `${hosts}/github-raw`;
    const picture = await fetch(`${raw}/vltava-perf/twelve-exercises/v1.1/figures/tails.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await picture.arrayBuffer())[1]).toBe('P'.charCodeAt(0));
    const plot = await fetch(`${raw}/trovi-examples/first-steps/feature/plot/plot.py`);
    expect(await plot.text()).toMatch(/^import csv/);
    expect(plot.headers.get('access-control-allow-origin')).toBe('*');
    const folder = await fetch(`${raw}/vltava-perf/twelve-exercises/v1.1/figures`);
    expect(folder.status).toBe(404);
  });

  it('refuses more than 60 requests an hour, and says when to come back', async () => {
    const own = await aSandbox({ seeds: seedsOf([]) });
    const ask = () => fetch(`${own.origin}/hosts/github/repositories/1001`);
    for (let count = 0; count < 60; count += 1) await (await ask()).body?.cancel();
    const refused = await ask();
    expect(refused.status).toBe(403);
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    const seconds = Number(refused.headers.get('x-ratelimit-reset')) - Date.now() / 1000;
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
  });
});

describe('GitLab', () => {
  const tree = '/gitlab/api/v4/projects/karoo-radio%2Fhandover-timeline/repository/tree';

  it('lists a tree in pages that link to the next one', async () => {
    const names: string[] = [];
    let address = `${hosts}${tree}?ref=v0.3&recursive=true&per_page=100&pagination=keyset`;
    for (let page = 0; address; page += 1) {
      expect(page).toBeLessThan(5);
      const response = await fetch(address);
      const entries = (await response.json()) as { path: string; id: string; name: string }[];
      names.push(...entries.map(({ path }) => path));
      address = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(names).toHaveLength(136);
    expect(new Set(names).size).toBe(136);
  });

  it('counts pages, 20 entries each', async () => {
    const { response, body } = await get<unknown[]>(`${tree}?ref=v0.3&recursive=true&page=7`);
    expect(body).toHaveLength(16);
    expect(response.headers.get('x-total-pages')).toBe('7');
    expect(response.headers.get('x-next-page')).toBe('');
  });

  it('serves raw files by an encoded path', async () => {
    const files = tree.replace(/tree$/, 'files');
    const response = await fetch(`${hosts}${files}/logs%2Fcell-001.log/raw?ref=v0.3`);
    expect(await response.text()).toBe('seq=0 cell=0 event=measure\n');
    expect(response.headers.get('x-gitlab-size')).toBe('27');
  });

  it.each([
    ['/gitlab/api/v4/projects/nobody%2Fnothing/repository/tree', '404 Project Not Found'],
    [`${tree}?ref=nothing`, '404 Tree Not Found'],
  ])('has nothing at %s', async (address, message) => {
    const { response, body } = await get(address);
    expect(response.status).toBe(404);
    expect(body).toEqual({ message });
  });
});

describe('Gitea', () => {
  const tree = '/gitea/api/v1/repos/polder-net/heavy-hitters/git/trees/v0.9?recursive=true';

  it('lists a tree in pages of at most 1000 entries', async () => {
    const first = await get<Tree>(`${tree}&per_page=5000`);
    const second = await get<Tree>(`${tree}&page=2`);
    expect(first.body.tree).toHaveLength(1000);
    expect(first.body.truncated).toBe(true);
    expect(second.body.truncated).toBe(false);
    expect(second.body.total_count).toBe(1000 + second.body.tree.length);
  });

  it('serves raw files', async () => {
    const raw = `${hosts}/gitea/api/v1/repos/polder-net/heavy-hitters/raw`;
    expect(await (await fetch(`${raw}/src/main.rs?ref=v0.9`)).text()).toMatch(/^fn main/);
    expect((await fetch(`${raw}/nothing?ref=v0.9`)).status).toBe(404);
  });

  it('redirects from a former name to the present one', async () => {
    const former = `${hosts}/gitea/api/v1/repos/vltava-perf/warm-up/git/trees/v1`;
    const response = await fetch(former, { redirect: 'manual' });
    expect(response.status).toBe(307);
    expect(response.headers.get('location')).toMatch(/\/vltava-perf\/warming-up\/git\/trees\/v1$/);
  });

  it.each([
    ['/gitea/api/v1/repos/nobody/nothing/git/trees/main', 404],
    ['/gitea/api/v1/repos/polder-net/heavy-hitters/git/trees/nothing', 400],
  ])('has nothing at %s', async (address, status) => {
    expect((await get(address)).response.status).toBe(status);
  });
});

describe('Zenodo', () => {
  const records = () => `${hosts}/zenodo/api/records`;
  const accept = 'application/vnd.inveniordm.v1+json';
  const record = (id: string) => fetch(`${records()}/${id}`, { headers: { accept } });

  it('has a record with its files', async () => {
    const response = await record('13380072');
    const body = (await response.json()) as { files: { entries: Record<string, object> } };
    expect(body).toMatchObject({ id: '13380072', access: { files: 'public', status: 'open' } });
    const { content } = (
      body.files.entries['README.md'] as unknown as { links: { content: string } }
    ).links;
    expect(content).toBe(`${records()}/13380072/files/README.md/content`);
    expect(await (await fetch(content)).text()).toMatch(/^# Heavy Hitters/);
    expect(response.headers.get('x-ratelimit-limit')).toBe('60');
    expect(response.headers.get('access-control-expose-headers')).toMatch(/X-RateLimit-Reset/);
  });

  it('lists and sends the files in a zip', async () => {
    const zip = `${records()}/13380072/files/code.zip`;
    const listing = (await (await fetch(`${zip}/container`)).json()) as {
      entries: { key: string; size: number }[];
    };
    expect(listing).toMatchObject({ truncated: false, total: listing.entries.length });
    const { key, size } = listing.entries.find((one) => one.key.endsWith('.ipynb')) ?? {};
    const response = await fetch(`${zip}/container/${key}`);
    expect((await response.arrayBuffer()).byteLength).toBe(size);
    const bytes = new Uint8Array(await (await fetch(`${zip}/content`)).arrayBuffer());
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK');
    expect((await fetch(`${zip}/container/nothing`)).status).toBe(404);
    expect((await fetch(`${records()}/13380072/files/raw.tar.gz/container`)).status).toBe(500);
  });

  it('lists at most 1000 files of a zip', async () => {
    const { body } = await get('/zenodo/api/records/19344802/files/code.zip/container');
    expect(body).toMatchObject({ truncated: true, total: 1000 });
  });

  it('redirects from the number of all versions to the newest', async () => {
    const response = await fetch(`${records()}/15301146`, { redirect: 'manual' });
    expect(response.status).toBe(302);
    expect(response.headers.get('location')).toBe(`${records()}/19344802`);
  });

  it.each([
    ['15218906', 'restricted', { active: false }],
    ['17229948', 'embargoed', { active: true, until: '2031-03-01' }],
  ])('keeps the files of %s', async (id, status, embargo) => {
    const body: unknown = await (await record(id)).json();
    expect(body).toMatchObject({ access: { status, files: 'restricted', embargo } });
    expect((await fetch(`${records()}/${id}/files/README.md/content`)).status).toBe(403);
  });

  it.each([
    ['14887001', 410, { tombstone: { removal_reason: { id: 'retracted' } } }],
    ['1000000', 404, { message: 'The persistent identifier does not exist.' }],
  ])('has no record %s: %d', async (id, status, body) => {
    const response = await record(id);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject(body);
  });
});

describe('faults', () => {
  const set = (path: string, fault: object) =>
    fetch(`${origin}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ method: 'GET', path, times: 1, ...fault }),
    });
  const trees = [
    '/github/repos/vltava-perf/twelve-exercises/git/trees/v1.1',
    '/gitlab/api/v4/projects/karoo-radio%2Fhandover-timeline/repository/tree',
    '/gitea/api/v1/repos/polder-net/heavy-hitters/git/trees/v0.9',
    '/zenodo/api/records/13380072',
  ];

  it.each(trees)('happen at %s', async (tree) => {
    const ask = () => fetch(hosts + tree);
    await set(`/hosts${tree}`, { status: 451 });
    const refused = await ask();
    expect(refused.status).toBe(451);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    await set(`/hosts${tree}`, { cut: true });
    await expect(ask().then((response) => response.text())).rejects.toThrow();
    await set(`/hosts${tree}`, { body: { tree: [], truncated: true } });
    expect(await (await ask()).json()).toEqual({ tree: [], truncated: true });
  });
});

it('sends the headers of a fault', async () => {
  const fault = {
    method: 'GET',
    path: '/hosts/github/*',
    status: 429,
    headers: { 'retry-after': '90' },
    times: 1,
  };
  await fetch(`${origin}/sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  const response = await fetch(`${hosts}/github/repositories/1001`);
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('90');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

describe('commits', () => {
  const date = '(?:Z|\\.000\\+00:00)$';

  it.each([
    '/github/repos/vltava-perf/twelve-exercises/commits?sha=v1.1&per_page=1',
    '/gitea/api/v1/repos/vltava-perf/twelve-exercises/commits?sha=v1.1&limit=1',
  ])('are a list at %s', async (address) => {
    const { body } = await get<{ sha: string; commit: { committer: { date: string } } }[]>(address);
    expect(body).toHaveLength(1);
    expect(body[0]?.sha).toMatch(/^[0-9a-f]{40}$/);
    expect(body[0]?.commit.committer.date).toMatch(new RegExp(date));
  });

  it('are single on GitLab, which knows HEAD', async () => {
    const base = '/gitlab/api/v4/projects/vltava-perf%2Ftwelve-exercises/repository/commits';
    const { body } = await get<{ id: string; committed_date: string }>(`${base}/HEAD`);
    expect(body.id).toMatch(/^[0-9a-f]{40}$/);
    expect(body.committed_date).toMatch(new RegExp(date));
    expect((await get(`${base}/nothing`)).body).toEqual({ message: '404 Commit Not Found' });
  });

  it('of a repository that has moved have the address by number on GitHub', async () => {
    const address = `${hosts}/github/repos/vltava-perf/warm-up/commits?per_page=1`;
    const response = await fetch(address, { redirect: 'manual' });
    expect(response.headers.get('location')).toMatch(/\/repositories\/\d+\/commits\?per_page=1$/);
    expect((await fetch(address)).status).toBe(200);
  });
});
