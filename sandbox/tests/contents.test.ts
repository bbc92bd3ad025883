import { gunzipSync } from 'node:zlib';

import { beforeAll, describe, expect, it } from 'vitest';

import { aSandbox } from './aSandbox';
import { aSeed, aVersion, seedsOf, uuidOf } from './aSeed';
import { jsonOf } from './wireShapes';

interface Contents {
  contents: { urn: string };
  access_methods: ({ exp: number; url: string } & Record<string, unknown>)[];
}

const never = 253402300800;
const prefix = 'urn:trovi:contents:';

function http(url: string) {
  return { protocol: 'http', url, exp: never, headers: {}, method: 'GET' };
}

function git(remote: string, ref: string) {
  return { protocol: 'git', remote, ref, env: {}, exp: never };
}

const ways: [string, object[]][] = [
  [
    'git:https://github.com/lab/run.git@4f1c2d9',
    [
      http('https://github.com/lab/run/archive/4f1c2d9.zip'),
      git('https://github.com/lab/run.git', '4f1c2d9'),
    ],
  ],
  [
    'git:https://gitlab.com/lab/run.git@main',
    [
      http('https://gitlab.com/lab/run/-/archive/main/run-main.zip'),
      git('https://gitlab.com/lab/run.git', 'main'),
    ],
  ],
  ['git:https://git.example.org/lab/run.git', [git('https://git.example.org/lab/run.git', 'HEAD')]],
  ['git:https://git.example.org/run.git@v1@rc', [git('https://git.example.org/run.git', 'v1')]],
  ['git:git@git.example.org:lab/run.git', [git('git', 'git.example.org:lab/run.git')]],
  [
    'zenodo:10.5281/zenodo.9912345',
    [http('https://zenodo.org/records/9912345/files/archive.tar.gz')],
  ],
];

const wrapper = { type: 'source_code', arguments: { url: 'https://github.com/lab/wrapper.git' } };
const stored = '839fc316-0c79-46bf-ac41-11b21164e84e';

describe('the ways to fetch a version', () => {
  let api: string;

  beforeAll(async () => {
    const versions = [
      ...ways.map(([id], place) => aVersion(prefix + id, { slug: `w${place}` })),
      aVersion(`${prefix}http:${uuidOf(1)}`, { slug: 'http', environmentSetup: [wrapper] }),
      aVersion(`${prefix}http:${uuidOf(2)}`, { slug: 'lost' }),
      aVersion('urn:trovi:image:chi-uc:d43e926d', { slug: 'image' }),
      aVersion(`${prefix}heat_template:embedded-1`, { slug: 'template' }),
      aVersion(`${prefix}chameleon:${stored}`, { slug: 'stored' }),
    ];
    const description = { title: 'Stored <archive>', long_description: '## How to rerun' };
    api = (await aSandbox({ seeds: seedsOf([aSeed(1, { ...description, versions })]) })).urls.api;
  });

  const bySlug = (slug: string) =>
    fetch(`${api}/artifacts/${uuidOf(1)}/versions/${slug}/contents/`);
  const byUrn = (urn: string) => fetch(`${api}/contents/?urn=${encodeURIComponent(urn)}`);

  it.each(ways.map(([id, methods], place) => [id, methods, `w${place}`] as const))(
    'are told for %s',
    async (id, methods, slug) => {
      const expected = { contents: { urn: prefix + id }, access_methods: methods };
      expect(await jsonOf(bySlug(slug))).toEqual(expected);
      expect(await jsonOf(byUrn(prefix + id))).toEqual(expected);
      expect(await jsonOf(byUrn((prefix + id).toUpperCase()))).toEqual(expected);
    },
  );

  it('come from the setup if the URN names only the artifact', async () => {
    const { access_methods: methods } = await jsonOf<Contents>(bySlug('http'));
    expect(methods).toEqual([git('https://github.com/lab/wrapper.git', 'HEAD')]);
  });

  it.each(['lost', 'image', 'template'])('do not exist for "%s"', async (slug) => {
    const response = await bySlug(slug);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual([expect.any(String)]);
  });

  it('need a known URN and a known slug', async () => {
    expect((await fetch(`${api}/contents/`)).status).toBe(400);
    expect((await byUrn(`${prefix}git:https://example.org/unknown.git`)).status).toBe(404);
    expect((await bySlug('2020-01-01')).status).toBe(404);
  });

  it('link to an archive of stored contents for five minutes', async () => {
    const { access_methods: methods } = await jsonOf<Contents>(bySlug('stored'));
    const { url = '', exp = 0 } = methods[0] ?? {};
    const secondsLeft = exp - Date.now() / 1000;
    expect(secondsLeft).toBeGreaterThan(200);
    expect(secondsLeft).toBeLessThanOrEqual(300);
    const response = await fetch(url);
    expect(response.status).toBe(200);
    const archive = gunzipSync(Buffer.from(await response.arrayBuffer())).toString();
    expect(archive).toContain('README.md');
    expect(archive).toContain('# Stored <archive>');
    expect(archive).toContain('nothing was ever uploaded');

    const changed = url.replace(stored, uuidOf(1));
    expect((await fetch(changed)).status).toBe(401);
    expect((await fetch(url.replace(`=${exp}`, `=${exp + 1000}`))).status).toBe(401);
    expect((await fetch(url.split('?')[0] ?? '')).status).toBe(401);
  });
});
