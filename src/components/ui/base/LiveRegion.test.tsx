import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LiveRegion } from './LiveRegion';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const said = () => screen.getByRole('status').textContent;
const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));

it('says a text when typing pauses, and does not leave it beside the visible one', () => {
  const { rerender } = render(<LiveRegion text="" />);
  rerender(<LiveRegion text="74 artifacts" />);
  rerender(<LiveRegion text="12 artifacts" />);
  expect(said()).toBe('');
  wait(600);
  expect(said()).toBe('12 artifacts');
  wait(10_000);
  expect(said()).toBe('');
  rerender(<LiveRegion text="3 artifacts" />);
  wait(600);
  expect(said()).toBe('3 artifacts');
});
