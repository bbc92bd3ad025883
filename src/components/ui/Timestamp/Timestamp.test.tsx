import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Timestamp } from './Timestamp';

describe('Timestamp', () => {
  it('says the day, and the exact time on asking', () => {
    render(<Timestamp instant={Date.UTC(2026, 2, 5, 16, 2)} />);
    const time = screen.getByText('5 March 2026');
    expect(time.getAttribute('datetime')).toBe('2026-03-05T16:02:00.000Z');
    expect(time.title).toBe('5 March 2026, 16:02 UTC');
  });

  it.each([undefined, NaN, Infinity, 9e15])('shows nothing for %s', (instant) => {
    const { container } = render(<Timestamp instant={instant} />);
    expect(container.innerHTML).toBe('');
  });
});
