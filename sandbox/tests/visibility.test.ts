import { beforeAll, describe, expect, it } from 'vitest';

import { aSandbox } from './aSandbox';
import { aSeed, aVersion, keyOf, seedsOf, uuidOf } from './aSeed';
import { jsonOf, type ListedArtifact, type ListedPage } from './wireShapes';

const git = 'urn:trovi:contents:git:https://example.org/lab/run.git@main';
const doi = 'urn:trovi:contents:zenodo:10.5281/zenodo.9912345';
const gitNamedZenodo = 'urn:trovi:contents:git:https://example.org/zenodo/zenodo.git';

const artifacts = [
  aSeed(1, { versions: [aVersion(`${git}1`)] }),
  aSeed(2, { visibility: 'private', versions: [aVersion(`${git}2`)] }),
  aSeed(3, {
    visibility: 'private',
    versions: [aVersion(`${git}3`, { slug: 'new' }), aVersion(doi, { slug: 'old' })],
  }),
  aSeed(4, { visibility: 'private', versions: [aVersion(gitNamedZenodo)] }),
];

describe('an anonymous visitor', () => {
  let api: string;

  beforeAll(async () => {
    api = (await aSandbox({ seeds: seedsOf(artifacts) })).urls.api;
  });

  const get = (number: number, query = '') => fetch(`${api}/artifacts/${uuidOf(number)}/${query}`);
  const slugs = async (number: number, query = '') =>
    (await jsonOf<ListedArtifact>(get(number, query))).versions.map(({ slug }) => slug);

  it('sees public artifacts completely, without the sharing key', async () => {
    const artifact = await jsonOf<ListedArtifact>(get(1));
    expect(artifact.versions).toHaveLength(1);
    expect(artifact).not.toHaveProperty('sharing_key');
  });

  it.each([
    ['without a key', ''],
    ['with a wrong key', `?sharing_key=${keyOf(1)}`],
    ['with the text null', '?sharing_key=null'],
  ])('does not find a private artifact %s', async (_, query) => {
    const response = await get(2, query);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ detail: expect.any(String) as string });
  });

  it('sees a private artifact completely with its sharing key, but not the key itself', async () => {
    const artifact = await jsonOf<ListedArtifact>(get(2, `?sharing_key=${keyOf(2)}`));
    expect(artifact.versions).toHaveLength(1);
    expect(artifact).not.toHaveProperty('sharing_key');
  });

  it('sees the versions with a DOI of a private artifact, and all with the sharing key', async () => {
    expect(await slugs(3)).toEqual(['old']);
    expect(await slugs(3, `?sharing_key=${keyOf(3)}`)).toEqual(['new', 'old']);
    const { artifacts: listed } = await jsonOf<ListedPage>(fetch(`${api}/artifacts/`));
    const third = listed.find(({ uuid }) => uuid === uuidOf(3));
    expect(third?.versions.map(({ slug }) => slug)).toEqual(['old']);
    expect(third).toHaveProperty('visibility', 'private');
  });

  it('sees no versions of a private artifact that only mentions zenodo', async () => {
    expect(await slugs(4)).toEqual([]);
  });

  it('lists only visible artifacts', async () => {
    const { artifacts: listed } = await jsonOf<ListedPage>(fetch(`${api}/artifacts/`));
    expect(listed.map(({ uuid }) => uuid).toSorted()).toEqual([1, 3, 4].map(uuidOf));
  });

  it.each(['nonsense', '00000000000040008000000000000001', `${uuidOf(1)}0`])(
    'does not find %s',
    async (id) => {
      const response = await fetch(`${api}/artifacts/${id}/`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ detail: expect.any(String) as string });
    },
  );

  it('gets 403 below a hidden artifact and 404 below an unknown one', async () => {
    for (const below of ['roles/', 'versions/2026-01-02/contents/']) {
      const status = async (path: string) => (await fetch(`${api}/artifacts/${path}`)).status;
      expect(await status(`${uuidOf(1)}/${below}`)).toBe(200);
      expect(await status(`${uuidOf(2)}/${below}`)).toBe(403);
      expect(await status(`${uuidOf(2)}/${below}?sharing_key=${keyOf(2)}`)).toBe(200);
      expect(await status(`${uuidOf(9)}/${below}`)).toBe(404);
      expect(await status(`nonsense/${below}`)).toBe(404);
    }
  });

  it('can fetch hidden versions of an artifact with a DOI by slug, but not by URN', async () => {
    const bySlug = await fetch(`${api}/artifacts/${uuidOf(3)}/versions/new/contents/`);
    expect(bySlug.status).toBe(200);
    const byUrn = (urn: string) => fetch(`${api}/contents/?urn=${encodeURIComponent(urn)}`);
    expect((await byUrn(`${git}3`)).status).toBe(403);
    expect((await byUrn(`${git}2`)).status).toBe(403);
    expect((await byUrn(doi)).status).toBe(200);
  });
});
