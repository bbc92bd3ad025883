/** A call, for the fault switches and the count of requests. */
export interface FaultyCall {
  method: string;
  /** The path on the sandbox. Paths of the catalogue API start with `/api`. */
  path: string;
  /** The status of a successful response. @default 200 */
  goodStatus?: number;
  /** JSON for a successful response in the wrong shape. */
  wrongShape: unknown;
  /** A text in the query that distinguishes this call from others with the same path. */
  query?: string;
  /** A text that the query must not contain. */
  notInQuery?: string;
}

/** Whether a request is the call. */
export function isCall(call: FaultyCall, method: string, { pathname, search }: URL): boolean {
  const { query = '', notInQuery } = call;
  if (method !== call.method || pathname !== call.path) return false;
  return search.includes(query) && !(notInQuery && search.includes(notInQuery));
}
