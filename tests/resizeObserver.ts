/** jsdom has no layout, so nothing is ever resized. `fakeLayout` replaces this. */
class IdleResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

globalThis.ResizeObserver = IdleResizeObserver;
