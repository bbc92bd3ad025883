import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A served dashboard. */
export interface ServedDashboard {
  /** Its address, with a final slash. */
  address: string;
  /** The path of one of its assets, longer than 1,000 bytes. */
  asset: string;
}

export interface ServedResponse {
  what: string;
  /** The path below the address, or `asset`. */
  path: (dashboard: ServedDashboard) => string;
  method?: string;
  headers?: Record<string, string>;
  status: number;
  /** Header values to match. `undefined` means that the header must be absent. */
  has: Record<string, RegExp | undefined>;
  /** A pattern for the decompressed body. */
  body?: RegExp;
}

export interface ResponseData {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
}

/**
 * Sends a request as a browser does that opens a page. Does not use `fetch`, which changes paths and
 * follows redirects.
 */
export function ask(
  address: string,
  { method = 'GET', headers = {} }: Pick<ServedResponse, 'method' | 'headers'> = {},
): Promise<ResponseData> {
  const { hostname, port, origin } = new URL(address);
  const options = {
    hostname,
    port,
    path: address.slice(origin.length),
    method,
    headers: { 'upgrade-insecure-requests': '1', ...headers },
  };
  return new Promise((resolve, reject) => {
    const call = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const { 'content-encoding': encoding } = response.headers;
        const bytes = Buffer.concat(chunks);
        const text = bytes.length > 0 ? unpack(bytes, encoding).toString() : '';
        const entries = Object.entries(response.headers).map(([name, value]) => [
          name,
          String(value),
        ]);
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(entries) as ResponseData['headers'],
          text,
        });
      });
    });
    call.on('error', reject).end();
  });
}

function unpack(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

const askAgain = /^no-cache$/;
const forGood = /^public, max-age=31536000, immutable$/;
const page = /<base href="[^"]*"/;
const noPage = /^(?![^]*<base href=)/;

const safe = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self'; style-src 'self'; [^,]*; require-trusted-types-for 'script'; trusted-types dompurify trovi-metadata; frame-ancestors 'none'$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'cross-origin-opener-policy': /^same-origin-allow-popups$/,
  'permissions-policy': /^camera=\(\), geolocation=\(\), microphone=\(\)$/,
};

/** Rules for every server of the dashboard: `start:production`, and `docs/operators`. */
export const servedResponses: ServedResponse[] = [
  ...[
    '',
    '?q=raft%20in%20an',
    'index.html',
    'artifacts',
    'artifacts/',
    '/artifacts',
    'artifacts/?tags=edge',
    'artifacts/0b8a1d52-7a4e-4a86-9d0f-2f0f4f6f9a11/versions/2026-03-02.1',
    'artifacts/0b8a1d52-7a4e-4a86-9d0f-2f0f4f6f9a11/versions/2026-03-02.10/',
    'no/such/page',
  ].map((path) => ({
    what: `the page at "${path}", to be asked for anew`,
    path: () => path,
    status: 200,
    has: {
      ...safe,
      'content-type': /^text\/html; ?charset=utf-8$/i,
      'cache-control': askAgain,
      etag: /^(W\/)?".+"$/,
      'content-encoding': undefined,
    },
    body: page,
  })),
  {
    what: 'an asset, to be kept for good',
    path: ({ asset }) => asset,
    status: 200,
    has: {
      ...safe,
      'content-type': /^(text|application)\/javascript\b/,
      'cache-control': forGood,
      'content-encoding': undefined,
    },
    body: noPage,
  },
  ...['config.json', 'favicon.svg'].map((path) => ({
    what: `${path}, to be asked for anew`,
    path: () => path,
    status: 200,
    has: { ...safe, 'content-type': /json|svg/, 'cache-control': askAgain, etag: /./ },
    body: noPage,
  })),
  {
    what: 'the page of the silent check, which the dashboard itself may frame',
    path: () => 'silent-check-sso.html',
    status: 200,
    has: {
      ...safe,
      'content-security-policy':
        /^default-src 'none'; script-src 'self'; .*; frame-ancestors 'self'$/,
      'cache-control': askAgain,
    },
    body: /silent-check-sso\.js/,
  },
  ...['assets/main-ffffffff.js', 'assets/x', 'assets/', 'nothing.css', 'a/b.map', '.env'].map(
    (path) => ({
      what: `404 for "${path}", and not for good`,
      path: () => path,
      status: 404,
      has: { ...safe, 'cache-control': askAgain, location: undefined },
      body: noPage,
    }),
  ),
  {
    what: 'an asset in gzip',
    path: ({ asset }) => asset,
    headers: { 'accept-encoding': 'gzip, deflate' },
    status: 200,
    has: { 'content-encoding': /^gzip$/, vary: /accept-encoding/i, 'cache-control': forGood },
    body: noPage,
  },
  {
    what: 'the page in gzip',
    path: () => 'artifacts',
    headers: { 'accept-encoding': 'gzip' },
    status: 200,
    has: { 'content-encoding': /^gzip$/, vary: /accept-encoding/i, 'cache-control': askAgain },
    body: page,
  },
  {
    what: 'HEAD, without a body',
    path: ({ asset }) => asset,
    method: 'HEAD',
    status: 200,
    has: { 'cache-control': forGood },
    body: /^$/,
  },
  { what: 'no writing', path: () => 'artifacts', method: 'POST', status: 405, has: {} },
];

/** The same for servers with Brotli. Debian's nginx has none. */
export const brotliResponse: ServedResponse = {
  what: 'an asset in Brotli',
  path: ({ asset }) => asset,
  headers: { 'accept-encoding': 'gzip, deflate, br' },
  status: 200,
  has: { 'content-encoding': /^br$/, vary: /accept-encoding/i, 'cache-control': forGood },
  body: noPage,
};

/** Files for which a conditional request gets 304, in any encoding. */
export const revalidated = ['', 'artifacts', 'config.json', 'favicon.svg'];

/** Paths that try to leave the folder. */
export const waysOut = [
  '../secret.txt',
  '..%2fsecret.txt',
  '%2e%2e/secret.txt',
  'assets/..%2f..%2fsecret.txt',
  'assets/../../secret.txt',
  'assets/%2e%2e/%2e%2e/secret.txt',
];
