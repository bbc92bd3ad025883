import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { forgetFormerPage, positionOf, rememberPosition } from './scrollMemory';

/**
 * What happens on arriving at a screen: the focus moves to its contents, so that keyboard and screen reader begin
 * there. A new screen begins at its top, one that a person comes back to where it was left.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const way = useNavigationType();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    forgetFormerPage();
  }, []);
  // Before the next screen scrolls to its top, or its position would be taken for that of the one that was left.
  useLayoutEffect(() => {
    const remember = () => rememberPosition(key);
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
    if (shown.current === pathname && way === NavigationType.Replace) return;
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true });
    shown.current = pathname;
    window.scrollTo(0, way === NavigationType.Pop ? positionOf(key) : 0);
  }, [pathname, key, way, main]);
}
