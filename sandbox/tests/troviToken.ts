import { expect } from 'vitest';

import type { RunningSandbox } from '../sandbox';
import { Browser } from './browser';
import { jsonOf } from './wireShapes';

const usualScope = 'artifacts:read artifacts:write';

/** The addresses of a sandbox, in this or another process. */
export interface Place {
  urls: Pick<RunningSandbox['urls'], 'api' | 'realm' | 'dashboard'>;
}

/** Requests a Trovi token. `changes` replace members of the body. */
export function exchange(
  { urls }: Place,
  accessToken: string,
  changes: Record<string, unknown> = {},
): Promise<Response> {
  const body = {
    grant_type: 'token_exchange',
    subject_token: accessToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    scope: usualScope,
    ...changes,
  };
  return fetch(`${urls.api}/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The Trovi token of a user who has just signed in. */
export async function troviToken(
  sandbox: Place,
  username: string,
  scope = usualScope,
): Promise<string> {
  const { access_token: accessToken } = await Browser.of(sandbox).signIn(username);
  const response = await exchange(sandbox, accessToken, { scope });
  expect(response.status).toBe(201);
  return (await jsonOf<{ access_token: string }>(response)).access_token;
}

/** Sends JSON to the API, with or without a token. */
export function send(
  { urls }: Place,
  method: string,
  path: string,
  { token, body }: { token?: string; body?: unknown } = {},
): Promise<Response> {
  const url = new URL(`${urls.api}${path}`);
  if (token !== undefined) url.searchParams.set('access_token', token);
  const init = { method, headers: { 'content-type': 'application/json' } };
  return fetch(url, body === undefined ? { method } : { ...init, body: JSON.stringify(body) });
}

/** Sets a switch of the sandbox; `undefined` resets it. */
export async function turn(
  sandbox: RunningSandbox,
  name: string,
  body?: object,
): Promise<Response> {
  const response = await fetch(`${sandbox.origin}/sandbox/${name}`, {
    method: body ? 'POST' : 'DELETE',
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  expect(response.ok).toBe(true);
  return response;
}
