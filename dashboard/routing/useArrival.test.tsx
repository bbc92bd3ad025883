import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArrivalScreen, scrollAsUser } from '../../tests/render/ArrivalScreen';
import { renderScreen } from '../../tests/render/renderScreen';

/** The positions that the page was scrolled to. */
const scrolled = vi.fn();
const hasFocus = () => document.activeElement === screen.getByRole('main');
const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  act(() => button.click());
};

/** Sets how the browser reached the page. */
function comeBy(type: NavigationTimingType) {
  const entry = { type } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
}

beforeEach(() => {
  scrolled.mockClear();
  vi.spyOn(window, 'scrollTo').mockImplementation((_: unknown, top?: number) => {
    window.scrollY = top ?? NaN;
    scrolled(top);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.scrollY = 0;
});

describe('useArrival', () => {
  it('keeps the focus on the first screen, and moves it to the contents of the next', () => {
    renderScreen(<ArrivalScreen />, '/artifacts');
    expect(document.activeElement).toBe(document.body);
    press('About');
    expect(hasFocus()).toBe(true);
  });

  it('leaves the position of a page that has just loaded alone', () => {
    window.scrollY = 400;
    renderScreen(<ArrivalScreen />, '/artifacts');
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('starts a new screen at its top', () => {
    renderScreen(<ArrivalScreen />, '/artifacts');
    scrollAsUser(700);
    scrolled.mockClear();
    press('About');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0);
  });

  it('restores the scroll position of an earlier screen', async () => {
    renderScreen(<ArrivalScreen />, '/artifacts');
    scrollAsUser(700);
    press('About');
    scrollAsUser(300);
    scrolled.mockClear();
    press('Back');
    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(700));
    expect(hasFocus()).toBe(true);
  });

  it('does not scroll while filters are written into the address', () => {
    renderScreen(<ArrivalScreen />, '/artifacts?q=a');
    scrollAsUser(700);
    scrolled.mockClear();
    press('Filter');
    expect(window.location.search).toBe('?q=b');
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.activeElement?.textContent).toBe('Filter');
  });

  it('scrolls to the top and keeps the focus when the same screen is opened again', () => {
    renderScreen(<ArrivalScreen />, '/artifacts');
    scrollAsUser(700);
    scrolled.mockClear();
    press('Same screen anew');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0);
    expect(document.activeElement?.textContent).toBe('Same screen anew');
  });

  it.each(['reload', 'back_forward'] as const)(
    'shows the page where it was left after a %s',
    (type) => {
      comeBy(type);
      const { unmount } = renderScreen(<ArrivalScreen />, '/artifacts');
      scrollAsUser(700);
      unmount();
      scrolled.mockClear();
      renderScreen(<ArrivalScreen />, '/artifacts');
      expect(scrolled).toHaveBeenCalledExactlyOnceWith(700);
    },
  );

  it('starts at the top of a page that is opened again in the same tab', () => {
    const { unmount } = renderScreen(<ArrivalScreen />, '/artifacts');
    scrollAsUser(700);
    unmount();
    scrolled.mockClear();
    comeBy('navigate');
    renderScreen(<ArrivalScreen />, '/about');
    // Browsers start there.
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('stores the position of a page that is closed while it scrolls', () => {
    comeBy('reload');
    const { unmount } = renderScreen(<ArrivalScreen />, '/artifacts');
    window.scrollY = 250;
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    scrolled.mockClear();
    renderScreen(<ArrivalScreen />, '/artifacts');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(250);
  });

  it('works if the browser blocks storage', async () => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
    renderScreen(<ArrivalScreen />, '/artifacts');
    scrollAsUser(700);
    press('About');
    scrolled.mockClear();
    press('Back');
    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(0));
  });

  it('keeps position and focus when another version is chosen', () => {
    renderScreen(<ArrivalScreen />, '/artifacts/a');
    for (const name of ['Version', 'Latest']) {
      scrollAsUser(700);
      scrolled.mockClear();
      press(name);
      expect(scrolled).not.toHaveBeenCalled();
      expect(document.activeElement).toBe(screen.getByRole('button', { name }));
    }
    press('Other artifact');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0);
    expect(hasFocus()).toBe(true);
  });

  it('restores the position of each version', async () => {
    renderScreen(<ArrivalScreen />, '/artifacts/a');
    scrollAsUser(700);
    press('Version');
    scrollAsUser(300);
    scrolled.mockClear();
    press('Back');
    await waitFor(() => expect(scrolled).toHaveBeenCalledExactlyOnceWith(700));
  });

  it('does not scroll to a place within the page, which others do', () => {
    renderScreen(<ArrivalScreen />, '/artifacts/a');
    scrollAsUser(700);
    scrolled.mockClear();
    press('Place');
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Place' }));
  });
});
