import { beforeAll, describe, expect, it } from 'vitest';

import { aSandbox } from './aSandbox';
import { aSeed, aVersion, keyOf, noor, seedsOf, uuidOf } from './aSeed';
import { jsonOf, type ListedPage } from './wireShapes';

const minute = (number: number) => `2026-03-01T10:${String(number).padStart(2, '0')}:00Z`;

describe('a list of 45 public artifacts', () => {
  let api: string;

  beforeAll(async () => {
    // Every third artifact has the same update time as others.
    const artifacts = Array.from({ length: 45 }, (_, place) =>
      aSeed(place + 1, {
        updatedAt: minute(place % 3 === 0 ? 0 : place),
        createdAt: minute(59 - place),
        metrics: {
          accessCount: place,
          uniqueAccessCount: 45 - place,
          uniqueCellExecutionCount: place % 2,
        },
      }),
    );
    const hidden = aSeed(46, { visibility: 'private', title: 'Hidden' });
    api = (await aSandbox({ seeds: seedsOf([...artifacts, hidden]) })).urls.api;
  });

  const list = (query = '') => jsonOf<ListedPage>(fetch(`${api}/artifacts/${query}`));
  const uuids = async (query: string) => (await list(query)).artifacts.map(({ uuid }) => uuid);

  it('comes as pages of 21, 21 and 5, whose cursor is inclusive', async () => {
    const sizes: number[] = [];
    const seen = new Set<string>();
    let query = '?limit=21';
    for (;;) {
      const { artifacts, next } = await list(query);
      if (sizes.length > 0) expect(seen).toContain(artifacts[0]?.uuid);
      sizes.push(artifacts.length);
      for (const { uuid } of artifacts) seen.add(uuid);
      if (next.after === null) break;
      query = `?limit=21&after=${artifacts.at(-1)?.uuid}`;
    }
    expect(sizes).toEqual([21, 21, 5]);
    expect(seen.size).toBe(45);
  });

  it('announces the next page with an odd absolute address that repeats the query', async () => {
    const { next } = await list('?limit=21&sort_by=-date&access_token=');
    expect(next).toEqual({
      after: `${api}/artifacts/?access_token=&after=21&limit=21&sort_by=-date`,
      limit: 21,
    });
    const odd = await fetch(next.after ?? '');
    expect(odd.status).toBe(404);
    expect(await odd.json()).toEqual({ detail: expect.any(String) as string });
  });

  it('counts the odd cursor from the position of the uuid cursor', async () => {
    const { artifacts } = await list('?limit=21');
    const { next } = await list(`?limit=21&after=${artifacts.at(-1)?.uuid}`);
    expect(new URL(next.after ?? '').searchParams.get('after')).toBe('41');
  });

  it('is complete without a limit, with an empty limit and with an empty cursor', async () => {
    for (const query of ['', '?limit=', '?after=&limit=']) {
      const { artifacts, next } = await list(query);
      expect(artifacts).toHaveLength(45);
      expect(next).toEqual({ after: null, limit: 45 });
    }
  });

  it('announces no page after a limit that exactly reaches the end', async () => {
    expect((await list('?limit=45')).next).toEqual({ after: null, limit: 45 });
    expect((await list('?limit=1000')).next).toEqual({ after: null, limit: 1000 });
  });

  it.each(['0', '-1', 'many', '1.5'])('refuses the limit %s and says why', async (limit) => {
    const response = await fetch(`${api}/artifacts/?limit=${limit}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ limit: expect.any(String) as string });
  });

  it.each([
    ['unknown', uuidOf(999)],
    ['not visible', uuidOf(46)],
    ['no uuid', 'first'],
    ['without hyphens', uuidOf(3).replaceAll('-', '')],
  ])('does not find a cursor that is %s', async (_, after) => {
    const response = await fetch(`${api}/artifacts/?limit=5&after=${after}`);
    expect(response.status).toBe(404);
    expect(Object.keys((await response.json()) as object)).toEqual(['detail']);
  });

  it('does not find a cursor in upper case or outside the filter', async () => {
    const artifact = 'abcdefab-0000-4000-8000-000000000000';
    const { urls } = await aSandbox({ seeds: seedsOf([aSeed(1, { uuid: artifact })]) });
    const status = async (query: string) => (await fetch(`${urls.api}/artifacts/${query}`)).status;
    expect(await status(`?after=${artifact}`)).toBe(200);
    expect(await status(`?after=${artifact.toUpperCase()}`)).toBe(404);
    expect(await status(`?after=${artifact}&q=nothing`)).toBe(404);
  });

  it('is ordered by update, newest first, ties by uuid descending', async () => {
    const found = await uuids('');
    expect(found.slice(0, 3)).toEqual([uuidOf(45), uuidOf(44), uuidOf(42)]);
    const tied = Array.from({ length: 15 }, (_, place) => uuidOf(43 - 3 * place));
    expect(found.slice(-15)).toEqual(tied);
  });

  it.each([
    ['created_at', [1, 2]],
    ['date', [1, 2]],
    ['-date', [45, 44]],
    ['access_count', [45, 44]],
    ['-access_count', [1, 2]],
    ['unique_access_count', [1, 2]],
    ['-unique_access_count', [45, 44]],
    // Among equal counts, the highest uuid comes first, in both directions.
    ['unique_cell_execution_count', [44, 42]],
    ['-unique_cell_execution_count', [45, 43]],
    ['unique_cell_execution_count,-access_count', [2, 4]],
    ['title', [45, 44]],
    ['title,-access_count', [1, 2]],
    ['', [45, 44]],
  ])('sorts by "%s"', async (sortBy, first) => {
    expect(await uuids(`?limit=2&sort_by=${sortBy}`)).toEqual(first.map(uuidOf));
  });

  it('is limited by the number of launches, bounds included', async () => {
    expect(await uuids('?min_access_count=43')).toHaveLength(2);
    expect(await uuids('?max_access_count=1')).toHaveLength(2);
    expect(await uuids('?min_access_count=10&max_access_count=12')).toHaveLength(3);
  });

  it.each(['min_access_count', 'max_access_count'])('refuses a bad %s', async (name) => {
    for (const value of ['many', '1.5', '']) {
      const response = await fetch(`${api}/artifacts/?${name}=${value}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ [name]: expect.any(String) as string });
    }
  });

  it('ignores parameters that it does not know', async () => {
    expect((await list('?visibility=private&page=7')).artifacts).toHaveLength(45);
  });

  it('also lists the private artifact whose sharing key is sent', async () => {
    expect(await uuids(`?sharing_key=${keyOf(46)}`)).toHaveLength(46);
    expect(await uuids('?sharing_key=null')).toHaveLength(45);
    expect(await uuids('?sharing_key=')).toHaveLength(45);
  });
});

