import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureNote } from './FailureNote';

// jsdom does not scroll.
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

it('scrolls into view when it is announced, and only then', () => {
  const scroll = vi.fn();
  Element.prototype.scrollIntoView = scroll;
  const { rerender } = render(<FailureNote heading="The artifact was not saved" />);
  expect(scroll).not.toHaveBeenCalled();
  rerender(<FailureNote heading="The artifact was not saved" isAlert />);
  expect(scroll).toHaveBeenCalledOnce();
});
