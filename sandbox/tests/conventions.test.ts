import { beforeAll, describe, expect, it } from 'vitest';

import { aSandbox } from './aSandbox';
import { aSeed, aVersion, keyOf, seedsOf, uuidOf } from './aSeed';

const artifact = `/artifacts/${uuidOf(1)}`;
const version = `${artifact}/versions/2026-01-02`;
const detail = { detail: expect.any(String) as string };

describe('the API', () => {
  let api: string;

  beforeAll(async () => {
    const contents = aVersion('urn:trovi:contents:git:https://example.org/lab/run.git@main');
    const seeds = seedsOf([
      aSeed(1, { versions: [contents], tags: ['edge', 'Edge computing', 'alpha'] }),
      aSeed(2, { visibility: 'private' }),
    ]);
    api = (await aSandbox({ seeds })).urls.api;
  });

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${api}${path}`, { redirect: 'manual', ...init });

  it('lists all tags, sorted by bytes', async () => {
    expect(await (await call('/meta/tags')).json()).toEqual({
      tags: [{ tag: 'Edge computing' }, { tag: 'alpha' }, { tag: 'edge' }],
    });
  });

  it.each(['/artifacts', '/contents', '/meta/tags'])(
    'answers %s with and without a final slash alike',
    async (path) => {
      const [bare, slashed] = [await call(path), await call(`${path}/`)];
      expect(bare.status).not.toBe(301);
      expect(bare.status).toBe(slashed.status);
      expect(await bare.text()).toBe(await slashed.text());
    },
  );

  it.each([
    artifact,
    '/artifacts/nonsense',
    `${artifact}/roles`,
    `${artifact}/versions`,
    version,
    `${version}/contents`,
    `${version}/migration`,
    `${version}/metrics`,
    `/import/${uuidOf(1)}`,
    '/docs/schema',
  ])('redirects %s to the slash, query and token included', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await call(`${path}?access_token=bad&x=%20`, { method });
      expect(response.status).toBe(301);
      expect(response.headers.get('location')).toBe(`/api${path}/?access_token=bad&x=%20`);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it.each(['/', '/nothing', '/artifacts/a/b/c/', '/meta/', '/meta/tags/edge/'])(
    'has nothing at %s, and says so in HTML',
    async (path) => {
      const response = await call(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it('escapes unknown paths in its answer', async () => {
    const page = await (await call('/<script>alert(1)</script>')).text();
    expect(page).not.toContain('<script');
  });

  it.each([
    ['POST', '/artifacts/'],
    ['POST', '/artifacts'],
    ['PUT', `${artifact}/`],
    ['PATCH', `${artifact}/`],
    ['DELETE', `${artifact}/`],
    ['DELETE', `/artifacts/${uuidOf(9)}/`],
    ['POST', `${artifact}/roles/`],
    ['DELETE', `${artifact}/roles/?user=x&role=y`],
    ['POST', `${artifact}/versions/`],
    ['GET', `${artifact}/versions/`],
    ['DELETE', `${version}/`],
    ['GET', `${version}/`],
    ['POST', `${version}/migration/`],
    ['GET', `${version}/migration/`],
    ['PUT', `${version}/metrics/`],
    ['POST', '/contents/?backend=chameleon'],
    ['POST', '/meta/tags'],
    ['POST', '/import/'],
    ['PUT', `/import/${uuidOf(1)}/`],
    ['PUT', '/artifacts/'],
  ])('refuses an anonymous %s of %s for want of a scope', async (method, path) => {
    const response = await call(path, { method });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual(detail);
  });

  it('answers 405 if only the method is wrong', async () => {
    for (const path of [`${version}/contents/`, '/docs/schema/']) {
      const response = await call(path, { method: 'POST' });
      expect(response.status).toBe(405);
      expect(await response.json()).toEqual(detail);
    }
  });

  it('treats an empty token as no token', async () => {
    expect((await call('/artifacts/?access_token=')).status).toBe(200);
  });

  it.each(['undefined', 'null', 'a.b.c'])('refuses the token %s everywhere', async (token) => {
    for (const path of ['/artifacts/', `${artifact}/`, '/meta/tags', `${artifact}/roles/`]) {
      const response = await call(`${path}?access_token=${token}`);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({
        error: 'invalid_token',
        error_description: expect.any(String) as string,
      });
    }
  });

  it.each([
    ['Bearer a.b.c', 400],
    ['bearer', 400],
    ['bearer a b', 400],
    ['basic a', 400],
    ['bearer a.b.c', 403],
  ])('answers the header "%s" with %i', async (authorization, status) => {
    const response = await call('/artifacts/', { headers: { authorization } });
    expect(response.status).toBe(status);
    const body: unknown = await response.json();
    if (status === 400) expect(body).toEqual([expect.any(String)]);
    else expect(body).toMatchObject({ error: 'invalid_token' });
  });

  it('allows every origin to read its answers, also errors', async () => {
    for (const path of ['/artifacts/?limit=1', '/artifacts/?limit=0', `/artifacts/${uuidOf(2)}/`]) {
      const response = await call(path, { headers: { origin: 'https://elsewhere.example' } });
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });

  it.each(['/artifacts/', `${artifact}/`, artifact, '/nothing'])(
    'answers the preflight of %s',
    async (path) => {
      const response = await call(path, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'DELETE, GET, OPTIONS, PATCH, POST, PUT',
        'access-control-allow-headers':
          'accept, authorization, content-type, user-agent, x-csrftoken, x-requested-with',
        'access-control-max-age': '86400',
      });
    },
  );

  it('sends no ETags', async () => {
    expect((await call('/artifacts/')).headers.get('etag')).toBeNull();
  });

  it('lists the roles of an artifact to everyone', async () => {
    const response = await call(`${artifact}/roles/?user=x&role=y`);
    expect(await response.json()).toEqual([
      { user: 'urn:trovi:user:chameleon:noor.haddad@example.edu', role: 'administrator' },
    ]);
    expect((await call(`/artifacts/${uuidOf(2)}/roles/?sharing_key=${keyOf(2)}`)).status).toBe(200);
  });

  it('serves its documentation as a page and as OpenAPI', async () => {
    const page = await call('/docs/');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    const document = (await (await call('/docs/schema/')).json()) as {
      paths: Record<string, object>;
      servers: { url: string }[];
    };
    expect(document.servers).toEqual([{ url: api }]);
    const text = await page.text();
    for (const [path, methods] of Object.entries(document.paths)) {
      const filled = path.replace('{uuid}', uuidOf(1)).replace('{slug}', '2026-01-02');
      for (const name of Object.keys(methods)) {
        const method = name.toUpperCase();
        expect(text).toContain(`${method} ${path}`);
        // Without a token and a body, calls end there.
        const reached = method === 'GET' ? [200, 400] : [403, 415];
        expect(reached).toContain((await call(filled, { method })).status);
      }
    }
  });
});