describe('an artifact in the list', () => {
  it('has every key of the contract, in its order', async () => {
    const everything = aSeed(1, {
      title: 'Tail latency under bursty load',
      long_description: '## Tail latency',
      citation: 'Haddad, N. Tail latency. 2026.',
      visibility: 'public',
      createdAt: '2026-01-12T09:30:59Z',
      updatedAt: '2026-03-05T16:02:00.999Z',
      tags: ['networking', 'education'],
      authors: [
        { fullName: 'Noor Haddad', affiliation: 'Example State', email: 'noor@example.edu' },
        { fullName: 'Li Wei', affiliation: null, email: 'li.wei@example.org' },
      ],
      linkedArtifacts: [uuidOf(3), uuidOf(2)],
      linkedProjects: ['urn:trovi:project:chameleon:CHI-260001'],
      reproducibility: { enableRequests: true, accessHours: 48 },
      metrics: { accessCount: 70, uniqueAccessCount: 19, uniqueCellExecutionCount: 11 },
      versions: [
        aVersion('urn:trovi:contents:heat_template:embedded-1', {
          slug: '2026-03-05.1',
          environmentSetup: [{ type: 'heat_template', arguments: 'resources: {}\n' }],
        }),
        aVersion('urn:trovi:image:chi-uc:d43e926d', {
          links: [{ label: 'CHI@UC', urn: 'urn:trovi:image:chi-uc:d43e926d', verified: true }],
        }),
      ],
    });
    const others = [aSeed(2, { linkedArtifacts: [uuidOf(1)] }), aSeed(3)];
    const { urls } = await aSandbox({ seeds: seedsOf([everything, ...others]) });
    const text = await (await fetch(`${urls.api}/artifacts/${uuidOf(1)}/`)).text();
    const noMetrics = { access_count: 0, unique_access_count: 0, unique_cell_execution_count: 0 };
    expect(text).toBe(
      JSON.stringify({
        uuid: uuidOf(1),
        created_at: '2026-01-12T09:30UTC',
        updated_at: '2026-03-05T16:02UTC',
        title: 'Tail latency under bursty load',
        short_description: 'A short description.',
        long_description: '## Tail latency',
        citation: 'Haddad, N. Tail latency. 2026.',
        tags: ['education', 'networking'],
        authors: [
          { full_name: 'Noor Haddad', affiliation: 'Example State', email: 'noor@example.edu' },
          { full_name: 'Li Wei', affiliation: null, email: 'li.wei@example.org' },
        ],
        owner_urn: noor,
        roles: [{ user: noor, role: 'administrator' }],
        visibility: 'public',
        linked_projects: ['urn:trovi:project:chameleon:CHI-260001'],
        linked_from: [
          {
            linked_from_title: 'Artifact 2',
            linked_from_owner: noor,
            relation: 'collection',
            order: 0,
            source_artifact: uuidOf(2),
          },
        ],
        linked_artifacts: [3, 2].map((number) => ({
          linked_title: `Artifact ${number}`,
          linked_artifact: uuidOf(number),
          relation: 'collection',
          order: 0,
        })),
        reproducibility: { enable_requests: true, access_hours: 48, requests: 0 },
        versions: [
          {
            slug: '2026-03-05.1',
            created_at: '2026-01-02T03:04UTC',
            contents: { urn: 'urn:trovi:contents:heat_template:embedded-1' },
            metrics: noMetrics,
            links: [],
            environment_setup: [{ type: 'heat_template', arguments: 'resources: {}\n' }],
          },
          {
            slug: '2026-01-02',
            created_at: '2026-01-02T03:04UTC',
            contents: { urn: 'urn:trovi:image:chi-uc:d43e926d' },
            metrics: noMetrics,
            links: [{ label: 'CHI@UC', verified: true, urn: 'urn:trovi:image:chi-uc:d43e926d' }],
            environment_setup: [{ type: 'jupyterhub', arguments: {} }],
          },
        ],
        metrics: { access_count: 70, unique_access_count: 19, unique_cell_execution_count: 11 },
      }),
    );
  });

  it('has its versions newest first, sorted by the second although minutes are shown', async () => {
    const at = (second: string, slug: string) =>
      aVersion(`urn:trovi:contents:git:https://example.org/${slug}.git`, {
        slug,
        createdAt: `2026-01-02T03:04:${second}Z`,
      });
    const versions = [at('59', 'c'), at('30', 'b'), at('30', 'a'), at('01', 'd')];
    const { urls } = await aSandbox({ seeds: seedsOf([aSeed(1, { versions })]) });
    const { artifacts } = await jsonOf<ListedPage>(fetch(`${urls.api}/artifacts/`));
    expect(artifacts[0]?.versions.map(({ slug }) => slug)).toEqual(['c', 'b', 'a', 'd']);
  });
});
