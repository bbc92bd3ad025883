/**
 * Makes everything else inside the shadow roots around an element inert, as `aria-modal` promises; live regions go on
 * speaking. What lies in the page itself is left to Radix, which sees no further than that. Returns the function that takes
 * this back.
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

/** What stands around an element within shadow roots, from the innermost one outwards; not what lies in the page itself. */
function outwards({ parentNode }: Element): Element | null {
  const next = parentNode instanceof ShadowRoot ? parentNode.host : parentNode;
  return next instanceof Element && next.getRootNode() instanceof ShadowRoot ? next : null;
}
