import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ArrivalScreen, scrollAsUser } from '../../tests/render/ArrivalScreen';
import { renderScreen } from '../../tests/render/renderScreen';

/** The maximum position that the page can be scrolled to. */
let greatest = Infinity;
let tellGrowth: () => void = () => undefined;

class FakeResizeObserver {
  constructor(readonly tell: () => void) {}

  observe() {
    tellGrowth = this.tell;
  }

  disconnect() {
    tellGrowth = () => undefined;
  }
}

/** Loads more of the page. */
function grow(next: number) {
  greatest = next;
  tellGrowth();
}

/** Leaves a page at 1500 pixels and loads it again. At first, it is short. */
function reload() {
  const { unmount } = renderScreen(<ArrivalScreen />, '/artifacts');
  scrollAsUser(1500);
  unmount();
  greatest = 400;
  return renderScreen(<ArrivalScreen />, '/artifacts');
}

beforeEach(() => {
  greatest = Infinity;
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.spyOn(window, 'scrollTo').mockImplementation((_: unknown, top?: number) => {
    window.scrollY = Math.min(top ?? NaN, greatest);
  });
  const visit = { type: 'reload' } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.scrollY = 0;
});

describe('the scroll position after a reload', () => {
  it('is reached as soon as the page is tall enough, and then left alone', () => {
    reload();
    expect(window.scrollY).toBe(400);
    grow(900);
    expect(window.scrollY).toBe(900);
    grow(3000);
    expect(window.scrollY).toBe(1500);
    scrollAsUser(2000);
    grow(4000);
    expect(window.scrollY).toBe(2000);
  });

  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])(
    'is given up after the user scrolls by %s',
    (type) => {
      reload();
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      scrollAsUser(200);
      grow(3000);
      expect(window.scrollY).toBe(200);
    },
  );

  it('is kept by another reload while the page is short', () => {
    const { unmount } = reload();
    window.dispatchEvent(new Event('scrollend'));
    window.dispatchEvent(new Event('pagehide'));
    unmount();
    greatest = 3000;
    renderScreen(<ArrivalScreen />, '/artifacts');
    expect(window.scrollY).toBe(1500);
  });

  it('does not move the next screen', () => {
    reload();
    act(() => screen.getByRole('button', { name: 'About' }).click());
    expect(window.scrollY).toBe(0);
    grow(3000);
    expect(window.scrollY).toBe(0);
  });
});
