import type { MiddlewareHandler } from 'hono';

import { acceptedEncoding, compress, isCompressible } from './encoding';

/** Compressed files, by ETag and encoding. */
const kept = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/**
 * Compresses text answers that are not compressed yet, with Brotli or gzip. Hono's own middleware
 * has no Brotli. Answers with an ETag are files: they are compressed once, and harder.
 */
export const compressAnswers: MiddlewareHandler = async (context, next) => {
  await next();
  const answer = context.res;
  const isDone = answer.headers.has('content-encoding') || answer.headers.has('vary');
  if (!answer.body || answer.status === 206 || isDone) return;
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  let body: Uint8Array<ArrayBuffer> = bytes;
  if (isCompressible(headers.get('content-type') ?? '', bytes.length)) {
    headers.append('vary', 'accept-encoding');
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    if (encoding) {
      const etag = headers.get('etag');
      const key = `${etag} ${encoding}`;
      const packed = kept.get(key) ?? compress(bytes, encoding, etag ? 'file' : 'answer');
      if (etag) kept.set(key, packed);
      body = new Uint8Array(await packed);
      headers.set('content-encoding', encoding);
    }
  }
  headers.set('content-length', String(body.length));
  context.res = undefined;
  context.res = new Response(body, { status: answer.status, headers });
};
