import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { screenPath } from '../../../src/entries/domain';
import { forgetFormerPage, positionOf, rememberPosition } from './scrollMemory';

/**
 * What happens on arriving at a screen: the focus moves to its contents, so that keyboard and screen reader begin
 * there. A new screen begins at its top, one that a person comes back to where it was left. Whoever chooses another version
 * of an artifact, or a place within the page, stays where they are.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash, key } = useLocation();
  const way = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    forgetFormerPage();
  }, []);
  // Before the next screen scrolls to its top, or its position would be taken for that of the one that was left.
  useLayoutEffect(() => {
    const entry = entryInHistory();
    // What scrolls when the next entry is there already, but not drawn, belongs to that.
    const remember = () => {
      if (entryInHistory() === entry) rememberPosition(key);
    };
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    // Whoever clicks while the page still scrolls leaves it before the scrolling ends.
    document.addEventListener('click', remember, { capture: true });
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
      document.removeEventListener('click', remember, { capture: true });
    };
  }, [key]);
  useLayoutEffect(() => {
    const former = shown.current;
    shown.current = pathname;
    if (former === pathname && way === NavigationType.Replace) return;
    const isSameArtifact = former !== pathname && screenPath(former) === screenPath(pathname);
    // What was pressed may be gone.
    const isFocusLost = isSameArtifact && document.activeElement === document.body;
    if ((former !== pathname && !isSameArtifact) || isFocusLost)
      main.current?.focus({ preventScroll: true });
    if (way === NavigationType.Pop) window.scrollTo(0, positionOf(key));
    else if (isSameArtifact || (former === pathname && hash)) rememberPosition(key);
    else window.scrollTo(0, 0);
  }, [pathname, hash, key, way, main]);
}

/** Changes when the browser goes to another entry of its history. */
const entryInHistory = () => (window.history.state as { key?: string } | null)?.key;
