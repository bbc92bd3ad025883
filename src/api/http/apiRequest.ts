/**
 * A request as plain data. Pages replace `Request` and `Headers`, or wrap `fetch` in functions that
 * read only a text and an object.
 */
export interface ApiRequest {
  /** The whole address. */
  readonly url: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Set if the response may not come from the browser's cache. */
  readonly cache?: 'no-store';
  /** Set if the address contains a secret. */
  readonly referrerPolicy?: 'no-referrer';
}
