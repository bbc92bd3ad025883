import { JSDOM } from 'jsdom';

/** A link with a relation type, of the `Link` header or of a `<link>` element. */
export interface TypedLink {
  rel: string;
  href: string;
  type?: string;
}

/** The data that a harvester without scripts gets from the page of an artifact. */
export interface Harvest {
  /** The address of the page. */
  url: string;
  status: number;
  /** The values of `<meta>` by name or property, which is in lower case. */
  tags: ReadonlyMap<string, string[]>;
  /** The addresses of the RDFa prefixes that the tags use. */
  namespaces: readonly string[];
  /** The JSON-LD in the page. */
  jsonLd: Readonly<Record<string, unknown>>;
  /** The typed links of the HTTP header (Signposting). */
  signposts: readonly TypedLink[];
  /** The typed links in the HTML. */
  linkElements: readonly TypedLink[];
  /** The targets of the `describedby` links, by their media type. */
  descriptions: ReadonlyMap<string, ResponseData>;
  /** The response to a request of the page's address for JSON-LD. */
  negotiated: ResponseData;
}

export interface ResponseData {
  status: number;
  /** The media type, with its parameters. */
  type: string;
  text: string;
}

/** Reads the page of an artifact as F-UJI does: the page, its typed links, and other formats. */
export async function harvest(url: string): Promise<Harvest> {
  const response = await described(url);
  const { document } = new JSDOM(await response.text()).window;
  const tags = new Map<string, string[]>();
  for (const tag of document.querySelectorAll('meta[content]')) {
    const name = (tag.getAttribute('name') ?? tag.getAttribute('property') ?? '').toLowerCase();
    tags.set(name, [...(tags.get(name) ?? []), tag.getAttribute('content') ?? '']);
  }
  const script = document.querySelector('script[type="application/ld+json"]');
  const signposts = readLinkHeader(response.headers.get('link') ?? '');
  const descriptions = new Map<string, ResponseData>();
  for (const { rel, href, type = '' } of signposts) {
    if (rel === 'describedby') descriptions.set(type, await ask(href));
  }
  return {
    url,
    status: response.status,
    tags,
    namespaces: namespacesIn(document.head.getAttribute('prefix') ?? '', [...tags.keys()]),
    jsonLd: JSON.parse(script?.textContent ?? '{}') as Harvest['jsonLd'],
    signposts,
    linkElements: [...document.querySelectorAll('link[rel]')].map((link) => ({
      rel: link.getAttribute('rel') ?? '',
      href: link.getAttribute('href') ?? '',
      type: link.getAttribute('type') ?? undefined,
    })),
    descriptions,
    negotiated: await ask(url, 'application/ld+json'),
  };
}

/**
 * The page. If it waited too long for the API, it has no metadata. It is then requested again, as
 * a harvester does on its next visit.
 */
async function described(url: string): Promise<Response> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  return response.headers.has('link') ? response : described(url);
}

function namespacesIn(prefixes: string, names: readonly string[]): string[] {
  return [...prefixes.matchAll(/(\w+:)\s+(\S+)/g)].flatMap(([, prefix = '', address = '']) =>
    names.some((name) => name.startsWith(prefix)) ? [address] : [],
  );
}

async function ask(url: string, accept = '*/*'): Promise<ResponseData> {
  const response = await fetch(url, { headers: { accept } });
  const { status, headers } = response;
  return { status, type: headers.get('content-type') ?? '', text: await response.text() };
}

/** Reads a `Link` header (RFC 8288): addresses in angle brackets, each with its parameters. */
function readLinkHeader(header: string): TypedLink[] {
  return [...header.matchAll(/<([^>]*)>((?:\s*;\s*\w+="(?:[^"\\]|\\.)*")*)/g)].map(
    ([, href = '', parameters = '']) => {
      const valueOf = (name: string) =>
        new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`)
          .exec(parameters)?.[1]
          ?.replace(/\\(.)/g, '$1');
      return { rel: valueOf('rel') ?? '', href, type: valueOf('type') };
    },
  );
}
