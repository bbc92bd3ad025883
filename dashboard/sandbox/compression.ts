import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { MiddlewareHandler } from 'hono';

export type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this many bytes, compressing costs more than it saves. */
const worthCompressing = 1000;

/** How hard to work: `answer` is for what is sent once, `file` for what is kept and sent often. */
const efforts = { answer: { br: 4, gzip: 6 }, file: { br: 9, gzip: 9 } };

/** Whether bytes of this kind and number become notably smaller. */
export function isCompressible(type: string, size: number): boolean {
  return size >= worthCompressing && /^text\/|[/+](json|javascript|xml)\b/.test(type);
}

/** The encoding to answer in: Brotli before gzip, if the client takes them (RFC 9110, 12.5.3). */
export function acceptedEncoding(header: string | undefined): Encoding | undefined {
  const accepted = (header ?? '')
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, quality]) => !/^q=0(\.0*)?$/.test(quality ?? ''))
    .map(([name]) => name);
  const encodings: Encoding[] = ['br', 'gzip'];
  return encodings.find((encoding) => accepted.includes(encoding) || accepted.includes('*'));
}

export function compress(
  bytes: Uint8Array,
  encoding: Encoding,
  effort: keyof typeof efforts,
): Promise<Buffer> {
  const level = efforts[effort][encoding];
  return encoding === 'gzip'
    ? compressGzip(bytes, { level })
    : compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
}

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
