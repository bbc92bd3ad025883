/**
 * Calls `listener` when one of the elements changes its size, and once at the start. Does nothing in
 * jsdom, which has no layout. Returns a function that stops it.
 */
export function observeSizes(elements: readonly Element[], listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(listener);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
