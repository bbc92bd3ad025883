import { describe, expect, it } from 'vitest';

import { aToken } from '../../../tests/builders/aToken';
import { readTokenPayload } from './readTokenPayload';

const encode = (text: string) => btoa(text).replaceAll('=', '');

describe('readTokenPayload', () => {
  it('reads the claims that are needed', () => {
    const claims = { sub: 'id', sid: 's', azp: 'lab', exp: 2, iat: 1, preferred_username: 'noor' };
    expect(readTokenPayload(aToken({ ...claims, realm_access: { roles: ['x'] } }))).toEqual(claims);
  });

  it('reads names in any script, and payloads of any length', () => {
    for (const name of ['Ångström', '山田太郎', '🦉', 'a', 'ab', 'abc', '???>>>']) {
      expect(readTokenPayload(aToken({ preferred_username: name })).preferred_username).toBe(name);
    }
  });

  it('omits claims that are missing or of another type', () => {
    const odd = aToken({ sub: 7, exp: '2', iat: null, preferred_username: '' });
    expect(Object.values(readTokenPayload(odd)).filter((value) => value !== undefined)).toEqual([]);
  });

  it.each(['', 'head', 'head.', 'head..sign'])('rejects "%s", which has no payload', (token) => {
    expect(() => readTokenPayload(token)).toThrow('payload not found');
  });

  it.each(['a*b', 'a', 'abcde', 'YWI=', 'a b', '_w'])(
    'rejects a payload of "%s", which is not Base64URL',
    (payload) => {
      expect(() => readTokenPayload(`head.${payload}.sign`)).toThrow('not a valid Base64URL value');
    },
  );

  it.each(['{"sub":', 'sub', '7', 'null', '[]', '"text"'])(
    'rejects a payload of %s, which is not a JSON object',
    (json) => {
      const token = `head.${encode(json)}.sign`;
      expect(() => readTokenPayload(token)).toThrow('not a valid JSON value');
    },
  );
});
