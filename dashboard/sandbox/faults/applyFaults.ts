import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';

import type { Fault } from './fault';
import type { FaultList } from './faultList';

type NodeContext = Context<{ Bindings: HttpBindings }>;

/** Statuses whose answers have no body. */
const bodiless = [204, 205, 304];

/** Lets the faults that are set happen to the calls they match. */
export function applyFaults(faults: FaultList): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (context, next) => {
    const fault = faults.take(context.req.method, new URL(context.req.url));
    if (!fault) return next();
    const { delayMs = 0, delays = 'call', status, body, cut, truncated } = fault;
    const leaving = leavingOf(context);
    if (delays === 'call') await faults.wait(delayMs, leaving);
    // For a caller who gave up meanwhile nothing happens any more.
    if (leaving.aborted) return answerNobody(context);
    if (status === undefined && body === undefined) await next();
    else context.res = faultyAnswer(fault);
    if (delays === 'answer') await faults.wait(delayMs, leaving);
    if (truncated) await truncateAnswer(context);
    if (cut) await cutAnswer(context);
  };
}

/** Aborted as soon as the connection of the caller is gone. */
function leavingOf({ env: { outgoing } }: NodeContext): AbortSignal {
  const leaving = new AbortController();
  outgoing.once('close', () => leaving.abort());
  return leaving.signal;
}

function answerNobody(context: NodeContext): void {
  context.res = undefined;
  // A copy: what comes behind adds headers to it.
  context.res = new Response(null, { headers: RESPONSE_ALREADY_SENT.headers });
}

function faultyAnswer({ status = 200, body, contentType }: Fault): Response {
  if (bodiless.includes(status)) return new Response(null, { status });
  const isText = typeof body === 'string';
  const type = contentType ?? (isText ? 'text/plain; charset=utf-8' : 'application/json');
  const content = body === undefined ? { detail: 'This fault was set on purpose.' } : body;
  return new Response(isText ? body : JSON.stringify(content), {
    status,
    headers: { 'content-type': type },
  });
}

/** Makes the first half of the body the whole of it. */
async function truncateAnswer(context: NodeContext): Promise<void> {
  const { status, headers } = context.res;
  const bytes = new Uint8Array(await context.res.arrayBuffer());
  if (bytes.length === 0) return;
  const answer = new Response(bytes.subarray(0, Math.floor(bytes.length / 2)), { status, headers });
  answer.headers.delete('content-length');
  context.res = undefined;
  context.res = answer;
}

/** Sends the head and half of the body, then breaks the connection. */
async function cutAnswer(context: NodeContext): Promise<void> {
  const { outgoing } = context.env;
  const answer = context.res;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  if (bytes.length === 0) {
    // Of an answer without a body, nobody would miss the second half.
    outgoing.destroy();
  } else {
    const headers = Object.fromEntries(answer.headers);
    outgoing.writeHead(answer.status, { ...headers, 'content-length': String(bytes.length) });
    outgoing.write(bytes.subarray(0, Math.floor(bytes.length / 2)), () => outgoing.destroy());
  }
  answerNobody(context);
}
