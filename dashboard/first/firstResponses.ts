/**
 * Responses to the requests that `firstRequests.ts` sent before React loaded, by address. The only
 * connection between that script and the dashboard.
 */
export type FirstResponses = Map<string, Promise<Response>>;

declare global {
  var troviFirstResponses: FirstResponses | undefined;
}

/** Returns the response to a request that was already sent, once. */
export function takeFirstResponse(address: string): Promise<Response> | undefined {
  const response = globalThis.troviFirstResponses?.get(address);
  globalThis.troviFirstResponses?.delete(address);
  return response;
}

/** Like `fetch`, but uses the first response for a request without a token. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const isOpen = typeof input === 'string' && !new Headers(init?.headers).has('Authorization');
  return (isOpen && takeFirstResponse(input)) || fetch(input, init);
};
