const placeOf = (entry: string) => `trovi-scroll-${entry}`;

/** Keeps where the page is scrolled to, for an entry of the tab's history. */
export function rememberPosition(entry: string): void {
  tryStorage(() => sessionStorage.setItem(placeOf(entry), String(window.scrollY)));
}

/** Where the page was scrolled to at an entry; 0 if that is not known. */
export function positionOf(entry: string): number {
  return Number(tryStorage(() => sessionStorage.getItem(placeOf(entry))) ?? 0);
}

/**
 * Forgets the page that was opened before in the same tab: the router gives both the same name. A page that was reloaded
 * or come back to is the same one.
 */
export function forgetFormerPage(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate') return;
  tryStorage(() => sessionStorage.removeItem(placeOf('default')));
}

/** A browser may be told to keep nothing; then it throws. */
function tryStorage<Answer>(access: () => Answer): Answer | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
