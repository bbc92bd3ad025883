import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aConfiguration } from '../../../tests/builders/aConfiguration';
import { deferred } from '../../../tests/fakes/deferred';
import { createPublicCatalogue } from './publicCatalogue';

const id = '8a718dc4-f5c9-43f1-b43c-b350fe9b2ce2';
const listed = (uuid: string, visibility = 'public') => ({ uuid, visibility, title: uuid });

/** A catalogue with these responses, by path and query. Other paths get 404. */
function over(responses: Record<string, () => Response | Promise<Response>>) {
  const asked: Request[] = [];
  const catalogue = createPublicCatalogue({
    configuration: aConfiguration({ pageSize: 2, backgroundPageSize: 2 }),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      asked.push(request);
      const { pathname, search } = new URL(request.url);
      const response = responses[pathname + search] ?? responses[pathname];
      return response?.() ?? Response.json({ detail: 'Not found.' }, { status: 404 });
    },
  });
  return { catalogue, asked };
}

describe('find', () => {
  it('reads a public artifact without any token, once', async () => {
    const { catalogue, asked } = over({
      [`/artifacts/${id}/`]: () => Response.json({ ...listed(id), title: 'Traces' }),
    });
    const { artifact } = await catalogue.find(id.toUpperCase());
    expect(artifact?.title).toBe('Traces');
    await catalogue.find(id);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.headers.get('authorization')).toBeNull();
    expect(asked[0]?.url).not.toContain('access_token');
  });

  it('passes on neither keys nor roles nor unknown members, wherever they stand', async () => {
    const { catalogue } = over({
      [`/artifacts/${id}/`]: () =>
        Response.json({
          ...listed(id),
          sharing_key: 'secret-1',
          roles: [{ user: 'urn:trovi:user:chameleon:secret-2@example.org', role: 'collaborator' }],
          access_token: 'secret-3',
          versions: [{ slug: '2026-03-02', contents: { urn: 'urn:a', sharing_key: 'secret-4' } }],
        }),
    });
    const reading = await catalogue.find(id);
    expect(reading).toMatchObject({ response: { uuid: id, versions: [{ slug: '2026-03-02' }] } });
    expect(JSON.stringify(reading)).not.toContain('secret');
  });

  it('rejects if the API sends another artifact', async () => {
    const other = id.replace('8', '9');
    const { catalogue } = over({ [`/artifacts/${id}/`]: () => Response.json(listed(other)) });
    await expect(catalogue.find(id)).rejects.toThrow('another artifact');
  });

  it('hides what is private, even if the catalogue shows it', async () => {
    const { catalogue } = over({
      [`/artifacts/${id}/`]: () => Response.json(listed(id, 'private')),
    });
    expect(await catalogue.find(id)).toEqual({ isHidden: true });
  });

  it.each([
    [403, true],
    [404, false],
  ])('finds nothing where the answer is %d', async (status, isHidden) => {
    const { catalogue } = over({ [`/artifacts/${id}/`]: () => Response.json({}, { status }) });
    expect(await catalogue.find(id)).toEqual({ isHidden });
  });

  it('asks nobody for what is no id', async () => {
    const { catalogue, asked } = over({});
    expect(await catalogue.find('../users')).toEqual({ isHidden: false });
    expect(asked).toEqual([]);
  });

  it.each([
    ['a server error', () => Response.json({}, { status: 500 })],
    ['an answer that is no JSON', () => new Response('<html>')],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
  ])('rejects for %s, and asks again the next time', async (_, response) => {
    let count = 0;
    const { catalogue } = over({
      [`/artifacts/${id}/`]: () => ((count += 1) === 1 ? response() : Response.json(listed(id))),
    });
    await expect(catalogue.find(id)).rejects.toThrow();
    expect((await catalogue.find(id)).artifact?.id).toBe(id);
  });
});

describe('a broken API', () => {
  const deep = (depth: number) => `{"reproducibility":${'['.repeat(depth)}${']'.repeat(depth)}}`;
  const endless = () => {
    const chunk = new TextEncoder().encode('[1,'.repeat(100_000));
    return new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
  };

  it.each([
    ['an endless body', () => endless()],
    ['100,000 levels', () => deep(100_000)],
    ['bytes that are no text', () => new Uint8Array([0xff, 0xfe, 0, 1])],
    ['a list', () => '[]'],
    ['a text', () => '"artifact"'],
  ])('is a failure of one read: %s', async (_, body) => {
    let isBroken = true;
    const { catalogue } = over({
      [`/artifacts/${id}/`]: () => (isBroken ? new Response(body()) : Response.json(listed(id))),
    });
    await expect(catalogue.find(id)).rejects.toThrow();
    isBroken = false;
    expect((await catalogue.find(id)).artifact?.id).toBe(id);
  });

  it('gets no more than six requests at the same time', async () => {
    let running = 0;
    let most = 0;
    const end = deferred<void>();
    const respond = async () => {
      most = Math.max(most, (running += 1));
      await end.promise;
      running -= 1;
      return Response.json({}, { status: 404 });
    };
    const ids = Array.from({ length: 20 }, (_, index) => id.replace('b350', String(1000 + index)));
    const { catalogue, asked } = over(
      Object.fromEntries(ids.map((one) => [`/artifacts/${one}/`, respond])),
    );
    const all = Promise.all(ids.map((one) => catalogue.find(one)));
    await vi.waitFor(() => expect(asked).toHaveLength(6));
    end.resolve();
    await all;
    expect([asked.length, most]).toEqual([20, 6]);
  });
});

