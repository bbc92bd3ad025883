import type { MiddlewareHandler } from 'hono';

import { acceptedEncoding, compress, isCompressible } from './encoding';

/**
 * Compresses texts that the server writes, with Brotli or gzip. Hono's own middleware does not
 * support Brotli. Files have a `Content-Length` already: they are streamed as they are.
 */
export const compressResponses: MiddlewareHandler = async (context, next) => {
  await next();
  const response = context.res;
  if (!response.body || response.headers.has('content-length')) return;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  let body: Uint8Array<ArrayBuffer> = bytes;
  if (isCompressible(headers.get('content-type') ?? '', bytes.length)) {
    headers.append('vary', 'accept-encoding');
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    if (encoding) {
      body = await compress(bytes, encoding);
      headers.set('content-encoding', encoding);
    }
  }
  headers.set('content-length', String(body.length));
  context.res = undefined;
  context.res = new Response(body, { status: response.status, headers });
};
