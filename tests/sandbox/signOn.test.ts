import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';

import type { RunningSandbox } from '../../dashboard/sandbox/sandbox';
import { aSandbox } from './aSandbox';
import { aSeed, seedsOf } from './aSeed';
import { Browser, sessionOf, type Tokens } from './browser';
import { jsonOf } from './wireShapes';

describe('the sign-on server', () => {
  let sandbox: RunningSandbox;

  beforeAll(async () => {
    sandbox = await aSandbox({ seeds: seedsOf([aSeed(1)]) });
  });

  it('signs somebody in by code and PKCE', async () => {
    const browser = new Browser(sandbox);
    const tokens = await browser.signIn('mokafor');
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      iss: browser.realm,
      aud: 'trovi',
      azp: 'trovi-dashboard',
      typ: 'Bearer',
      preferred_username: 'mokafor',
      realm_access: { roles: expect.arrayContaining([]) as string[] },
      resource_access: expect.any(Object) as object,
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(300);
    expect(decodeProtectedHeader(tokens.access_token).alg).toBe('RS256');
    const id = decodeJwt(tokens.id_token);
    expect(id).toMatchObject({
      aud: 'trovi-dashboard',
      nonce: 'some-nonce',
      sub: claims.sub,
      sid: claims.sid,
      preferred_username: 'mokafor',
    });
    expect(decodeJwt(tokens.refresh_token)).toMatchObject({ typ: 'Refresh', sid: claims.sid });
  });

  it('gives a new refresh token each time, and refuses the old one', async () => {
    const browser = new Browser(sandbox);
    const first = await browser.signIn('liwei');
    const second = await jsonOf<Tokens>(browser.refresh(first.refresh_token));
    expect(sessionOf(second.access_token)).toBe(sessionOf(first.access_token));
    const again = await browser.refresh(first.refresh_token);
    expect(again.status).toBe(400);
  });
});
