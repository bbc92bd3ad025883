import { useCallback, useSyncExternalStore } from 'react';

/**
 * The language that an element inherits from its page (HTML, the `lang` attribute): `''` if the
 * page does not say it. Follows the page.
 */
export function usePageLanguage(element: HTMLElement): string {
  const watch = useCallback((listener: () => void) => {
    const observer = new MutationObserver(listener);
    observer.observe(document, { attributeFilter: ['lang'], subtree: true });
    return () => observer.disconnect();
  }, []);
  return useSyncExternalStore(watch, () => languageAt(element));
}

function languageAt(element: Element): string {
  const speaker = element.closest<HTMLElement>('[lang]');
  if (speaker) return speaker.lang;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? languageAt(root.host) : '';
}
