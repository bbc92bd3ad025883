import { act } from '@testing-library/react';
import { vi } from 'vitest';

export interface FakeLayoutOptions {
  /** Width of every element, in pixels. @default 1200 */
  width?: number;
  /** Height of every element, in pixels. @default 350 */
  height?: number;
}

/** Sizes for jsdom, which has no layout. */
export interface FakeLayout {
  /** Sets the width of all elements and notifies resize observers. */
  resize: (width: number) => void;
  /** Removes the sizes. */
  restore: () => void;
}

/** Gives every element a size, and the page a `ResizeObserver` and a `scrollTo` without effect. */
export function fakeLayout({ width = 1200, height = 350 }: FakeLayoutOptions = {}): FakeLayout {
  let widthOfAll = width;
  const observers = new Set<FakeResizeObserver>();
  class FakeResizeObserver implements ResizeObserver {
    readonly targets = new Set<Element>();
    readonly tell: () => void;

    constructor(callback: ResizeObserverCallback) {
      this.tell = () => callback([], this);
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
  }
  const fakes = [
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => widthOfAll),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height),
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined),
  ];
  const observerBefore = globalThis.ResizeObserver;
  globalThis.ResizeObserver = FakeResizeObserver;
  return {
    resize(next) {
      widthOfAll = next;
      act(() => {
        for (const { targets, tell } of observers) if (targets.size > 0) tell();
      });
    },
    restore() {
      for (const fake of fakes) fake.mockRestore();
      globalThis.ResizeObserver = observerBefore;
    },
  };
}
