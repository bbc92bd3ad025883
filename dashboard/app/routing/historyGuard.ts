type HistoryGuard = (event: PopStateEvent) => void;

let current: HistoryGuard | undefined;

/**
 * Lets a guard hear of the history's buttons before the router does. Browsers call the window's listeners in the order in
 * which they were added, capturing or not: to be called before the router is there.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => current?.(event));
}

/** Puts a guard in place; gives the function that takes it away. */
export function guardHistory(guard: HistoryGuard): () => void {
  current = guard;
  return () => {
    if (current === guard) current = undefined;
  };
}
