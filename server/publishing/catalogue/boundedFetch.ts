import pLimit from 'p-limit';

export interface FetchBounds {
  /** The longest response body that is read, in bytes after decompression. */
  mostBytes: number;
  /** The number of requests at the same time. Others wait. */
  atOnce: number;
  /** @default the global `fetch` */
  fetch?: typeof fetch;
}

/** The deepest JSON that is read. Deeper JSON takes long to parse and overflows the stack. */
const mostLevels = 100;

/**
 * A `fetch` for JSON with which a broken API can neither fill the memory nor block the process. It
 * resolves when the whole body has arrived, and rejects if the body is too long or nested too
 * deeply.
 */
export function createBoundedFetch({
  mostBytes,
  atOnce,
  fetch: send = fetch,
}: FetchBounds): typeof fetch {
  const inTurn = pLimit(atOnce);
  return (input, init) =>
    inTurn(async () => {
      init?.signal?.throwIfAborted();
      const response = await send(input, init);
      const { status, headers, body } = response;
      const bytes = body && (await readBytes(body, mostBytes));
      if (bytes && levelsOf(bytes) > mostLevels) {
        throw new Error(`The response has more than ${mostLevels} levels.`);
      }
      return new Response(bytes, { status, headers });
    });
}

async function readBytes(
  body: ReadableStream,
  mostBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(chunks);
    length += value.byteLength;
    if (length > mostBytes) {
      await reader.cancel();
      throw new Error(`The response has more than ${mostBytes} bytes.`);
    }
    chunks.push(value);
  }
}

/** The number of lists and objects around the innermost value of a JSON text. */
function levelsOf(json: Uint8Array): number {
  let levels = 0;
  let most = 0;
  let isText = false;
  for (let index = 0; index < json.length; index += 1) {
    const sign = String.fromCharCode(json[index] ?? 0);
    if (isText && sign === '\\') index += 1;
    else if (sign === '"') isText = !isText;
    else if (isText) continue;
    else if (sign === '[' || sign === '{') most = Math.max(most, (levels += 1));
    else if (sign === ']' || sign === '}') levels -= 1;
  }
  return most;
}
