import type { Context, Handler, Hono } from 'hono';
import { describeRoute } from 'hono-openapi';

import type { Description } from '../reference/description';
import { anonymous, readCaller, type Caller, type ReadToken, type Scope } from './caller';
import { methodNotAllowed, missingScope } from './refusal';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];

/** The data of a call that an operation gets besides the request. */
export interface Call {
  caller: Caller;
  query: URLSearchParams;
  /** A decoded piece of the path. */
  segment(name: 'uuid' | 'slug'): string;
}

/** The operation of one method of one path. */
export interface Operation<Parts> {
  /** Its description in the OpenAPI document. */
  description: Description;
  /** Returns a Response, or a value that is sent as JSON. */
  respond: (parts: Parts, call: Call, context: Context) => unknown;
}

/** One path of the API. */
export interface Endpoint<Parts> extends Partial<Record<Method, Operation<Parts>>> {
  /** Without a final slash. */
  path: string;
  /**
   * Top-level paths work with and without a final slash. Paths below an id redirect to the slash
   * (contract/api 1.2).
   */
  slash: 'optional' | 'required';
  /** Scopes that GET needs, whether or not it exists. */
  toRead: Scope[];
  /** Scopes that every other method needs. They are checked before a 405 (contract/api 2). */
  toChange: Scope[];
  /** Ignores any token that the call carries. */
  isOpen?: boolean;
}

/** Adds an endpoint to the API, with its redirect, permissions, refusals and description. */
export function addEndpoint<Parts>(
  api: Hono,
  endpoint: Endpoint<Parts>,
  { parts, readToken }: { parts: Parts; readToken: ReadToken },
): void {
  const respond: Handler = async (context) => {
    const caller = endpoint.isOpen ? anonymous : await readCaller(context.req.raw, readToken);
    const method = context.req.method === 'HEAD' ? 'GET' : context.req.method;
    demandScopes(caller, method === 'GET' ? endpoint.toRead : endpoint.toChange);
    const operation = endpoint[method as Method];
    if (!operation) {
      const allowed = methods.filter((name) => endpoint[name]);
      throw methodNotAllowed(method, [...allowed, 'OPTIONS']);
    }
    const result = await operation.respond(parts, callOf(context, caller), context);
    return result instanceof Response ? result : context.json(result as object);
  };
  for (const method of methods) {
    const operation = endpoint[method];
    if (!operation) continue;
    api.on(method, `${endpoint.path}/`, describeRoute(operation.description), respond);
  }
  api.all(`${endpoint.path}/`, respond);
  api.all(endpoint.path, endpoint.slash === 'optional' ? respond : redirectToSlash);
}

function callOf(context: Context, caller: Caller): Call {
  return {
    caller,
    query: new URL(context.req.url).searchParams,
    segment: (name) => context.req.param(name) ?? '',
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
