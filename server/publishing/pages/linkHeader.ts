import { parseUrl } from '../../../src/domain/addresses/parseUrl';
import type { HeadEntry } from '../../../src/domain/metadata/headEntry';

/**
 * The maximum length of the header, in characters. Node's clients accept 16 KB for all headers
 * together.
 */
const longest = 6_000;

/** The typed links of a page as the value of a `Link` header (RFC 8288), for Signposting. */
export function linkHeader(entries: readonly HeadEntry[]): string {
  const values: string[] = [];
  let length = 0;
  for (const entry of entries) {
    if (entry.kind !== 'link') continue;
    // `href` of a URL is ASCII without spaces and line breaks.
    const href = parseUrl(entry.href)?.href.replaceAll('<', '%3C').replaceAll('>', '%3E');
    if (href === undefined) continue;
    const type = entry.type ? `; type="${entry.type.replaceAll('"', '\\"')}"` : '';
    // A parameter of its own: inside of `type`, clients take it for a media type that does not exist.
    const profile = entry.profile ? `; profile="${entry.profile}"` : '';
    const value = `<${href}>; rel="${entry.rel}"${type}${profile}`;
    length += value.length + 2;
    if (length > longest) break;
    values.push(value);
  }
  return values.join(', ');
}
