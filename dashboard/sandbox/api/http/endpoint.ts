import type { Context, Hono } from 'hono';

import { anonymous, readCaller, type Caller, type ReadToken, type Scope } from './caller';
import { methodNotAllowed, missingScope } from './refusal';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What an endpoint knows of a call besides the request itself. */
export interface Call {
  caller: Caller;
  query: URLSearchParams;
  /** A piece of the path, decoded. */
  segment(name: 'uuid' | 'slug'): string;
}

/** One path of the API. */
export interface Endpoint {
  /** Without a final slash. */
  path: string;
  /**
   * Top-level paths work with and without a final slash, those below an id redirect to the slash
   * (contract/api 1.2).
   */
  slash: 'optional' | 'required';
  /** Scopes that reading needs, whether or not there is anything to read. */
  toRead: Scope[];
  /**
   * Scopes that every other method needs, whether or not it exists: permissions come before the
   * 405 (contract/api 2).
   */
  toChange: Scope[];
  /** Asks nobody who they are: a token that comes along is not looked at. */
  isOpen?: boolean;
  /** An answer that is not a Response is sent as JSON. */
  answers: Partial<Record<Method, (call: Call, context: Context) => unknown>>;
}

/** Adds an endpoint to the API, with its redirect, permissions and refusals. */
export function addEndpoint(api: Hono, endpoint: Endpoint, readToken: ReadToken): void {
  const answer = answerer(endpoint, readToken);
  api.all(`${endpoint.path}/`, answer);
  api.all(endpoint.path, endpoint.slash === 'optional' ? answer : redirectToSlash);
}

function answerer(endpoint: Endpoint, readToken: ReadToken) {
  return async (context: Context): Promise<Response> => {
    const caller = endpoint.isOpen ? anonymous : await readCaller(context.req.raw, readToken);
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    demandScopes(caller, method === 'GET' ? endpoint.toRead : endpoint.toChange);
    const answer = endpoint.answers[method as Method];
    if (!answer) throw methodNotAllowed(method, [...Object.keys(endpoint.answers), 'OPTIONS']);
    const result = await answer(
      {
        caller,
        query: new URL(context.req.url).searchParams,
        segment: (name) => context.req.param(name) ?? '',
      },
      context,
    );
    return result instanceof Response ? result : context.json(result as object);
  };
}

function demandScopes(caller: Caller, scopes: Scope[]): void {
  const missing = scopes.find((scope) => !caller.scopes.has(scope));
  if (missing) throw missingScope(missing);
}

async function redirectToSlash(context: Context): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(`${pathname}/${search}`, 301);
}
