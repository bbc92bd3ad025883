import { parseUrl } from '../../../src/domain/addresses/parseUrl';
import type { HeadEntry, LinkEntry } from '../../../src/domain/metadata/headEntry';

/**
 * The maximum length of the header, in characters. By default, nginx takes 4 KB for all headers
 * together, and sends a 502 in place of a page with more.
 */
const longest = 2_000;

/**
 * The typed links of a page as the value of a `Link` header (RFC 8288), for Signposting. Leaves out
 * what does not fit, the descriptions first: the page and its linkset have all links.
 */
export function linkHeader(entries: readonly HeadEntry[]): string {
  const links = entries.filter((entry): entry is LinkEntry => entry.kind === 'link');
  const isDescription = ({ rel }: LinkEntry) => rel === 'describedby';
  const ordered = [
    ...links.filter((entry) => !isDescription(entry)),
    ...links.filter((entry) => isDescription(entry)),
  ];
  return ordered.map(linkValue).reduce((header, value) => {
    const longer = [header, value].filter(Boolean).join(', ');
    return longer.length > longest ? header : longer;
  }, '');
}

/** One link. `''` if its address is none. */
function linkValue(entry: LinkEntry): string {
  // `href` of a URL is ASCII without spaces and line breaks.
  const href = parseUrl(entry.href)?.href.replaceAll('<', '%3C').replaceAll('>', '%3E');
  if (href === undefined) return '';
  const type = entry.type ? `; type="${entry.type.replaceAll('"', '\\"')}"` : '';
  // A parameter of its own: inside of `type`, clients take it for a media type that does not exist.
  const profile = entry.profile ? `; profile="${entry.profile}"` : '';
  return `<${href}>; rel="${entry.rel}"${type}${profile}`;
}
