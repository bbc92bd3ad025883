/**
 * Makes everything beside an element inert, inside the shadow roots around it. Live regions stay
 * active. Radix does the same in the page outside, but doesn't reach into shadow roots. Returns a
 * function that undoes this.
 */
export function isolate(element: Element): () => void {
  const made: Element[] = [];
  const silence = (other: Element) => {
    if (other.hasAttribute('inert') || other.matches('[aria-live]')) return;
    if (other.querySelector('[aria-live]')) {
      for (const child of other.children) silence(child);
      return;
    }
    other.setAttribute('inert', '');
    made.push(other);
  };
  for (let kept: Element | null = element; kept; kept = outwards(kept)) {
    for (const other of kept.parentNode?.children ?? []) if (other !== kept) silence(other);
  }
  return () => {
    for (const other of made) other.removeAttribute('inert');
  };
}

/** The next element outwards inside shadow roots. `undefined` at the page itself. */
function outwards({ parentNode }: Element): Element | null {
  const next = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  return next instanceof Element && next.getRootNode() instanceof ShadowRoot ? next : null;
}
