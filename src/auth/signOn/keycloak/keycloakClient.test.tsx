import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { aToken } from '../../../../tests/builders/aToken';
import type { SignOnConfiguration } from '../../../domain/configuration/signOnConfiguration';
import type { SessionCore } from '../../session/sessionCore';
import { createDiscovery } from '../discovery';
import { readSignOnSettings } from '../signOnSettings';
import type { OpenLoginFrame } from '../status/loginFrame';
import { createKeycloakClient } from './keycloakClient';

const realm = { url: 'https://auth.example.org', realm: 'demo', clientId: 'dashboard' };
const endpoints = 'https://auth.example.org/realms/demo/protocol/openid-connect';
const metadata = {
  authorization_endpoint: `${endpoints}/auth`,
  token_endpoint: `${endpoints}/token`,
};
const checkUrl = 'https://trovi.example.org/silent-check-sso.html';
const page = `${window.location.origin}/artifacts?q=traces&tags=a,b#results`;
const state = { key: 'router' };

/** The requests to the token endpoint, with the page's address when they are sent. */
let exchanges: { body: URLSearchParams; address: string }[] = [];

function tokensOf(login: URLSearchParams) {
  const claims = { sub: 'id', preferred_username: 'noor', iat: 1, exp: 2 };
  return {
    access_token: aToken(claims),
    refresh_token: aToken({ typ: 'Refresh' }),
    id_token: aToken({ ...claims, nonce: login.get('nonce') }),
  };
}

/** Does a silent check with keycloak-js itself. The server returns the parameters of `respond`. */
function check(
  identity: SignOnConfiguration,
  respond: (login: URLSearchParams) => Record<string, string>,
) {
  const openLoginFrame: OpenLoginFrame = async (loginUrl) => {
    const login = new URL(loginUrl).searchParams;
    vi.stubGlobal('fetch', async (_input: unknown, init?: RequestInit) => {
      exchanges.push({ body: init?.body as URLSearchParams, address: window.location.href });
      return Response.json(tokensOf(login));
    });
    expect(login.get('prompt')).toBe('none');
    const response = new URLSearchParams({ state: login.get('state') ?? '', ...respond(login) });
    const mark = login.get('response_mode') === 'query' ? '?' : '#';
    return `${login.get('redirect_uri')}${mark}${response}`;
  };
  const server = createDiscovery(identity, async () => Response.json(metadata));
  const core = { options: { openLoginFrame }, window } as object as SessionCore;
  const client = createKeycloakClient(core, readSignOnSettings(identity), server);
  return client.checkSilently(checkUrl, new AbortController().signal);
}

beforeEach(() => {
  exchanges = [];
  window.history.replaceState(state, '', page);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
});

describe.each([
  ['a realm', realm],
  ['a provider', { oidcProvider: 'https://auth.example.org/realms/demo', clientId: 'dashboard' }],
])('a silent check with %s', (_name, identity) => {
  describe.each(['fragment', 'query'] as const)('and a response in the %s', (responseMode) => {
    it.each([
      ['standard', () => ({ code: 'c', iss: 'i' })],
      ['implicit', (login: URLSearchParams) => ({ ...tokensOf(login), expires_in: '60' })],
      ['hybrid', (login: URLSearchParams) => ({ ...tokensOf(login), code: 'c' })],
    ] as const)(
      'signs in with the %s flow, and keeps address and history',
      async (flow, respond) => {
        const entries = window.history.length;
        const signedOn = await check({ ...identity, flow, responseMode }, respond);
        expect(signedOn?.userInfo).toEqual({ preferred_username: 'noor', sub: 'id' });
        expect(window.location.href).toBe(page);
        expect(window.history.state).toEqual(state);
        expect(window.history.length).toBe(entries);
        expect(exchanges.map(({ address }) => address)).toEqual(flow === 'implicit' ? [] : [page]);
        for (const { body } of exchanges) {
          expect(body.get('redirect_uri')).toBe(checkUrl);
          expect(body.get('code_verifier')).toBeTruthy();
        }
      },
    );

    it('finds nobody if the server requires a login', async () => {
      const respond = () => ({ error: 'login_required', error_description: 'Nobody.' });
      expect(await check({ ...identity, responseMode }, respond)).toBeUndefined();
      expect(window.location.href).toBe(page);
      expect(window.history.state).toEqual(state);
      expect(exchanges).toEqual([]);
    });
  });
});

it('removes the response from the address before anything else runs on the page', async () => {
  const { history } = window;
  const put = history.replaceState.bind(history);
  const later: Promise<string>[] = [];
  vi.spyOn(history, 'replaceState').mockImplementation((...call) => {
    put(...call);
    if (window.location.href.includes('code=')) {
      later.push(new Promise((resolve) => setTimeout(() => resolve(window.location.href))));
    }
  });
  await check(realm, () => ({ code: 'c' }));
  expect(await Promise.all(later)).toEqual([page]);
});

it('adds no frame of keycloak-js', async () => {
  const append = vi.spyOn(document.body, 'appendChild');
  await check(realm, () => ({ code: 'c' }));
  expect(append).not.toHaveBeenCalled();
  expect(document.querySelector('iframe')).toBeNull();
});

it('rejects a page that sends no response', async () => {
  const server = createDiscovery(realm, async () => Response.json(metadata));
  const core = { options: { openLoginFrame: async () => checkUrl }, window } as object;
  const client = createKeycloakClient(core as SessionCore, readSignOnSettings(realm), server);
  await expect(client.checkSilently(checkUrl, new AbortController().signal)).rejects.toMatchObject({
    code: 'unreachable',
  });
});
