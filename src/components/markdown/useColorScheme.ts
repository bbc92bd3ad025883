import { type RefObject, useLayoutEffect } from 'react';
import type { RenderedMarkdown } from './renderMarkdown';

/** The values of `column-rule-color` in `prose.css.ts`, as browsers compute them. */
const schemes: Readonly<Record<string, string>> = {
  'rgb(255, 255, 255)': 'light',
  'rgb(0, 0, 0)': 'dark',
};

/**
 * Lets styles choose the images for the present colour scheme. The scheme is that of the text's
 * place, which may have its own `theme` or `color-scheme`, so no media query knows it.
 */
export function useColorScheme(
  box: RefObject<HTMLElement | null>,
  rendered: RenderedMarkdown | undefined,
): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element?.querySelector('[data-only]')) return undefined;
    const read = () => {
      const scheme = schemes[getComputedStyle(element).columnRuleColor];
      if (scheme) element.setAttribute('data-scheme', scheme);
    };
    read();
    // The colour's transition ends whenever the scheme has changed, for whatever reason.
    element.addEventListener('transitionend', read);
    return () => element.removeEventListener('transitionend', read);
  }, [box, rendered]);
}
