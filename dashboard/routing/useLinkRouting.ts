import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { pathWithin } from '../../src/domain/addresses/routes';
import { dashboardBase } from './base';

/**
 * Routes clicks on ordinary links within the dashboard, instead of loading the page again.
 * Components render ordinary links, so that middle clicks and "open in new tab" work.
 */
export function useLinkRouting(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const route = routeOfClick(event);
      if (!route) return;
      event.preventDefault();
      // A repeated link within the page adds no history entry.
      const { hash, href } = route.link;
      void navigate(route.path, { replace: Boolean(hash) && href === window.location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** A clicked link within the dashboard. */
export interface ClickedRoute {
  link: HTMLAnchorElement;
  /** The path within the dashboard that it links to. */
  path: string;
}

/** The link within the dashboard that a click follows; `undefined` if it opens elsewhere. */
export function routeOfClick(event: MouseEvent): ClickedRoute | undefined {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  if (button || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) return undefined;
  const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  const path = pathWithin(dashboardBase, link.href);
  return path === undefined ? undefined : { link, path };
}
