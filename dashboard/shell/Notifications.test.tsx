import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Notifications } from './Notifications';
import { toasts } from './pageToasts';

it('shows notifications, and renders nothing before the first one', async () => {
  render(<Notifications />);
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  act(() => toasts.show('negative', 'Error fetching artifact: 500.'));
  expect(await screen.findByText('Error fetching artifact: 500.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Error fetching artifact: 500.')).toBeNull();
});
