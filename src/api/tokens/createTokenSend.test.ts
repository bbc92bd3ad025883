import { describe, expect, it, vi } from 'vitest';

import { type FakeResponse, fakeFetch } from '../../../tests/fakes/fakeFetch';
import type { GetToken, TokenRequest } from '../../domain/ports/getToken';
import { SignOnError } from '../../domain/errors/signOnError';
import { jsonRequest } from '../http/jsonRequest';
import { jsonBodyRequest } from '../http/patchRequest';
import { createSend } from '../http/send';
import { createTokenSend, type TokenSendOptions } from './createTokenSend';

const read = () => jsonRequest(new URL('https://trovi.example.org/artifacts/a/'));
const write = () =>
  jsonBodyRequest('POST', new URL('https://trovi.example.org/artifacts/'), { title: 'T' });

const expired = () =>
  Response.json({ error: 'invalid_grant', error_description: 'expired' }, { status: 403 });

function sender(options: TokenSendOptions, ...responses: [FakeResponse, ...FakeResponse[]]) {
  const fetch = fakeFetch(...responses);
  const send = createTokenSend(createSend({ fetch, timeoutMs: 0 }), options);
  const tokens = () =>
    fetch.requests.map(({ url }) => new URL(url).searchParams.get('access_token'));
  return { send, tokens, requests: fetch.requests };
}

/** Returns these tokens in sequence. */
function tokensInTurn(...tokens: (string | null)[]) {
  return vi.fn<GetToken>(async () => tokens.shift() ?? null);
}

describe('createTokenSend', () => {
  it('sends as a stranger without a source of tokens, and where it gives none', async () => {
    const bare = sender({}, { ok: true });
    await bare.send(read());
    const nobody = sender({ getToken: tokensInTurn(null) }, { ok: true });
    await nobody.send(read());
    expect([...bare.tokens(), ...nobody.tokens()]).toEqual([null, null]);
  });

  it('sends the token', async () => {
    const { send, tokens } = sender({ getToken: tokensInTurn('t1') }, { ok: true });
    expect(await send(read())).toEqual({ ok: true });
    expect(tokens()).toEqual(['t1']);
  });

  it('sends the token in a header when told so', async () => {
    const { send, tokens, requests } = sender(
      { getToken: tokensInTurn('t1'), tokenTransport: 'header' },
      { ok: true },
    );
    await send(read());
    expect(requests[0]?.headers.get('Authorization')).toBe('bearer t1');
    expect(tokens()).toEqual([null]);
  });

  it.each(['invalid_grant', 'invalid_token'])(
    'renews a token refused as %s and repeats the request, once',
    async (error) => {
      const refusal = () => Response.json({ error }, { status: 403 });
      const getToken = tokensInTurn('t1', 't2', 't3');
      const { send, tokens, requests } = sender({ getToken }, refusal, refusal, { ok: true });
      await expect(send(write())).rejects.toMatchObject({ status: 403, tokenProblem: error });
      expect(tokens()).toEqual(['t1', 't2']);
      expect(getToken.mock.calls.map(([wish]) => wish)).toEqual<TokenRequest[]>([
        { renew: false, isNeeded: true },
        { renew: true, isNeeded: true },
      ]);
      expect(await requests[1]?.json()).toEqual({ title: 'T' });
    },
  );

  it.each([
    ['for want of a right', Response.json({ detail: 'no edit permission' }, { status: 403 })],
    ['for want of a scope', Response.json({ error: 'invalid_scope' }, { status: 403 })],
    ['with another status', Response.json({ error: 'invalid_grant' }, { status: 400 })],
  ])('does not repeat what is refused %s', async (_why, refusal) => {
    const { send, tokens } = sender({ getToken: tokensInTurn('t1', 't2') }, refusal, { ok: true });
    await expect(send(read())).rejects.toMatchObject({ code: 'refused' });
    expect(tokens()).toEqual(['t1']);
  });

  it('does not ask for a token again that was never sent', async () => {
    const { send, tokens } = sender({ getToken: tokensInTurn(null, 't2') }, expired, { ok: true });
    await expect(send(read())).rejects.toMatchObject({ status: 403 });
    expect(tokens()).toEqual([null]);
  });

  it.each([
    ['rejects', async () => Promise.reject(new Error('Could not get token.'))],
    [
      'throws',
      () => {
        throw new Error('Could not get token.');
      },
    ],
  ])('reads as a stranger, but does not write, where the source %s', async (_how, getToken) => {
    const { send, tokens } = sender({ getToken }, { ok: true });
    expect(await send(read())).toEqual({ ok: true });
    await expect(send(write())).rejects.toThrow('Could not get token.');
    expect(tokens()).toEqual([null]);
  });

  it('goes on reading as a stranger where the refused token cannot be renewed', async () => {
    const { send, tokens } = sender({ getToken: tokensInTurn('t1', null) }, expired, { ok: true });
    expect(await send(read())).toEqual({ ok: true });
    expect(tokens()).toEqual(['t1', null]);
  });

  it('does not write as a stranger where the refused token cannot be renewed', async () => {
    const { send, tokens } = sender({ getToken: tokensInTurn('t1', null) }, expired, { ok: true });
    await expect(send(write())).rejects.toMatchObject({ tokenProblem: 'invalid_grant' });
    expect(tokens()).toEqual(['t1']);
  });

  it('neither reads nor writes as a stranger where every call needs the token', async () => {
    const fail = async () => Promise.reject(new Error('Could not get token.'));
    const failing = sender({ getToken: fail, isTokenNeeded: true }, { ok: true });
    await expect(failing.send(read())).rejects.toThrow('Could not get token.');
    const nobody = sender({ getToken: async () => null, isTokenNeeded: true }, { ok: true });
    await expect(nobody.send(read())).rejects.toBeInstanceOf(SignOnError);
    await expect(nobody.send(write())).rejects.toBeInstanceOf(SignOnError);
    const bare = sender({ isTokenNeeded: true }, { ok: true });
    await expect(bare.send(read())).rejects.toMatchObject({ code: 'token' });
    expect([...failing.tokens(), ...nobody.tokens(), ...bare.tokens()]).toEqual([]);
  });

  it('renews the token of a reading call that needs it, and stops where that fails', async () => {
    const getToken = tokensInTurn('t1', 't2');
    const renewed = sender({ getToken, isTokenNeeded: true }, expired, { ok: true });
    expect(await renewed.send(read())).toEqual({ ok: true });
    expect(getToken.mock.calls.map(([wish]) => wish)).toEqual<TokenRequest[]>([
      { renew: false, isNeeded: true },
      { renew: true, isNeeded: true },
    ]);
    const over = sender({ getToken: tokensInTurn('t1', null), isTokenNeeded: true }, expired);
    await expect(over.send(read())).rejects.toBeInstanceOf(SignOnError);
    expect(over.tokens()).toEqual(['t1']);
  });

  it('waits for a token no longer than the caller does', async () => {
    const { send, requests } = sender({ getToken: () => new Promise(() => {}) }, { ok: true });
    const leaving = new AbortController();
    const call = send(read(), leaving.signal);
    leaving.abort();
    await expect(call).rejects.toHaveProperty('name', 'AbortError');
    expect(requests).toHaveLength(0);
  });

  it('tells no token in its errors', async () => {
    const { send } = sender(
      { getToken: tokensInTurn('eyJhbGciOi.secret.sign') },
      new TypeError(
        'Failed to fetch https://trovi.example.org/?access_token=eyJhbGciOi.secret.sign',
      ),
    );
    const error: unknown = await send(read()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'network' });
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain('secret');
  });
});
