import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';

import { acceptedEncoding, compress, isCompressible } from './encoding';

/** Compressed responses, by ETag and encoding: only those requested recently. */
const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: 64 * 2 ** 20,
  sizeCalculation: (bytes) => bytes.length + 1,
});

/**
 * Compresses text responses that are not compressed yet, with Brotli or gzip. Hono's own middleware
 * does not support Brotli. Responses with an ETag are files: they are compressed once, at a higher
 * level.
 */
export const compressResponses: MiddlewareHandler = async (context, next) => {
  await next();
  const response = context.res;
  const isDone =
    response.headers.has('content-encoding') ||
    /accept-encoding/i.test(response.headers.get('vary') ?? '');
  if (!response.body || response.status === 206 || isDone) return;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  let body: Uint8Array<ArrayBuffer> = bytes;
  if (isCompressible(headers.get('content-type') ?? '', bytes.length)) {
    headers.append('vary', 'accept-encoding');
    const encoding = acceptedEncoding(context.req.header('accept-encoding'));
    if (encoding) {
      const etag = headers.get('etag');
      const key = `${etag} ${encoding}`;
      const packed = kept.get(key) ?? (await compress(bytes, encoding, etag ? 'file' : 'response'));
      if (etag) kept.set(key, packed);
      body = new Uint8Array(packed);
      headers.set('content-encoding', encoding);
    }
  }
  headers.set('content-length', String(body.length));
  context.res = undefined;
  context.res = new Response(body, { status: response.status, headers });
};
