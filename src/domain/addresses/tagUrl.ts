import { writeCommaItem } from '../text/commaList';
import { catalogueUrl } from './routes';
import { encodeSegment } from './webAddress';

/** Longer texts make no links. Tags of the catalogue have at most 32 characters. */
const longestTag = 1000;

/**
 * Address of the list of artifacts with a tag. `base` is the dashboard's address with a final
 * slash, or `''`. `undefined` without a dashboard, and for a tag that an address cannot contain.
 */
export function tagUrl(base: string, tag: string): string | undefined {
  if (!base || !tag.trim() || tag.length > longestTag) return undefined;
  return catalogueUrl(base, `?tags=${encodeSegment(writeCommaItem(tag))}`);
}
