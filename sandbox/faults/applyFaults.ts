import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';

import type { Fault } from './fault';
import type { FaultList } from './faultList';

type NodeContext = Context<{ Bindings: HttpBindings }>;

/** Statuses of responses without a body. */
const bodiless = [204, 205, 304];

/** Applies the faults to the calls that they match. */
export function applyFaults(faults: FaultList): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const fault = faults.take(context.req.method, new URL(context.req.url));
    if (!fault) return next();
    const { delayMs = 0, delays = 'call', status, body, cut, truncated } = fault;
    const leaving = leavingOf(context);
    if (delays === 'call') await faults.wait(delayMs, leaving);
    // The caller has disconnected.
    if (leaving.aborted) return respondToNobody(context);
    if (status === undefined && body === undefined) await next();
    else context.res = faultyResponse(fault);
    if (delays === 'answer') await faults.wait(delayMs, leaving);
    if (truncated) await truncateResponse(context);
    if (cut) await cutResponse(context);
  };
}

/** A signal that aborts when the caller's connection closes. */
function leavingOf({ env: { outgoing } }: NodeContext): AbortSignal {
  const leaving = new AbortController();
  outgoing.once('close', () => leaving.abort());
  return leaving.signal;
}

function respondToNobody(context: NodeContext): void {
  context.res = undefined;
  // A copy, because later middleware adds headers.
  context.res = new Response(null, { headers: RESPONSE_ALREADY_SENT.headers });
}

function faultyResponse({ status = 200, body, contentType, headers }: Fault): Response {
  if (bodiless.includes(status)) return new Response(null, { status, headers });
  const isText = typeof body === 'string';
  const type = contentType ?? (isText ? 'text/plain; charset=utf-8' : 'application/json');
  const content = body === undefined ? { detail: 'This fault was set on purpose.' } : body;
  return new Response(isText ? body : JSON.stringify(content), {
    status,
    headers: { ...headers, 'content-type': type },
  });
}

/** Returns the response with the first half of its body. */
async function truncateResponse(context: NodeContext): Promise<void> {
  const { status, headers } = context.res;
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  if (bytes.length === 0) return;
  const response = new Response(bytes.subarray(0, Math.floor(bytes.length / 2)), {
    status,
    headers,
  });
  response.headers.delete('content-length');
  context.res = undefined;
  context.res = response;
}

/** Sends the head and half of the body, then breaks the connection. */
async function cutResponse(context: NodeContext): Promise<void> {
  const { outgoing } = context.env;
  const response = context.res;
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes.length === 0) {
    // A response without a body has no half to cut.
    outgoing.destroy();
  } else {
    const headers = Object.fromEntries(response.headers);
    outgoing.writeHead(response.status, { ...headers, 'content-length': String(bytes.length) });
    outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy());
  }
  respondToNobody(context);
}
