import './dashboardBase';
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from '../../dashboard/session/SessionContext';
import { type FakeSession, fakeSession } from '../fakes/fakeSession';
import { type PartServices, type RenderedPart, renderPart } from './renderPart';

export interface ScreenServices extends PartServices {
  /** The session to sign in and out with. @default nobody is signed in */
  signOn?: FakeSession;
}

/**
 * Renders a part of the dashboard at a path below its base: `renderScreen(<Shell />,
 * '/artifacts?q=tcp')`.
 */
export function renderScreen(
  piece: ReactNode,
  path = '/',
  { signOn = fakeSession(), ...services }: ScreenServices = {},
): RenderedPart {
  window.history.replaceState(null, '', `/dashboard${path}`);
  return renderPart(
    <SessionProvider value={signOn}>
      <BrowserRouter basename="/dashboard">{piece}</BrowserRouter>
    </SessionProvider>,
    { linkBase: document.baseURI, session: signOn, ...services },
  );
}

/** Changes the address like the browser's back and forward buttons. */
export function visit(path: string): void {
  act(() => {
    window.history.pushState(null, '', `/dashboard${path}`);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
}
