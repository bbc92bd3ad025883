import { FileError } from '../../domain/files/fileError';
import { ownMembers } from '../../domain/text/ownMembers';

/** Time until all of a response, or its next part, must have arrived, in milliseconds. */
const timeout = 20_000;

/**
 * Sends a request to a host, without cookies and without a referrer, and reads the response. A
 * reader of large files calls `onPart` for each part, which then has its own time.
 * Rejects with a `FileError` for a refusal or a failure, and with the reason of the signal if that
 * is aborted.
 */
export async function askHost<Value>(
  address: string,
  { accept, signal }: { accept: string; signal: AbortSignal },
  read: (response: Response, onPart: () => void) => Promise<Value>,
): Promise<Value> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const abort = () => ending.abort(signal.reason);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => ending.abort(), timeout);
  };
  wait();
  signal.addEventListener('abort', abort);
  const options = ownMembers<RequestInit>({
    headers: ownMembers({ accept }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: ending.signal,
  });
  try {
    const response = await fetch(address, options);
    if (response.ok) return await read(response, wait);
    response.body?.cancel().catch(() => undefined);
    throw refusal(response);
  } catch (error) {
    if (signal.aborted || error instanceof FileError) throw error;
    throw new FileError('unreachable');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** Gitea sends 400 for a missing ref, GitHub 409 for an empty repository and 422 for a wrong ref. */
const missing = [400, 404, 409, 422];

/** The meaning of a refusal (contract/code-hosts 1.2, 2.2, 4.4). */
function refusal({ status, headers }: Response): FileError {
  const isLimit = headers.get('x-ratelimit-remaining') === '0' || headers.has('retry-after');
  if (status === 429 || (status === 403 && isLimit))
    return new FileError('limit', limitEnd(headers));
  if (missing.includes(status)) return new FileError('missing');
  if (status === 410 || status === 451) return new FileError('gone');
  return new FileError(status === 401 || status === 403 ? 'refused' : 'failed');
}

/** When a limit ends, in milliseconds since 1970. Hosts do not let pages read all of these. */
function limitEnd(headers: Headers): number | undefined {
  const wait = wholeNumber(headers.get('retry-after'));
  if (wait !== undefined) return Date.now() + wait * 1000;
  const reset = wholeNumber(headers.get('x-ratelimit-reset') ?? headers.get('ratelimit-reset'));
  return reset && reset * 1000;
}

function wholeNumber(text: string | null): number | undefined {
  return text && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}
