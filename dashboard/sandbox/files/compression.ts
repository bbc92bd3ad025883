import type { MiddlewareHandler } from 'hono';

import { acceptedEncoding, compress, isCompressible } from '../../server/files/encoding';

/** Compresses answers that are text, unless they come compressed already. */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const answer = context.res;
  if (!answer.body || answer.headers.has('content-encoding')) return;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  let body: Uint8Array<ArrayBuffer> | Buffer<ArrayBuffer> = bytes;
  if (isCompressible(headers.get('content-type') ?? '', bytes.length)) {
    headers.append('vary', 'accept-encoding');
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    if (encoding) {
      body = new Uint8Array(await compress(bytes, encoding, 'answer'));
      headers.set('content-encoding', encoding);
    }
  }
  headers.set('content-length', String(body.length));
  context.res = undefined;
  context.res = new Response(body, { status: answer.status, headers });
};
