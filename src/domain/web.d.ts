/**
 * The only globals beyond ECMAScript that the domain uses. Browsers and Node have them. Only the
 * `tsconfig.json` next to this file uses it: everywhere else the types of the DOM or of Node apply.
 */

/** The query of an address (URL Standard, 6.2). */
declare class URLSearchParams {
  constructor(init?: string | URLSearchParams | Record<string, string> | [string, string][]);
  readonly size: number;
  append(name: string, value: string): void;
  delete(name: string): void;
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  toString(): string;
  keys(): IterableIterator<string>;
  [Symbol.iterator](): IterableIterator<[string, string]>;
}

/** An address (URL Standard, 6.1). */
declare class URL {
  constructor(url: string | URL, base?: string | URL);
  hash: string;
  host: string;
  hostname: string;
  href: string;
  readonly origin: string;
  password: string;
  pathname: string;
  port: string;
  protocol: string;
  search: string;
  readonly searchParams: URLSearchParams;
  username: string;
  toString(): string;
}

/** Signals to a call that its result is no longer needed (DOM Standard, 3.2). */
interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}
