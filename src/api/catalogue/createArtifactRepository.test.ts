import { describe, expect, it } from 'vitest';

import { extendPrototypes } from '../../../tests/fakes/extendedPrototypes';
import { fakeFetch } from '../../../tests/fakes/fakeFetch';
import type { ArtifactPage, ArtifactRepository } from '../../domain/ports/artifactRepository';
import type { GetToken } from '../../domain/ports/getToken';
import {
  createArtifactRepository,
  type ArtifactRepositoryOptions,
} from './createArtifactRepository';
import artifactExample from '../examples/artifact.json';
import pageExample from '../examples/artifactPage.json';
import { RefusedError } from '../http/errors/refusedError';

const options: ArtifactRepositoryOptions = {
  apiUrl: 'https://trovi.example.org/api',
  portalUrl: 'https://portal.example.org/',
  pageSize: 21,
  backgroundPageSize: 200,
  retryDelaysMs: [0, 0],
};

function repositoryOf(...responses: Parameters<typeof fakeFetch>) {
  const fetch = fakeFetch(...responses);
  const urls = () => fetch.requests.map(({ url }) => url);
  return { repository: createArtifactRepository({ ...options, fetch }), urls };
}

async function allPages(pages: AsyncIterable<ArtifactPage>): Promise<ArtifactPage[]> {
  const all: ArtifactPage[] = [];
  for await (const page of pages) all.push(page);
  return all;
}

