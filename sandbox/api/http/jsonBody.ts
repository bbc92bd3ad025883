import type { Context } from 'hono';

import { Refusal } from './refusal';

const mostBytes = 2_500_000;

/** Reads the JSON body (contract/api 1.5). An empty body counts as an empty object. */
export async function readJsonBody({ req }: Context): Promise<unknown> {
  const type = req.header('content-type') ?? '';
  if (!/^\s*application\/json\s*(;|$)/i.test(type)) {
    throw new Refusal(415, { detail: `Unsupported media type "${type}" in request.` });
  }
  if (Number(req.header('content-length') ?? 0) > mostBytes) throw tooLarge();
  const bytes = await req.arrayBuffer();
  if (bytes.byteLength > mostBytes) throw tooLarge();
  return parse(bytes);
}

function parse(bytes: ArrayBuffer): unknown {
  try {
    const sent = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return sent === '' ? {} : JSON.parse(sent);
  } catch (error) {
    throw new Refusal(400, { detail: `JSON parse error - ${(error as Error).message}` });
  }
}

function tooLarge(): Refusal {
  return new Refusal(413, { detail: 'The request is too large.' });
}
