type HistoryGuard = (event: PopStateEvent) => void;

let current: HistoryGuard | undefined;

/**
 * Lets a guard handle the history's buttons before the router does. Browsers call the window's
 * listeners in the order of registration, so call this before the router starts.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => current?.(event));
}

/** Sets the guard. Returns a function that removes it. */
export function guardHistory(guard: HistoryGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}
