import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { aSandbox } from './aSandbox';
import { aSeed, seedsOf, uuidOf } from './aSeed';
import { Browser } from './browser';
import { exchange, send, troviToken, turn } from './troviToken';
import { jsonOf } from './wireShapes';

const seeds = seedsOf([aSeed(1)]);
const aText = expect.any(String) as string;

describe('the token exchange', () => {
  let sandbox: RunningSandbox;
  let accessToken: string;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds });
    accessToken = (await Browser.of(sandbox).signIn('mokafor')).access_token;
  });
  afterEach(async () => {
    await turn(sandbox, 'clock');
    await turn(sandbox, 'lifetimes');
  });

  it('returns a Trovi token for 300 seconds', async () => {
    const answer = await exchange(sandbox, accessToken);
    expect(answer.status).toBe(201);
    const body = await jsonOf<{ access_token: string }>(answer);
    expect(body).toEqual({
      access_token: aText,
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'bearer',
      expires_in: 300,
      scope: 'artifacts:read artifacts:write',
    });
    const claims = decodeJwt(body.access_token);
    const { hostname } = new URL(sandbox.urls.api);
    expect(claims).toEqual({
      azp: 'chameleon',
      sub: 'mokafor',
      aud: [hostname],
      iss: hostname,
      iat: expect.any(Number) as number,
      exp: Number(claims.iat) + 300,
      scope: 'artifacts:read artifacts:write',
    });
  });

  it('grants the read scope if none is requested', async () => {
    const answer = await exchange(sandbox, accessToken, { scope: undefined });
    expect(await answer.json()).toMatchObject({ scope: 'artifacts:read' });
  });

  it('works without the final slash and ignores a token in the header', async () => {
    const body = JSON.stringify({
      grant_type: 'token_exchange',
      subject_token: accessToken,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    });
    const answer = await fetch(`${sandbox.urls.api}/token?access_token=nonsense`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  const required = ['This field is required.'];
  const blank = ['This field may not be blank.'];
  it.each([
    ['no grant type', { grant_type: undefined }, { grant_type: required }],
    ['no token', { subject_token: undefined }, { subject_token: required }],
    ['no token type', { subject_token_type: undefined }, { subject_token_type: required }],
    ['an empty token', { subject_token: ' ' }, { subject_token: blank }],
    ['an empty scope', { scope: '' }, { scope: blank }],
    [
      'an unknown scope',
      { scope: 'artifacts:read all' },
      { scope: ['"all" is not a valid choice.'] },
    ],
    ['a list of scopes', { scope: ['artifacts:read'] }, { scope: ['Not a valid string.'] }],
    [
      'the grant type of RFC 8693',
      { grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange' },
      {
        grant_type: ['"urn:ietf:params:oauth:grant-type:token-exchange" is not a valid choice.'],
      },
    ],
    [
      'another token type',
      { subject_token_type: 'jwt' },
      { subject_token_type: ['"jwt" is not a valid choice.'] },
    ],
    [
      'unknown members, whatever else is wrong',
      { audience: 'x', resource: 'y', scope: '' },
      { 'Attempted to write invalid field(s)': ['audience', 'resource'], in: '.' },
    ],
  ])('refuses %s', async (_, changes, body) => {
    const answer = await exchange(sandbox, accessToken, changes);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual(body);
  });

  it.each([
    ['grant_type=token_exchange', 'application/x-www-form-urlencoded', 415],
    ['{"grant_type":', 'application/json', 400],
  ])('takes no %s', async (body, type, status) => {
    const answer = await fetch(`${sandbox.urls.api}/token/`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ detail: aText });
  });

  it('answers 405 to a GET', async () => {
    expect((await fetch(`${sandbox.urls.api}/token/`)).status).toBe(405);
  });

  it.each(['nonsense', 'a.b.c', 'a.b'])('refuses "%s" as a token', async (subject) => {
    const answer = await exchange(sandbox, subject);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ error: 'invalid_token', error_description: aText });
  });

  it('refuses an expired token with a detail', async () => {
    await turn(sandbox, 'clock', { offsetMs: 301_000 });
    const answer = await exchange(sandbox, accessToken);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ detail: aText });
  });

  it.each(['trovi:admin', 'artifacts:write_metrics'])(
    'gives %s to service administrators alone',
    async (scope) => {
      const refused = await exchange(sandbox, accessToken, { scope });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual({ error: 'invalid_scope', error_description: aText });
      expect(await troviToken(sandbox, 'curator', `artifacts:read ${scope}`)).toBeTruthy();
    },
  );

  it('reports that the sign-on server does not answer', async () => {
    const other = await aSandbox({
      seeds,
      identity: { url: 'http://127.0.0.1:9', realm: 'chameleon' },
    });
    const { sub } = decodeJwt(accessToken);
    const { privateKey } = await generateKeyPair('RS256');
    const token = await new SignJWT({
      iss: 'http://127.0.0.1:9/realms/chameleon',
      aud: 'trovi',
      azp: 'x',
      sub,
    })
      .setProtectedHeader({ alg: 'RS256' })
      .setIssuedAt()
      .sign(privateKey);
    const answer = await exchange(other, token);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ detail: aText });
  });

  describe('and its tokens', () => {
    const read = (token: string) => send(sandbox, 'GET', '/artifacts/', { token });

    it('are valid for 300 seconds, then answered with invalid_grant', async () => {
      const token = await troviToken(sandbox, 'mokafor');
      expect((await read(token)).status).toBe(200);
      await turn(sandbox, 'clock', { offsetMs: 290_000 });
      expect((await read(token)).status).toBe(200);
      await turn(sandbox, 'clock', { offsetMs: 301_000 });
      const answer = await read(token);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ error: 'invalid_grant', error_description: aText });
    });

    it('have a lifetime that tests can set', async () => {
      await turn(sandbox, 'lifetimes', { troviToken: 5 });
      const answer = await exchange(sandbox, accessToken);
      expect(await answer.json()).toMatchObject({ expires_in: 5 });
    });

    it('are refused with the reason', async () => {
      const token = await troviToken(sandbox, 'mokafor');
      const other = await troviToken(await aSandbox({ seeds }), 'mokafor');
      const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
      for (const [bad, error] of [
        [other, 'invalid_grant'],
        [`${token.slice(0, -4)}AAAA`, 'invalid_grant'],
        [unsigned, 'invalid_token'],
        [accessToken, 'invalid_token'],
        ['null', 'invalid_token'],
        ['undefined', 'invalid_token'],
      ]) {
        const answer = await read(bad ?? '');
        expect([error, answer.status]).toEqual([error, 403]);
        expect(await answer.json()).toEqual({ error, error_description: aText });
      }
    });

    it('allow what their scope allows, not more', async () => {
      const reading = await troviToken(sandbox, 'mokafor', 'artifacts:read');
      const refused = await send(sandbox, 'POST', '/artifacts/', { token: reading, body: {} });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual({ detail: aText });
      const writing = await troviToken(sandbox, 'mokafor', 'artifacts:write');
      expect((await read(writing)).status).toBe(403);
      const path = `/artifacts/${uuidOf(1)}/`;
      expect((await send(sandbox, 'GET', path, { token: writing })).status).toBe(403);
    });
  });
});

