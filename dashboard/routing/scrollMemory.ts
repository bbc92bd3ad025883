const placeOf = (entry: string) => `trovi-scroll-${entry}`;

/** Stores the scroll position for a history entry of this tab. */
export function rememberPosition(entry: string): void {
  tryStorage(() => sessionStorage.setItem(placeOf(entry), String(window.scrollY)));
}

/** The stored scroll position of a history entry, or 0. */
export function positionOf(entry: string): number {
  return Number(tryStorage(() => sessionStorage.getItem(placeOf(entry))) ?? 0);
}

/** Key of what {@link rememberList} stores. */
export const listKey = 'trovi-list';

/** Stores the history entry and the query of the artifact list, so that links can return to it. */
export function rememberList(entry: string, search: string): void {
  tryStorage(() => sessionStorage.setItem(listKey, entry + search));
}

/**
 * Removes the scroll position of an earlier page load, which uses the same key. A reload or a
 * return keeps it.
 */
export function forgetFormerPage(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  tryStorage(() => sessionStorage.removeItem(placeOf('default')));
}

/** Storage access throws if the browser blocks it. */
function tryStorage<ResponseData>(access: () => ResponseData): ResponseData | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
