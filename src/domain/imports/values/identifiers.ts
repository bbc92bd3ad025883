import { lineOf } from './readValues';

/** DOIs and addresses are shorter, in characters. Its square bounds the run time. */
const longest = 1000;

/** A DOI, in an address or alone. Old DOIs have a part such as `<693::AID-ASI4>`. */
const dois = new RegExp(
  `(https?://[^\\s"<>]{0,300}?/)?\\b(10\\.\\d{4,9}(?:/|%2F)(?:[^\\s"<>]|<[^\\s<>]{0,40}:[^\\s<>]{0,40}>){1,${longest}})`,
  'gi',
);

/** The DOI in texts, without the address of a resolver. `''` if there is none. */
export function doiIn(...values: readonly unknown[]): string {
  for (const value of values) {
    for (const [, address, found = ''] of lineOf(value).matchAll(dois)) {
      const doi = address ? doiOfAddress(address, found) : found;
      if (doi) return withoutTail(doi);
    }
  }
  return '';
}

/** The DOI at the end of a resolver's address, or of a publisher's such as `…/doi/full/10.1/x`. */
function doiOfAddress(start: string, found: string): string {
  const [path = ''] = found.split(/[?#]/);
  const isResolver = /^https?:\/\/(?:dx\.|www\.)?doi\.org\/$/i.test(start);
  if (!isResolver && !/\/doi\/(?:[a-z]+\/)?$/.test(start)) return '';
  return decoded(
    isResolver ? path : path.replace(/(?:\/(?:abstract|e?pdf|full|summary)|\.pdf)$/, ''),
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The addresses of the web in a text. */
export function addressesIn(text: string): string[] {
  const found = text.match(new RegExp(`https?://[^\\s"<>{}|\\\\^\`]{1,${longest}}`, 'gi')) ?? [];
  return found.flatMap((address) => address.split(/[;,](?=https?:)/i)).map(withoutTail);
}

/** Starts of what may follow an identifier: `](https:…`, `;RRID:…`, `,10.5281/…`. */
const next = /\]\(|[;,|](?=[a-z]+:|10\.\d{4})/i;

const closed: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** An identifier without what follows it: punctuation, closed brackets, another identifier. */
function withoutTail(found: string): string {
  let [text = ''] = found.split(next);
  for (;;) {
    const last = text.at(-1) ?? '';
    const open = closed[last];
    const isTail = open ? count(text, last) > count(text, open) : /[.,;:!?'"*`’”»]/.test(last);
    if (!isTail) return text;
    text = text.slice(0, -1);
  }
}

function count(text: string, sign: string): number {
  return text.split(sign).length - 1;
}
