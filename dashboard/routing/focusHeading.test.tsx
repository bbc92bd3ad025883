import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../tests/fakes/deferred';
import { renderScreen } from '../../tests/render/renderScreen';
import { ScreenBoundary } from '../shell/ScreenBoundary';
import { Shell } from '../shell/Shell';
import { lazyCode, lazyScreen } from '../../src/components/ui/lazy/lazyCode';

/** Opens a dashboard and goes to a screen by a link. The screen is still loading. */
async function arriveAtLazyScreen() {
  const contents = deferred<ReactNode>();
  const Lazy = lazyScreen(
    lazyCode(async () => {
      const shown = await contents.promise;
      return () => shown;
    }),
  );
  const { user } = renderScreen(
    <Shell>
      <ScreenBoundary>
        <Suspense>
          <Routes>
            <Route path="/" element={<a href="/dashboard/lazy">Go on</a>} />
            <Route path="/lazy" element={<Lazy />} />
          </Routes>
        </Suspense>
      </ScreenBoundary>
    </Shell>,
  );
  expect(document.activeElement).toBe(document.body);
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(document.activeElement).toBe(screen.getByRole('main'));
  /** Shows the contents. Returns their heading. */
  const load = (next: ReactNode) => {
    contents.resolve(next);
    return screen.findByRole('heading', { level: 1 });
  };
  return { load, user };
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('a heading that comes late', () => {
  it('gets the focus, and no live region repeats it', async () => {
    const { load } = await arriveAtLazyScreen();
    const heading = await load(<h1>Traces</h1>);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const regions = document.querySelectorAll('[aria-live], [role="status"], [role="alert"]');
    expect([...regions].map(({ textContent }) => textContent).join('')).not.toContain('Traces');
  });

  it('leaves the focus where the user has moved it', async () => {
    const { load, user } = await arriveAtLazyScreen();
    await user.tab();
    const focused = document.activeElement;
    expect(focused?.textContent).toBe('About');
    await load(<h1>Traces</h1>);
    expect(document.activeElement).toBe(focused);
  });

  it('does not get the focus in an alert, which is announced anyway', async () => {
    const { load } = await arriveAtLazyScreen();
    await load(
      <div role="alert">
        <h1>This page could not be shown</h1>
      </div>,
    );
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
