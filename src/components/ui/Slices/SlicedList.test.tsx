import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SlicedList } from './SlicedList';

const shown = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
const names = (count: number) => Array.from({ length: count }, (_, index) => `Name ${index + 1}`);
const list = (count: number) => (
  <SlicedList items={names(count)} aria-label="Names">
    {(name, index) => <li key={index}>{name}</li>}
  </SlicedList>
);

describe('SlicedList', () => {
  it('shows up to 50 items without a button', () => {
    render(list(50));
    expect(shown()).toEqual(names(50));
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the first 50 of very many items, and counts all', () => {
    render(list(100_000));
    expect(shown()).toEqual(names(50));
    expect(screen.getByRole('button').textContent).toBe('Show all 100,000');
  });

  it('shows all in slices, in their order, and moves the focus to the first new one', async () => {
    const user = userEvent.setup();
    render(list(600));
    await user.click(screen.getByRole('button', { name: 'Show all 600' }));
    expect(screen.queryByRole('button')).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Name 51'));
    await waitFor(() => expect(shown()).toEqual(names(600)));
    expect(document.activeElement?.textContent).toBe('Name 51');
  });

  it('follows its items', () => {
    const { rerender } = render(list(70));
    rerender(list(3));
    expect(shown()).toEqual(names(3));
  });
});
