import { type RefObject, useLayoutEffect } from 'react';
import { anchorElements, hashOf, linkedElement } from './headings';
import { goTo } from './readingPlace';

/**
 * The page's address without its fragment. With a `<base>`, a bare fragment would be relative to
 * that.
 */
export const pageAddress = () => window.location.pathname + window.location.search;

/** Adds the page's address to links that are bare fragments. */
export function completeAnchors(text: ParentNode): void {
  const page = pageAddress();
  const hashes = new Set(anchorElements(text).map(hashOf));
  for (const link of text.querySelectorAll<HTMLAnchorElement>('a:not([target])')) {
    if (hashes.has(link.hash)) link.setAttribute('href', page + link.hash);
  }
}

/** Adds addresses to external links, for print. Skips links whose text is the address. */
export function noteAddresses(text: ParentNode): void {
  for (const link of text.querySelectorAll<HTMLAnchorElement>('a[target]')) {
    const words = link.textContent?.trim() ?? '';
    const address = link.href.replace(/^https?:\/\//, '').replace(/\/$/, '');
    if (words && !words.includes(address)) link.dataset.address = link.href;
  }
}

/**
 * Lets links in `part` reach headings and footnotes in `text`. In a shadow root, the browser would
 * search the page instead; the page's address stays as it is there. `reach` makes the anchor
 * visible, then calls its argument.
 */
export function useTextAnchors(
  part: RefObject<HTMLElement | null>,
  text: RefObject<HTMLElement | null>,
  reach: (then: () => void) => void,
): void {
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return undefined;
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) && linkOf(event);
      const anchor = link && text.current && linkedElement(text.current, link);
      if (!anchor) return;
      if (element.getRootNode() instanceof ShadowRoot) event.preventDefault();
      reach(() => goTo(anchor));
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [part, text, reach]);
}

/** The heading or footnote that the page's address names, if it is in this text. */
export function addressedElement(text: ParentNode): HTMLElement | undefined {
  return window.location.hash ? linkedElement(text, window.location) : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  return event.composedPath().find((node) => node instanceof HTMLAnchorElement);
}
