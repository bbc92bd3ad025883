import { screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setOnline } from '../../tests/render/connection';
import { renderScreen, visit } from '../../tests/render/renderScreen';
import { lazyCode, lazyScreen } from '../../src/components/ui/lazy/lazyCode';
import { ScreenBoundary } from './ScreenBoundary';

/** A screen that fails at one path. */
function Screen() {
  const { pathname } = useLocation();
  if (pathname === '/broken') throw new Error('Loading chunk 7 failed: secret detail');
  return <p>Screen of {pathname}</p>;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe('ScreenBoundary', () => {
  it('shows the screen', () => {
    renderScreen(
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>,
      '/about',
    );
    expect(screen.getByText('Screen of /about')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that a screen could not be shown, and what to do', () => {
    renderScreen(
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>,
      '/broken',
    );
    const alert = screen.getByRole('alert');
    expect(
      screen.getByRole('heading', { level: 1, name: 'This page could not be shown' }),
    ).toBeTruthy();
    expect(document.title).toBe('This page could not be shown - Trovi');
    expect(alert.textContent).not.toContain('secret detail');
    expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy();
  });

  it('shows the next screen normally', () => {
    renderScreen(
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>,
      '/broken',
    );
    visit('/about');
    expect(screen.getByText('Screen of /about')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

/** A screen at `/about` whose code may fail to load, next to loaded screens. */
function aLazyScreen() {
  const code = { isThere: false, loads: 0 };
  const Lazy = lazyScreen(
    lazyCode(async () => {
      code.loads += 1;
      if (!code.isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return Screen;
    }),
  );
  const Routed = () => (useLocation().pathname === '/about' ? <Lazy /> : <Screen />);
  const page = renderScreen(
    <ScreenBoundary>
      <Suspense>
        <Routed />
      </Suspense>
    </ScreenBoundary>,
    '/about',
  );
  return { code, ...page };
}

describe('a screen whose code does not load', () => {
  it('says so offline, and loads by itself when online', async () => {
    await setOnline(false);
    const { code } = aLazyScreen();
    const heading = await screen.findByRole('heading', { level: 1, name: 'You are offline' });
    expect(heading).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('You are offline - Trovi'));
    expect(screen.getByRole('alert').textContent).toContain('What you typed elsewhere is kept');
    code.isThere = true;
    await setOnline(true);
    expect(await screen.findByText('Screen of /about')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the message after a retry while offline', async () => {
    await setOnline(false);
    const { code, user } = aLazyScreen();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(code.loads).toBe(2);
    expect(screen.getByRole('heading', { name: 'You are offline' })).toBeTruthy();
  });

  it('loads after a successful retry, without a page reload', async () => {
    const { code, user } = aLazyScreen();
    const again = await screen.findByRole('button', { name: 'Load it again' });
    code.isThere = true;
    await user.click(again);
    expect(await screen.findByText('Screen of /about')).toBeTruthy();
  });

  it('loads again when users return to it', async () => {
    const { code } = aLazyScreen();
    await screen.findByRole('alert');
    visit('/artifacts');
    expect(screen.getByText('Screen of /artifacts')).toBeTruthy();
    code.isThere = true;
    visit('/about');
    expect(await screen.findByText('Screen of /about')).toBeTruthy();
    expect(code.loads).toBe(2);
  });

  it('is not requested repeatedly', async () => {
    const { code } = aLazyScreen();
    await screen.findByRole('alert');
    expect(code.loads).toBe(1);
  });
});

it('does not reload a screen with an error when the connection is back', async () => {
  renderScreen(
    <ScreenBoundary>
      <Screen />
    </ScreenBoundary>,
    '/broken',
  );
  await setOnline(true);
  expect(screen.getByRole('alert')).toBeTruthy();
});
