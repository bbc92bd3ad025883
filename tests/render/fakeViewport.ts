import { act } from '@testing-library/react';

/** What a person sees of the page, in jsdom, which shows nothing. */
export interface FakeViewport {
  /** Brings everything that is watched into view. */
  show: () => void;
  /** Takes the `IntersectionObserver` away again. */
  restore: () => void;
}

/** Gives the page an `IntersectionObserver` that sees nothing before `show`. */
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
