import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { screenPath } from '../../src/domain/addresses/routes';
import { focusHeading } from './focusHeading';
import { isRestoring, restorePosition } from './restorePosition';
import { forgetFormerPage, positionOf, rememberPosition } from './scrollMemory';

/**
 * Handles arrival at a screen: the focus moves to its heading. A new screen starts at its top, and
 * an earlier one at the position where the user left it, also if a link names its history entry
 * (`place`). Another version, another place in the same page, and an address with `keepsPlace`
 * change neither scroll position nor focus.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname, hash, key } = location;
  const { place, keepsPlace } = (location.state ?? {}) as { place?: string; keepsPlace?: boolean };
  const way = useNavigationType();
  const shown = useRef('');
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    forgetFormerPage();
  }, []);
  // Runs before the next screen scrolls to its top, which would overwrite the position.
  useLayoutEffect(() => {
    const entry = entryInHistory();
    // A scroll after the address has changed belongs to the next screen.
    const remember = () => {
      if (entryInHistory() === entry && !isRestoring()) rememberPosition(key);
    };
    window.addEventListener('scrollend', remember);
    window.addEventListener('pagehide', remember);
    // A click may leave the page before scrolling ends.
    document.addEventListener('click', remember, { capture: true });
    return () => {
      window.removeEventListener('scrollend', remember);
      window.removeEventListener('pagehide', remember);
      document.removeEventListener('click', remember, { capture: true });
    };
  }, [key]);
  useLayoutEffect(() => {
    const isLoad = !shown.current;
    const former = shown.current || pathname;
    shown.current = pathname;
    if (former === pathname && way === NavigationType.Replace) return undefined;
    const isSameArtifact = former !== pathname && screenPath(former) === screenPath(pathname);
    // The pressed element may have disappeared.
    const isFocusLost = isSameArtifact && document.activeElement === document.body;
    const isArrival = (former !== pathname && !isSameArtifact) || isFocusLost;
    const endFocus = isArrival && main.current ? focusHeading(main.current) : undefined;
    let endScroll: (() => void) | undefined;
    const entry = way === NavigationType.Pop ? key : place;
    if (entry) {
      const top = positionOf(entry);
      // A page that has just loaded starts at its top, unless the user has scrolled it since.
      if (top || !isLoad) endScroll = restorePosition(top);
    } else if (isSameArtifact || (former === pathname && (hash || keepsPlace))) {
      rememberPosition(key);
    } else window.scrollTo(0, 0);
    return () => {
      endFocus?.();
      endScroll?.();
    };
  }, [pathname, hash, key, place, keepsPlace, way, main]);
}

/** Identifies the current history entry. */
const entryInHistory = () => (window.history.state as { key?: string } | null)?.key;
