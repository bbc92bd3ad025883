import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { guardHistory } from './historyGuard';

/** Index of the current history entry, as the router counts. */
const historyIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** An address without its fragment. */
const pageOf = (address: string) => address.split('#', 1)[0];

/**
 * Asks before the user leaves unsaved work: by a link, by the history's buttons, by closing or
 * reloading. A fragment of the same page is not asked about. The router's own guard would need a
 * data router (decision 16).
 */
export function useLeaveGuard(isDirty: boolean, question: string): void {
  const { key } = useLocation();
  useEffect(() => {
    if (!isDirty) return undefined;
    const index = historyIndex();
    const page = pageOf(window.location.href);
    let isReturning = false;

    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const askOnLink = (event: MouseEvent) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link?.href || (link.target && link.target !== '_self') || isOtherTab(event)) return;
      if (link.origin !== window.location.origin || leadsWithin(link.href)) return;
      if (window.confirm(question)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const askOnHistory = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (pageOf(window.location.href) === page || window.confirm(question)) return;
      // The address has already changed. Hide this from the router until it is changed back.
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(index - historyIndex());
    };

    window.addEventListener('beforeunload', askOnUnload);
    const endGuard = guardHistory(askOnHistory);
    document.addEventListener('click', askOnLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', askOnUnload);
      endGuard();
      document.removeEventListener('click', askOnLink, { capture: true });
    };
  }, [isDirty, question, key]);
}

/** Whether a link leads to a place within the current page. */
function leadsWithin(address: string): boolean {
  return address.includes('#') && pageOf(address) === pageOf(window.location.href);
}

function isOtherTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
