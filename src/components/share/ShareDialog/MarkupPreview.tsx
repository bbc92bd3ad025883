import DOMPurify from 'dompurify';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Shows markup as another page would, without the styles of this one. Nothing in it can be pressed.
 */
export function MarkupPreview({ markup }: { markup: string }) {
  const place: RefObject<HTMLDivElement | null> = useRef(null);
  useEffect(() => {
    const host = place.current;
    if (!host) return;
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
    root.replaceChildren(fragmentOf(markup));
  }, [markup]);
  return <div ref={place} />;
}

/** The security policy refuses style attributes in markup, but not styles that a script sets. */
function fragmentOf(markup: string): DocumentFragment {
  const fragment = DOMPurify.sanitize(markup.replaceAll(' style="', ' data-style="'), {
    RETURN_DOM_FRAGMENT: true,
  });
  for (const element of fragment.querySelectorAll<HTMLElement | SVGElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  return fragment;
}
