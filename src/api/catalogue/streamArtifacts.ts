import type { ArtifactPage, ListOptions } from '../../domain/ports/artifactRepository';
import { ownMembers } from '../../domain/text/ownMembers';

import type { PagePosition } from './listAddress';
import type { ListedItem, ListedPage } from './listArtifacts';
import { RefusedError } from '../http/errors/refusedError';

/** Number of artifacts on the first page and on each later page. */
export interface PageSizes {
  pageSize: number;
  backgroundPageSize: number;
}

/**
 * Lists all artifacts page by page (contract/api 2.1). Each page starts with the last artifact of
 * the page before. That artifact and all other repeats are dropped, because the order may change
 * between pages. If the server no longer knows the cursor, the list starts again, once. If the
 * server announces more but sends nothing new, the list ends with a problem on its last page.
 */
export async function* streamArtifacts(
  getPage: (position: PagePosition, signal?: AbortSignal) => Promise<ListedPage>,
  { pageSize, backgroundPageSize }: PageSizes,
  listOptions: ListOptions = {},
): AsyncGenerator<ArtifactPage, void, void> {
  const { signal, after: resumed } = ownMembers(listOptions);
  let after = resumed;
  let seen = new Set(after && [after.toLowerCase()]);
  /** Number of items without an id after the cursor. The next page repeats them. */
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

/** Number of items at the start of a page that are also on the page before. */
function countOverlap(items: ListedItem[], cursor: string, trailing: number): number {
  if (!items[0] || idOf(items[0]) !== cursor) return 0;
  const next = items.findIndex((item, index) => index > 0 && (idOf(item) || index > trailing));
  return next < 0 ? items.length : next;
}

/**
 * Returns the items whose ids are not in `seen`, and adds their ids. Items without an id always
 * count as new.
 */
function takeNew(items: ListedItem[], seen: Set<string>): ListedItem[] {
  return items.filter((item) => {
    const id = idOf(item);
    if (seen.has(id)) return false;
    if (id) seen.add(id);
    return true;
  });
}

/** The id in lower case, to compare by. `''` if there is none. */
function idOf({ artifact }: ListedItem): string {
  return artifact?.id.toLowerCase() ?? '';
}
