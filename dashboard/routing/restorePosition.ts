/** Input with which a user starts to scroll. */
const takeovers = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

let stop: (() => void) | undefined;

/** Whether a position is waiting to be restored because the page is not tall enough yet. */
export function isRestoring(): boolean {
  return stop !== undefined;
}

/**
 * Scrolls to a position. While the page is too short for it, for example because it is loading,
 * scrolls as far as possible, and again when the page grows. Ends when the position is reached or
 * the user scrolls. Returns a function that ends it.
 */
export function restorePosition(top: number): () => void {
  stop?.();
  if (scrollAsFarAs(top)) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (scrollAsFarAs(top)) end();
  });
  const options = { capture: true, passive: true };
  function end() {
    observer.disconnect();
    for (const type of takeovers) window.removeEventListener(type, end, options);
    if (stop === end) stop = undefined;
  }
  stop = end;
  observer.observe(document.body);
  for (const type of takeovers) window.addEventListener(type, end, options);
  return end;
}

/** Returns whether the page is tall enough. Browsers round positions to device pixels. */
function scrollAsFarAs(top: number): boolean {
  window.scrollTo(0, top);
  return window.scrollY > top - 1;
}
