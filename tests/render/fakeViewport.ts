import { act } from '@testing-library/react';

/** The visible part of the page for jsdom, which has none. */
export interface FakeViewport {
  /** Makes all observed elements visible. */
  show: () => void;
  /** Removes the `IntersectionObserver`. */
  restore: () => void;
}

/** Adds an `IntersectionObserver` for which nothing is visible before `show`. */
export function fakeViewport(): FakeViewport {
  const observers = new Set<FakeIntersectionObserver>();
  class FakeIntersectionObserver implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly targets = new Set<Element>();

    constructor(readonly callback: IntersectionObserverCallback) {
      observers.add(this);
    }

    observe(target: Element) {
      this.targets.add(target);
    }

    unobserve(target: Element) {
      this.targets.delete(target);
    }

    disconnect() {
      this.targets.clear();
    }

    takeRecords() {
      return [];
    }
  }
  const before = globalThis.IntersectionObserver;
  globalThis.IntersectionObserver = FakeIntersectionObserver;
  return {
    show() {
      act(() => {
        for (const observer of observers) {
          const entries = [...observer.targets].map((target) => ({ target, isIntersecting: true }));
          if (entries.length > 0)
            observer.callback(entries as unknown as IntersectionObserverEntry[], observer);
        }
      });
    },
    restore() {
      globalThis.IntersectionObserver = before;
    },
  };
}
