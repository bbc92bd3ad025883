import type { ReadReadme } from '../../domain/ports/readReadme';
import { ownMembers } from '../../domain/text/ownMembers';

/** The maximum that is read, in bytes. */
const mostBytes = 200_000;
/** Time until all of it must have arrived, in milliseconds. */
const timeout = 15_000;

/**
 * Reads a README from a server of raw files, without cookies and without a referrer. A refusal, a
 * redirect, an HTML page and an empty file count as no README.
 */
export const readReadme: ReadReadme = async (address, signal) => {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeout);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    return await read(address, controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
};

async function read(address: string, signal: AbortSignal): Promise<string | undefined> {
  const options = ownMembers<RequestInit>({
    headers: ownMembers({ accept: 'text/markdown, text/plain' }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'manual',
    signal,
  });
  const response = await fetch(address, options);
  if (response.status >= 500)
    throw new Error(`The README request failed with status ${response.status}.`);
  const isPage = /html/i.test(response.headers.get('content-type') ?? '');
  if (!response.ok || isPage) {
    await response.body?.cancel();
    return undefined;
  }
  const text = await readStart(response);
  const isText = text.trim() && !text.includes('\0') && !/^\s*<(!doctype|html)\b/i.test(text);
  return isText ? text : undefined;
}

async function readStart(response: Response): Promise<string> {
  // Polyfills of `fetch` have no stream.
  if (!response.body) return (await response.text()).slice(0, mostBytes);
  const reader = response.body.getReader();
  // Omits a character that is cut in two.
  const decoder = new TextDecoder();
  let text = '';
  for (let left = mostBytes; left > 0;) {
    const { done, value } = await reader.read();
    if (done) break;
    text += decoder.decode(value.subarray(0, left), { stream: true });
    left -= value.length;
  }
  await reader.cancel();
  return text;
}
