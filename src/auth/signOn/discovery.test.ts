import { describe, expect, it } from 'vitest';

import { type FakeResponse, fakeFetch } from '../../../tests/fakes/fakeFetch';
import { createDiscovery } from './discovery';

const realm = { url: 'https://auth.example.org/auth', realm: 'my realm', clientId: 'dashboard' };
const provider = { oidcProvider: 'https://op.example.org', clientId: 'dashboard' };
const metadata = {
  authorization_endpoint: 'https://op.example.org/auth',
  token_endpoint: 'https://op.example.org/token',
};

function serverOf(
  identity: typeof realm | typeof provider,
  ...responses: [FakeResponse, ...FakeResponse[]]
) {
  const fetch = fakeFetch(...responses);
  return { server: createDiscovery(identity, fetch), requests: fetch.requests };
}

describe('the sign-on server', () => {
  it('is configured by address and realm without a request', async () => {
    const { server, requests } = serverOf(realm, metadata);
    expect(await server.config()).toEqual(realm);
    expect(requests).toHaveLength(0);
  });

  it('is configured by its discovery document, which is read once', async () => {
    const { server, requests } = serverOf(provider, metadata);
    await server.config();
    expect(await server.config()).toEqual({ oidcProvider: metadata, clientId: 'dashboard' });
    expect(requests.map(({ url }) => url)).toEqual([
      'https://op.example.org/.well-known/openid-configuration',
    ]);
  });

  it.each([
    ['not there', new TypeError('Failed to fetch')],
    ['broken', new Response(null, { status: 500 })],
    ['no JSON', new Response('<html>')],
    ['without endpoints', {}],
  ])('is asked again for a document that was %s', async (_what, response) => {
    const { server } = serverOf(provider, response, metadata);
    await expect(server.config()).rejects.toMatchObject({ code: 'unreachable' });
    expect(await server.config()).toMatchObject({ oidcProvider: metadata });
  });

  it('is reachable if it answers anything, by any path', async () => {
    const { server, requests } = serverOf(realm, new Response(null, { status: 404 }));
    await server.checkReachable();
    expect(requests[0]?.url).toBe(
      'https://auth.example.org/auth/realms/my%20realm/.well-known/openid-configuration',
    );
  });

  it('is reachable if CORS hides its answer', async () => {
    const { server } = serverOf(realm, new TypeError('CORS'), new Response(''));
    await expect(server.checkReachable()).resolves.toBeUndefined();
  });

  it.each([new TypeError('Failed to fetch'), new Response(null, { status: 502 })])(
    'is not reachable if there is only %s',
    async (response) => {
      const { server } = serverOf(realm, response);
      await expect(server.checkReachable()).rejects.toMatchObject({ code: 'unreachable' });
    },
  );

  it('has the address of its session-status page, or none', async () => {
    const page = 'https://op.example.org/status.html';
    const withPage = serverOf(realm, { ...metadata, check_session_iframe: page });
    expect(await withPage.server.statusPage()).toBe(page);
    expect(await serverOf(realm, metadata).server.statusPage()).toBeUndefined();
  });
});
