import './dashboardBase';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type PartServices, type RenderedPart, renderPart } from './renderPart';

/** Shows a piece of the dashboard at a path below its base: `renderScreen(<Shell />, '/artifacts?q=tcp')`. */
export function renderScreen(
  piece: ReactNode,
  path = '/',
  services: PartServices = {},
): RenderedPart {
  window.history.replaceState(null, '', `/dashboard${path}`);
  return renderPart(<BrowserRouter basename="/dashboard">{piece}</BrowserRouter>, {
    linkBase: document.baseURI,
    ...services,
  });
}

/** Changes the address as the browser's own buttons do. */
export function visit(path: string): void {
  act(() => {
    window.history.pushState(null, '', `/dashboard${path}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
