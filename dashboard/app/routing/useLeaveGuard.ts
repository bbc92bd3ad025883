import { useEffect } from 'react';
import { guardHistory } from './historyGuard';

/** Index of the current history entry, as the router counts. */
const historyIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before the user leaves unsaved work: by a link, by the history's buttons, by closing or
 * reloading. The router's own guard would need a data router (decision 16).
 */
export function useLeaveGuard(isDirty: boolean, question: string): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const index = historyIndex();
    let isReturning = false;

    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const askOnLink = (event: MouseEvent) => {
      const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
      if (!link?.href || (link.target && link.target !== '_self') || isOtherTab(event)) return;
      if (link.origin !== window.location.origin || window.confirm(question)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const askOnHistory = (event: PopStateEvent) => {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      if (window.confirm(question)) return;
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
  }, [isDirty, question]);
}

function isOtherTab({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
}