describe('the exchange with an external sign-on server', () => {
  let sandbox: RunningSandbox;
  let sign: (claims?: JWTPayload, key?: CryptoKey) => Promise<string>;
  let isActive = true;
  let certRequests = 0;

  beforeAll(async () => {
    const { privateKey, publicKey } = await generateKeyPair('RS256');
    const keys = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }];
    const server = createServer((request, response) => {
      const { port } = server.address() as AddressInfo;
      const realm = `http://127.0.0.1:${port}/sso/realms/lab`;
      const send = (body: object) =>
        response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
      if (request.url?.endsWith('/.well-known/openid-configuration')) {
        send({ issuer: realm, jwks_uri: `${realm}/certs`, userinfo_endpoint: `${realm}/userinfo` });
      } else if (request.url?.endsWith('/certs')) {
        certRequests += 1;
        send({ keys });
      } else {
        response.statusCode = isActive ? 200 : 401;
        send({});
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    afterAll(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/sso`;
    sandbox = await aSandbox({ seeds, identity: { url, realm: 'lab' } });
    sign = (claims = {}, key = privateKey) =>
      new SignJWT({
        iss: `${url}/realms/lab`,
        aud: ['trovi', 'account'],
        azp: 'some-client',
        sub: 'f:1:noor',
        preferred_username: 'noor',
        iat: Math.floor(Date.now() / 1000) - 5,
        exp: Math.floor(Date.now() / 1000) + 60,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'k1' })
        .sign(key);
  });

  it('puts that server into the configuration and serves none itself', async () => {
    const configuration = await jsonOf<{ identity: object }>(
      fetch(`${sandbox.urls.dashboard}config.json`),
    );
    const { url } = sandbox.urls.identity;
    expect(configuration.identity).toEqual({ url, realm: 'lab', clientId: 'trovi-dashboard' });
    expect((await fetch(`${sandbox.origin}/auth/realms/lab/account`)).status).toBe(404);
    expect((await turnRevocation()).status).toBe(400);
  });

  const turnRevocation = () =>
    fetch(`${sandbox.origin}/sandbox/sessions/revoke`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"username":"noor"}',
    });

  it('trusts its keys and requests them once', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await exchange(sandbox, await sign())).status).toBe(201);
    }
    expect(certRequests).toBe(1);
    const answer = await exchange(sandbox, await sign({ exp: undefined }));
    const { access_token: token } = await jsonOf<{ access_token: string }>(answer);
    expect(decodeJwt(token)).toMatchObject({ azp: 'chameleon', sub: 'noor' });
  });

  it.each(['azp', 'aud', 'sub', 'iat', 'iss'])(
    'refuses a token without %s as invalid_token',
    async (claim) => {
      const answer = await exchange(sandbox, await sign({ [claim]: undefined }));
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: 'invalid_token' });
    },
  );

  it('refuses an unknown issuer as invalid_client', async () => {
    for (const iss of ['https://example.org/realms/lab', 'lab']) {
      const answer = await exchange(sandbox, await sign({ iss }));
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
    }
  });

  it('fails, as the real server does, on a token without preferred_username', async () => {
    const answer = await exchange(sandbox, await sign({ preferred_username: undefined }));
    expect(answer.status).toBe(500);
  });

  it('refuses a wrong signature, audience or time with a detail', async () => {
    const { privateKey: foreign } = await generateKeyPair('RS256');
    const past = Math.floor(Date.now() / 1000) - 10;
    for (const token of [
      await sign({}, foreign),
      await sign({ aud: 'other' }),
      await sign({ exp: past }),
    ]) {
      const answer = await exchange(sandbox, token);
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({ detail: aText });
    }
  });

  it('asks the server whether a token is active only for write scopes', async () => {
    isActive = false;
    const refused = await exchange(sandbox, await sign());
    expect(refused.status).toBe(403);
    expect(await refused.json()).toEqual({
      error: 'invalid_client',
      error_description: 'OAuth 2.0 token introspection failed',
    });
    const reading = await exchange(sandbox, await sign(), { scope: 'artifacts:read' });
    expect(reading.status).toBe(201);
    isActive = true;
  });
});
