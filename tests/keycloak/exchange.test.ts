import { decodeJwt } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

import { demoAccounts } from '../../sandbox/signOn/accounts/demoAccounts';
import type { RunningSandbox } from '../../sandbox/sandbox';
import { aSandbox } from '../../sandbox/tests/aSandbox';
import { aSeed, seedsOf } from '../../sandbox/tests/aSeed';
import { exchange, send } from '../../sandbox/tests/troviToken';
import { jsonOf } from '../../sandbox/tests/wireShapes';
import { KeycloakBrowser } from './keycloakBrowser';

const [, url = '', realm = ''] =
  /^(.+)\/realms\/([^/]+)$/.exec(process.env.TROVI_IDENTITY ?? '') ?? [];

describe('a catalogue that trusts a Keycloak', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    expect(url, '`npm run test:keycloak` starts the Keycloak').not.toBe('');
    const identity = { url, realm };
    sandbox = await aSandbox({ identity, seeds: seedsOf([aSeed(1, { visibility: 'private' })]) });
  }, 60_000);

  it.each(demoAccounts.map(({ username }) => username))(
    'takes the token of %s, and lets them add an artifact',
    async (username) => {
      const browser = KeycloakBrowser.of(sandbox);
      const { access_token: accessToken } = await browser.signIn(username);
      const response = await exchange(sandbox, accessToken);
      expect(response.status).toBe(201);
      const { access_token: token } = await jsonOf<{ access_token: string }>(response);
      expect(decodeJwt(token)).toMatchObject({ azp: 'chameleon', sub: username });
      const body = { title: 'By Keycloak', short_description: 'Short.' };
      const created = await send(sandbox, 'POST', '/artifacts/', { token, body });
      expect(await created.json()).toMatchObject({
        owner_urn: `urn:trovi:user:chameleon:${username}`,
      });
    },
    60_000,
  );

  it('gets tokens with the same claims as from the sandbox', async () => {
    const browser = KeycloakBrowser.of(sandbox);
    const tokens = await browser.signIn('mokafor');
    const account = demoAccounts.find(({ username }) => username === 'mokafor');
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: sandbox.urls.realm,
      azp: 'trovi-dashboard',
      sub: account?.id,
      preferred_username: 'mokafor',
      sid: expect.any(String) as string,
      realm_access: { roles: expect.any(Array) as string[] },
    });
    expect(decodeJwt(tokens.access_token).aud).toEqual(expect.arrayContaining(['trovi']));
  }, 60_000);

  it('refreshes once with each refresh token', async () => {
    const browser = KeycloakBrowser.of(sandbox);
    const tokens = await browser.signIn('liwei');
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(200);
    expect((await browser.refresh(tokens.refresh_token)).status).toBe(400);
  }, 60_000);

  it('gives no token with a write scope after signing out', async () => {
    const browser = KeycloakBrowser.of(sandbox);
    const tokens = await browser.signIn('tecor');
    const query = new URLSearchParams({
      client_id: 'trovi-dashboard',
      post_logout_redirect_uri: sandbox.urls.dashboard,
      id_token_hint: tokens.id_token,
    });
    const response = await browser.ask(`${browser.endpoint}/logout?${query.toString()}`);
    expect(response.headers.get('location')).toBe(sandbox.urls.dashboard);
    const refused = await exchange(sandbox, tokens.access_token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ error: 'invalid_client' });
  }, 60_000);
});
