import { type FakeLayout, fakeLayout } from './fakeLayout';

/**
 * Adds what an open list needs and jsdom does not have: sizes, scrolling into view, pointer
 * capture.
 */
export function fakeSelect(): FakeLayout {
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
  });
  return fakeLayout();
}
