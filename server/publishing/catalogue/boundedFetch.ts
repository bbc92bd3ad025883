import pLimit from 'p-limit';

export interface FetchBounds {
  /** The longest response body that is read, in bytes after decompression. */
  mostBytes: number;
  /** The number of requests at the same time. Others wait. */
  atOnce: number;
  /** @default the global `fetch` */
  fetch?: typeof fetch;
}

/**
 * A `fetch` that a broken API cannot fill the memory with. It resolves when the whole body has
 * arrived, and rejects if the body is too long.
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
      const { status, headers } = response;
      return new Response(await readBody(response, mostBytes), { status, headers });
    });
}

async function readBody({ body }: Response, mostBytes: number): Promise<Blob | null> {
  if (!body) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(chunks);
    length += value.byteLength;
    if (length > mostBytes) {
      await reader.cancel();
      throw new Error(`The response has more than ${mostBytes} bytes.`);
    }
    chunks.push(value);
  }
}
