import type { AdaptedPage } from '../../dashboardFiles';
import { unansweredHeaders } from '../failureResponses';
import type { Visitor } from '../visitor';

/**
 * The page without its contents, because the catalogue does not respond. Browsers fill it in.
 * Programs get a 503, so that they come back.
 */
export function emptyPage(page: string, { isBrowser }: Visitor): AdaptedPage {
  return isBrowser ? { page } : { page, status: 503, headers: unansweredHeaders };
}
