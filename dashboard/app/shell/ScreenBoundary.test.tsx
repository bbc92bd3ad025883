import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen, visit } from '../../../tests/render/renderScreen';
import { ScreenBoundary } from './ScreenBoundary';

/** A screen that fails at one path alone. */
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
    expect(alert.textContent).not.toContain('secret detail');
    expect(screen.getByRole('button', { name: 'Load it again' })).toBeTruthy();
  });

  it('shows the next screen as if nothing had been', () => {
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
