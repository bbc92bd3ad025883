import { CallError } from '../../domain/errors/callError';
import { ownMembers } from '../../domain/text/ownMembers';
import type { ApiRequest } from './apiRequest';
import { maskedText } from './errors/errorLines';

/**
 * A response as far as it is needed. A page's own `fetch` may return one without a stream or
 * headers.
 */
export type FetchedResponse = Pick<Response, 'ok' | 'status' | 'text'> &
  Partial<Pick<Response, 'body' | 'bodyUsed' | 'headers'>>;

/**
 * Sends a request with `fetch`, which may be a function of the page. Rejects with a `CallError` of
 * code `network` if no response arrived, and with a plain error if that function fails itself, or
 * returns something else than a response.
 */
export async function callFetch(
  send: typeof fetch,
  { url, ...request }: ApiRequest,
  signal: AbortSignal,
): Promise<FetchedResponse> {
  const init = ownMembers({ ...request, headers: ownMembers({ ...request.headers }), signal });
  let response: FetchedResponse | undefined;
  try {
    response = asResponse(await send(url, init));
  } catch (error) {
    if (isMisuse(error)) throw fetchFault(String(error));
    // The error text of fetch differs by browser and may contain the address.
    throw new CallError('network', 'The catalogue did not respond.');
  }
  if (!response) throw fetchFault('It returned no response.');
  return response;
}

/** The error for a `fetch` that does not do what the standard says. */
export function fetchFault(reason: string): Error {
  return new Error(
    `fetch failed, perhaps because a script of the page has replaced it: ${maskedText(reason)}`,
  );
}

function asResponse(given: unknown): FetchedResponse | undefined {
  const response = (given ?? {}) as Partial<FetchedResponse>;
  const isResponse = typeof response.status === 'number' && typeof response.text === 'function';
  return isResponse ? (response as FetchedResponse) : undefined;
}

/** What engines say of code that is wrong. They use other words for failures of the network. */
const misuseTexts = [
  /\bis (undefined|null)\b|\b(undefined|null) is\b|\bis not (an? |iterable)/,
  /\b(cannot|can't) (access|add|assign|convert|define|delete|destructure|read|redefine|set|use)\b/i,
  /\bfailed to (construct|execute|parse)\b|illegal invocation|read-?only property/i,
  /\bcannot (be constructed|have)\b|\bdoes not implement interface\b|\bcan only be (called|used) on\b/,
];

/**
 * Whether an error comes from code that is wrong. `fetch` rejects with a `TypeError` both when the
 * network fails and when it is called in a wrong way, so that only the text tells them apart.
 */
function isMisuse(error: unknown): boolean {
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  if (name === 'TypeError') return misuseTexts.some((text) => text.test(message));
  return ['ReferenceError', 'RangeError', 'SyntaxError', 'URIError'].includes(name);
}
