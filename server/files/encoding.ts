import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this number of bytes, compression costs more than it saves. */
const worthCompressing = 1000;

/** The compression levels: quick, because each response is compressed once. */
const levels = { br: 4, gzip: 6 };

/** Whether compression makes such a response notably smaller. */
export function isCompressible(type: string, size: number): boolean {
  return size >= worthCompressing && /^text\/|[/+](json|javascript|xml)\b/.test(type);
}

/**
 * The encoding of the response: Brotli before gzip, if the client accepts them (RFC 9110, 12.5.3).
 */
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

export function compress(bytes: Uint8Array, encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
  const level = levels[encoding];
  return encoding === 'gzip'
    ? compressGzip(bytes, { level })
    : compressBrotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      });
}
