import type { ArtifactPage, ListOptions } from '../../domain/ports/artifactRepository';

import type { ListedItem, ListedPage, PagePosition } from './listArtifacts';
import { RefusedError } from '../http/errors/refusedError';

/** How many artifacts the first page and the later ones ask for. */
export interface PageSizes {
  pageSize: number;
  backgroundPageSize: number;
}

/**
 * All artifacts page by page (contract/api 2.1). The next page begins with the last artifact
 * received, which is dropped there; whatever came before is dropped too, as the order may shift
 * meanwhile. A cursor that the server no longer knows starts the listing again, once. A server
 * that says there is more but sends nothing new ends it, with a problem on its last page.
 */
export async function* streamArtifacts(
  getPage: (position: PagePosition, signal?: AbortSignal) => Promise<ListedPage>,
  { pageSize, backgroundPageSize }: PageSizes,
  { signal, after: resumed }: ListOptions = {},
): AsyncGenerator<ArtifactPage, void, void> {
  let after = resumed;
  let seen = new Set(after && [after.toLowerCase()]);
  /** How many items without id stood behind the cursor: they come again with it. */
  let trailing = 0;
  let hasRestarted = false;
  let restarted: true | undefined;
  for (;;) {
    signal?.throwIfAborted();
    let page: ListedPage;
    try {
      const position = after ? { limit: backgroundPageSize, after } : { limit: pageSize };
      page = await getPage(position, signal);
    } catch (error) {
      if (!after || hasRestarted || !isUnknownCursor(error)) throw error;
      hasRestarted = restarted = true;
      after = undefined;
      seen = new Set();
      continue;
    }

    const overlap = after ? countOverlap(page.items, after.toLowerCase(), trailing) : 0;
    const items = takeNew(page.items.slice(overlap), seen);
    const problems = [...page.problems, ...items.flatMap((item) => item.problems)];
    const canGoOn = page.hasMore && items.some(idOf);
    if (page.hasMore && !canGoOn) problems.push(stuckProblem);
    yield { artifacts: items.flatMap(({ artifact }) => artifact ?? []), problems, restarted };
    if (!canGoOn) return;

    const last = page.items.findLastIndex(idOf);
    after = page.items[last]?.artifact?.id;
    trailing = page.items.length - 1 - last;
    restarted = undefined;
  }
}

const stuckProblem = 'The catalogue announced more artifacts but sent none to go on from.';

function isUnknownCursor(error: unknown): boolean {
  return error instanceof RefusedError && error.status === 404;
}

/** How many items at the head of a page stood in the one before. */
function countOverlap(items: ListedItem[], cursor: string, trailing: number): number {
  if (!items[0] || idOf(items[0]) !== cursor) return 0;
  const next = items.findIndex((item, index) => index > 0 && (idOf(item) || index > trailing));
  return next < 0 ? items.length : next;
}

/** The items that are not in the set of ids, which then holds them too. Without an id, each counts as new. */
function takeNew(items: ListedItem[], seen: Set<string>): ListedItem[] {
  return items.filter((item) => {
    const id = idOf(item);
    if (seen.has(id)) return false;
    if (id) seen.add(id);
    return true;
  });
}

/** The id to compare by: in lower case, `''` if there is none. */
function idOf({ artifact }: ListedItem): string {
  return artifact?.id.toLowerCase() ?? '';
}
