import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useQuestion } from '../questions/useQuestion';
import { guardHistory } from './historyGuard';
import { routeOfClick } from './useLinkRouting';

/** Index of the current history entry in the router's count. */
const historyIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** An address without its fragment. */
const pageOf = (address: string) => address.split('#', 1)[0];

/**
 * Asks before the user leaves unsaved work. A dialog of the page asks before links of the dashboard
 * or the history's buttons open another screen. The browser asks when the page is closed, reloaded
 * or left for another site. Moving to a fragment of the same page needs no confirmation. Returns
 * the dialog. `consequence` states what happens to the unsaved work. The router's own guard would
 * need a data router (decision 16).
 */
export function useLeaveGuard(isDirty: boolean, consequence: string): ReactNode {
  const { key } = useLocation();
  const navigate = useNavigate();
  const { ask, dialog } = useQuestion();
  useEffect(() => {
    if (!isDirty) return undefined;
    const index = historyIndex();
    const page = pageOf(window.location.href);
    let isAsking = false;
    let isReturning = false;
    let isAgreed = false;

    const askBefore = async (leave: () => void) => {
      if (isAsking) return;
      isAsking = true;
      const isYes = await ask({
        title: 'Leave this page?',
        consequence,
        confirmLabel: 'Leave Page',
      });
      isAsking = false;
      if (isYes) leave();
    };
    const askOnUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const askOnLink = (event: MouseEvent) => {
      const route = routeOfClick(event);
      if (!route || leadsWithin(route.link.href)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      void askBefore(() => void navigate(route.path));
    };
    const askOnHistory = (event: PopStateEvent) => {
      if (isAgreed) {
        isAgreed = false;
        return;
      }
      if (!isReturning && pageOf(window.location.href) === page) return;
      // The address has already changed. Hide this from the router until it is changed back.
      event.stopImmediatePropagation();
      isReturning = !isReturning;
      if (!isReturning) return;
      const steps = historyIndex() - index;
      window.history.go(-steps);
      void askBefore(() => {
        isAgreed = true;
        window.history.go(steps);
      });
    };

    window.addEventListener('beforeunload', askOnUnload);
    const endGuard = guardHistory(askOnHistory);
    document.addEventListener('click', askOnLink, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', askOnUnload);
      endGuard();
      document.removeEventListener('click', askOnLink, { capture: true });
    };
  }, [isDirty, consequence, key, navigate, ask]);
  return dialog;
}

/** Whether a link points to a place within the current page. */
function leadsWithin(address: string): boolean {
  return address.includes('#') && pageOf(address) === pageOf(window.location.href);
}
