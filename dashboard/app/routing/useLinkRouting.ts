import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { pathWithin } from '../../../src/entries/domain';
import { dashboardBase } from './base';

/**
 * Routes clicks on ordinary links within the dashboard, instead of loading the page again.
 * Components render ordinary links, so that middle clicks and "open in new tab" work.
 */
export function useLinkRouting(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? linkOf(event) : undefined;
      const path = targetOf(link);
      if (path === undefined) return;
      event.preventDefault();
      // A repeated link within the page adds no history entry.
      void navigate(path, { replace: Boolean(link?.hash) && link?.href === window.location.href });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

function isPlainClick(event: MouseEvent): boolean {
  const { button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented } = event;
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}

function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  return event.composedPath().find((node) => node instanceof HTMLAnchorElement);
}

/** The path within the dashboard that a link leads to; `undefined` if it opens elsewhere. */
function targetOf(link: HTMLAnchorElement | undefined): string | undefined {
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self'))
    return undefined;
  return pathWithin(dashboardBase, link.href);
}
