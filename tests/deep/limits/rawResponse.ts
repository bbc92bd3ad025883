import { Agent, get, type OutgoingHttpHeaders } from 'node:http';

/** A response as it was received, unprocessed. */
export interface RawResponse {
  status: number;
  /** Names in lower case and values, as sent. */
  headers: [name: string, value: string][];
  body: Buffer;
}

const agent = new Agent({ keepAlive: true });

/** Asks for an address without reading more into its headers than there is. */
export function ask(address: string, headers: OutgoingHttpHeaders = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    get(address, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        const { rawHeaders, statusCode: status = 0 } = response;
        const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
          index % 2 === 0 ? [[name.toLowerCase(), rawHeaders[index + 1] ?? '']] : [],
        );
        resolve({ status, headers: pairs, body: Buffer.concat(chunks) });
      });
    }).once('error', reject);
  });
}

/** The only headers that the publishing server sends. */
const known = new Set(
  (
    'access-control-allow-origin cache-control connection content-disposition content-encoding content-length content-location ' +
    'content-security-policy content-type cross-origin-opener-policy cross-origin-resource-policy date etag keep-alive link location ' +
    'permissions-policy referrer-policy retry-after transfer-encoding vary x-content-type-options x-robots-tag'
  ).split(' '),
);

/** One sentence for each header that a text has added, broken or pointed elsewhere. */
export function headerProblems({ headers }: RawResponse, base: string): string[] {
  const names = headers.map(([name]) => name);
  return [
    ...names.filter((name) => !known.has(name)).map((name) => `unknown header ${name}`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `two headers ${name}`),
    ...headers.flatMap(([name, value]) => {
      if (!/^[ -~]*$/.test(value)) return `${name} is not printable: ${JSON.stringify(value)}`;
      const isBroken =
        (name === 'content-disposition' && !/^inline; filename="[\w.-]+"$/.test(value)) ||
        (/^(content-)?location$/.test(name) && !value.startsWith(base)) ||
        (name === 'link' && !isLinkList(value));
      return isBroken ? `${name}: ${value}` : [];
    }),
  ];
}

/** Whether a header contains only links of the usual form (RFC 8288). */
function isLinkList(value: string): boolean {
  const link = String.raw`<https?://[^<>\s"]*>; rel="[\w:/.-]+"(; (type|profile)="([^"\\]|\\")*")*`;
  return value === '' || new RegExp(`^${link}(, ${link})*$`).test(value);
}