describe('a change in the API', () => {
  beforeEach(() => {
    // The cache treats an entry with the time 0 as one without a time.
    vi.useFakeTimers().advanceTimersByTime(1_000);
  });
  afterEach(() => void vi.useRealTimers());

  it.each([401, 403, 404, 410])('is seen after 45 seconds: %d', async (status) => {
    let isPublic = true;
    const respond = (body: object) => () =>
      isPublic ? Response.json(body) : Response.json({ detail: 'Not found.' }, { status });
    const { catalogue } = over({
      [`/artifacts/${id}/`]: respond(listed(id)),
      '/artifacts/': respond({ artifacts: [listed(id)] }),
    });
    await Promise.all([catalogue.find(id), catalogue.list(), catalogue.firstPage()]);
    isPublic = false;
    vi.advanceTimersByTime(45_000);
    expect((await catalogue.find(id)).artifact).toBeUndefined();
    await expect(catalogue.list()).rejects.toThrow();
    await expect(catalogue.firstPage()).rejects.toThrow();
  });

  it('shows the old copy while the API fails, for ten minutes at most', async () => {
    let isDown = false;
    const { catalogue } = over({
      [`/artifacts/${id}/`]: () =>
        isDown ? Response.json({}, { status: 503 }) : Response.json(listed(id)),
    });
    await catalogue.find(id);
    isDown = true;
    vi.advanceTimersByTime(9 * 60_000);
    expect((await catalogue.find(id)).artifact?.id).toBe(id);
    vi.advanceTimersByTime(60_000);
    await expect(catalogue.find(id)).rejects.toThrow();
  });
});

describe('isReachable', () => {
  it.each([
    ['answers', () => Response.json({ artifacts: [], next: {} }), true],
    ['fails', () => Response.json({}, { status: 500 }), false],
    ['is away', () => Promise.reject(new TypeError('fetch failed')), false],
  ])('says whether the API %s', async (_, response, isReachable) => {
    expect(await over({ '/artifacts/': response }).catalogue.isReachable()).toBe(isReachable);
  });
});

describe('firstPage', () => {
  const usual = '/artifacts/?limit=2&sort_by=updated_at';

  it('is what the app asks for first, asked for once', async () => {
    const response = { artifacts: [listed(id)], next: { after: id } };
    const { catalogue, asked } = over({ [usual]: () => Response.json(response) });
    const page = await catalogue.firstPage();
    expect(page).toMatchObject({ response, artifacts: [{ id, title: id }] });
    expect(page.address).toBe(asked[0]?.url);
    expect(page.length).toBe(JSON.stringify(response).length);
    await catalogue.firstPage({});
    expect(asked).toHaveLength(1);
  });

  it('is that of the part that was asked for', async () => {
    const { catalogue, asked } = over({ '/artifacts/': () => Response.json({ artifacts: [] }) });
    await catalogue.firstPage({ text: 'tail & head', tags: ['a b'], sort: 'users' });
    const { searchParams } = new URL(asked[0]?.url ?? '');
    expect(Object.fromEntries(searchParams)).toEqual({
      limit: '2',
      sort_by: 'unique_access_count',
      tag: 'a b',
      q: 'tail & head',
    });
  });

  it('rejects where the API fails or answers something else, and asks again', async () => {
    let response = () => Response.json({}, { status: 500 });
    const { catalogue } = over({ '/artifacts/': () => response() });
    await expect(catalogue.firstPage()).rejects.toThrow();
    response = () => Response.json({ artifacts: 7 });
    await expect(catalogue.firstPage()).rejects.toThrow();
    response = () => Response.json({ artifacts: [] });
    expect((await catalogue.firstPage()).artifacts).toEqual([]);
  });
});

describe('list', () => {
  it('holds the public artifacts of all pages', async () => {
    const [a, b, c] = ['a', 'b', 'c'];
    const { catalogue } = over({
      '/artifacts/': () =>
        Response.json({ artifacts: [listed(a), listed(b, 'private')], next: { after: 'x' } }),
      '/artifacts/?limit=2&sort_by=updated_at&after=b': () =>
        Response.json({ artifacts: [listed(b, 'private'), listed(c)], next: { after: null } }),
    });
    expect((await catalogue.list()).map((artifact) => artifact.id)).toEqual([a, c]);
  });

  it('rejects if a page fails: half a list is none', async () => {
    const { catalogue } = over({
      '/artifacts/': () =>
        Response.json({ artifacts: [listed('a'), listed('b')], next: { after: 'x' } }),
      '/artifacts/?limit=2&sort_by=updated_at&after=b': () => Response.json({}, { status: 502 }),
    });
    await expect(catalogue.list()).rejects.toThrow();
  });
});
