import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { VisibilityChoice } from './VisibilityChoice';

it('shows the value and what it means', () => {
  render(<VisibilityChoice value="private" onChange={() => {}} />);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'private' }).checked).toBe(true);
  const group = screen.getByRole('group', { name: 'Visibility', description: /secret link/ });
  expect(group).toBeTruthy();
});

it('changes by a click', async () => {
  const onChange = vi.fn();
  render(<VisibilityChoice value="private" onChange={onChange} />);
  await userEvent.click(screen.getByRole('radio', { name: 'public' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('public');
});

it('says what is wrong in place of the meaning', () => {
  render(<VisibilityChoice value="public" onChange={() => {}} problem="Not a valid choice." />);
  expect(screen.getByRole('group', { description: 'Not a valid choice.' })).toBeTruthy();
});
