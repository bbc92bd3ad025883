import { catalogueUrl } from './routes';
import { encodeSegment } from './webAddress';

/**
 * Address of the list with a search. `base` is the dashboard's address with a final slash, or `''`.
 * `undefined` without a dashboard or without a search.
 */
export function searchUrl(base: string, q: string): string | undefined {
  return base && q ? catalogueUrl(base, `?q=${encodeSegment(q)}`) : undefined;
}
