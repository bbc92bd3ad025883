/** A call as far as the switches and the count of requests have to know it. */
export interface FaultyCall {
  method: string;
  /** The path on the sandbox, with `/api` before it where it is one of the catalogue. */
  path: string;
  /** The status of a good answer. @default 200 */
  goodStatus?: number;
  /** JSON that comes with the good status, and is not of the shape that the contract names. */
  wrongShape: unknown;
  /** What the query of the call holds, where other calls have the same path. */
  query?: string;
  /** What it does not hold. */
  notInQuery?: string;
}

/** Whether a request is the call. */
export function isCall(call: FaultyCall, method: string, { pathname, search }: URL): boolean {
  const { query = '', notInQuery } = call;
  if (method !== call.method || pathname !== call.path) return false;
  return search.includes(query) && !(notInQuery && search.includes(notInQuery));
}