describe('createArtifactRepository', () => {
  it('lists artifacts page by page', async () => {
    const [first, last] = pageExample.artifacts;
    const { repository, urls } = repositoryOf(pageExample, {
      artifacts: [last, { ...first, uuid: 'ad162a16-0048-4167-be53-abe0488c1850' }],
      next: { after: null, limit: 200 },
    });
    const pages = await allPages(repository.list());
    expect(pages.map(({ artifacts }) => artifacts.map(({ id }) => id))).toEqual([
      ['83ccaf9e-29ac-49de-8882-bf5aeff43859', '18df1c24-a67d-40e0-a5ea-6cc4190a050e'],
      ['ad162a16-0048-4167-be53-abe0488c1850'],
    ]);
    expect(urls()).toEqual([
      'https://trovi.example.org/api/artifacts/?limit=21&sort_by=updated_at',
      'https://trovi.example.org/api/artifacts/?limit=200&sort_by=updated_at&after=18df1c24-a67d-40e0-a5ea-6cc4190a050e',
    ]);
  });

  it('reads the same beside old libraries that extend prototypes', async () => {
    const [page, artifact] = [pageExample, artifactExample].map((one) => JSON.stringify(one));
    const addresses: string[] = [];
    const fetch = async (address: string) => {
      addresses.push(address);
      const text = address.includes('?') ? page : artifact;
      return { ok: true, status: 200, text: async () => Promise.resolve(text) };
    };
    const repository = createArtifactRepository({ ...options, fetch: fetch as never });
    const read = async () => {
      const pages = repository.list({ tags: ['edge'] });
      const first = await pages[Symbol.asyncIterator]().next();
      return [first, await repository.find('83ccaf9e-29ac-49de-8882-bf5aeff43859')];
    };
    const expected = await read();
    const remove = extendPrototypes();
    const found = await read().finally(remove);
    expect(found).toEqual(expected);
    expect(addresses.slice(2)).toEqual(addresses.slice(0, 2));
  });

  it('lists the others where one artifact is broken', async () => {
    const { repository } = repositoryOf({
      artifacts: [7, { uuid: 'a', tags: {} }, artifactExample],
    });
    const [page] = await allPages(repository.list());
    expect(page?.artifacts.map(({ id }) => id)).toEqual(['a', artifactExample.uuid]);
    expect(page?.problems).toEqual([
      'artifacts[0] is not an object.',
      'Artifact a: tags is not a list.',
    ]);
  });

  it('starts a listing again when its cursor is refused as unknown', async () => {
    const unknown = Response.json({ detail: 'Not found.' }, { status: 404 });
    const { repository } = repositoryOf(pageExample, unknown, { artifacts: [artifactExample] });
    const pages = await allPages(repository.list());
    expect(pages.map(({ restarted }) => restarted)).toEqual([undefined, true]);
  });

  it('ends a listing within a call when aborted', async () => {
    const leaving = new AbortController();
    const { repository } = repositoryOf(() => {
      leaving.abort();
      return new Promise(() => {});
    });
    const pages = allPages(repository.list({ signal: leaving.signal }));
    await expect(pages).rejects.toHaveProperty('name', 'AbortError');
  });

  it('finds an artifact', async () => {
    const { repository, urls } = repositoryOf(artifactExample);
    const artifact = await repository.find(artifactExample.uuid, { sharingKey: 'key' });
    expect(artifact.title).toBe('Tail latency under bursty load');
    expect(urls()).toEqual([
      'https://trovi.example.org/api/artifacts/8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2/?sharing_key=key',
    ]);
  });

  it('knows an artifact by the id asked for where the answer has none', async () => {
    const { repository } = repositoryOf({ title: 'Traces' });
    expect(await repository.find('a')).toMatchObject({ id: 'a', title: 'Traces' });
  });

  it('makes no call for an empty id', async () => {
    const { repository, urls } = repositoryOf(artifactExample);
    await expect(repository.find('')).rejects.toMatchObject({ code: 'refused', status: 404 });
    expect(urls()).toEqual([]);
  });

  it('rejects with the status and lines of a refusal', async () => {
    const { repository } = repositoryOf(Response.json({ detail: 'Not found.' }, { status: 404 }));
    const call = repository.find('a');
    await expect(call).rejects.toBeInstanceOf(RefusedError);
    await expect(call).rejects.toMatchObject({ status: 404, lines: ['Not found.'] });
  });

  it('rejects with the field of a wrong shape', async () => {
    const { repository } = repositoryOf({ versions: [{ slug: {} }] });
    await expect(repository.find('a')).rejects.toMatchObject({
      code: 'shape',
      field: 'versions[0].slug',
    });
  });

  it('asks once for tags and badges', async () => {
    const { repository, urls } = repositoryOf(
      { tags: [{ tag: 'education' }] },
      { badges: [{ name: 'chameleon' }], artifact_badges: { a: ['chameleon'] } },
    );
    expect(await repository.tags()).toEqual(['education']);
    const { badges, namesByArtifact } = await repository.badges();
    expect(badges).toEqual([{ name: 'chameleon', description: '' }]);
    expect(namesByArtifact.get('a')).toEqual(['chameleon']);
    await Promise.all([repository.tags(), repository.badges()]);
    expect(urls()).toEqual([
      'https://trovi.example.org/api/meta/tags/',
      'https://portal.example.org/experiment/share/api/badges',
    ]);
  });

  it('asks again for tags that could not be had', async () => {
    const refused = Response.json({}, { status: 400 });
    const { repository } = repositoryOf(refused, { tags: [{ tag: 'education' }] });
    await expect(repository.tags()).rejects.toMatchObject({ status: 400 });
    expect(await repository.tags()).toEqual(['education']);
  });

  it.each<
    [what: string, ask: (repository: ArtifactRepository) => Promise<unknown>, response: object]
  >([
    ['the list', (repository) => allPages(repository.list()), { artifacts: [artifactExample] }],
    ['an artifact', (repository) => repository.find('a'), artifactExample],
    ['the tags', (repository) => repository.tags(), { tags: [] }],
    ['the badges', (repository) => repository.badges(), { badges: [] }],
  ])('tries to read %s again, twice', async (_what, ask, response) => {
    const busy = Response.json({}, { status: 503 });
    const passing = repositoryOf(new Error('down'), busy, response);
    await ask(passing.repository);
    expect(passing.urls()).toHaveLength(3);
    const lasting = repositoryOf(busy, busy, busy, response);
    await expect(ask(lasting.repository)).rejects.toMatchObject({ status: 503 });
    expect(lasting.urls()).toHaveLength(3);
  });

  it('goes on behind what has come where a later page fails once', async () => {
    const [, last] = pageExample.artifacts;
    const { repository, urls } = repositoryOf(pageExample, new Error('down'), {
      artifacts: [last],
      next: { after: null },
    });
    const pages = await allPages(repository.list());
    expect(pages.map(({ artifacts, restarted }) => [artifacts.length, restarted])).toEqual([
      [2, undefined],
      [0, undefined],
    ]);
    expect(urls()[2]).toBe(urls()[1]);
  });

  it('asks for one token, however often a call is tried', async () => {
    const fetch = fakeFetch(new Error('down'), { tags: [] });
    const tokenRequests: object[] = [];
    const getToken: GetToken = async (wish) => (tokenRequests.push(wish), 'jwt');
    await createArtifactRepository({ ...options, fetch, getToken }).tags();
    expect(tokenRequests).toEqual([{ renew: false, isNeeded: false }]);
    expect(fetch.requests.map(({ url }) => new URL(url).searchParams.get('access_token'))).toEqual([
      'jwt',
      'jwt',
    ]);
  });

  it('gives up after the time given', async () => {
    const fetch = fakeFetch(() => new Promise(() => {}));
    const repository = createArtifactRepository({ ...options, fetch, timeoutMs: 1 });
    await expect(repository.tags()).rejects.toMatchObject({ code: 'network' });
  });

  it('names an address that is none', () => {
    expect(() => createArtifactRepository({ ...options, apiUrl: 'nowhere' })).toThrow(
      '"nowhere" is not a web address.',
    );
  });

  it('sends the token with every call to the catalogue and none to the portal', async () => {
    const fetch = fakeFetch((request: Request) => {
      if (request.url.includes('meta')) return { tags: [] };
      if (request.url.includes('badges')) return { badges: [] };
      return { artifacts: [], next: { after: null } };
    });
    const repository = createArtifactRepository({ ...options, fetch, getToken: async () => 'jwt' });
    await allPages(repository.list());
    await repository.find('a');
    await repository.tags();
    await repository.badges();
    const tokens = fetch.requests.map(({ url }) => {
      const { pathname, searchParams } = new URL(url);
      return `${pathname} ${searchParams.get('access_token') ?? '-'}`;
    });
    expect(tokens).toEqual([
      '/api/artifacts/ jwt',
      '/api/artifacts/a/ jwt',
      '/api/meta/tags/ jwt',
      '/experiment/share/api/badges -',
    ]);
  });

  it('asks for a token for each page, so that a long listing outlives one', async () => {
    const tokens = ['t1', 't2'];
    const [, last] = pageExample.artifacts;
    const fetch = fakeFetch(pageExample, { artifacts: [last], next: { after: null } });
    const getToken = async () => tokens.shift() ?? null;
    await allPages(createArtifactRepository({ ...options, fetch, getToken }).list());
    const sent = fetch.requests.map(({ url }) => new URL(url).searchParams.get('access_token'));
    expect(sent).toEqual(['t1', 't2']);
  });

  it('gives no answer after its end', async () => {
    const end = new AbortController();
    const fetch = fakeFetch(async () => {
      await Promise.resolve();
      end.abort(new Error('signed out'));
      return pageExample;
    });
    const repository = createArtifactRepository({ ...options, fetch, signal: end.signal });
    await expect(allPages(repository.list())).rejects.toThrow('signed out');
    await expect(repository.find('a')).rejects.toThrow('signed out');
    expect(fetch.requests).toHaveLength(1);
  });
});
