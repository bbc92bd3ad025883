/**
 * Moves the focus to the heading of a screen, so that screen readers announce the screen. While a
 * screen is loading, the focus is on `main`. The heading gets it later, unless the user has moved
 * it by then. Returns a function that stops waiting.
 */
export function focusHeading(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focusIn(main)) observer.disconnect();
  });
  if (!focusIn(main)) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Focuses the heading or, without one, `main`. Returns whether there is a heading. */
function focusIn(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  // An alert announces its heading itself.
  const target = heading?.closest('[role="alert"]') ? main : (heading ?? main);
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return heading !== null;
}
