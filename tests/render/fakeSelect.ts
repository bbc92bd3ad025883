import { type FakeLayout, fakeLayout } from './fakeLayout';

/** What a list that opens asks of a page and jsdom does not have: sizes, scrolling into view, a captured pointer. */
export function fakeSelect(): FakeLayout {
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
  });
  return fakeLayout();
}
