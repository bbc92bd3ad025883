import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Notifications } from './Notifications';
import { toasts } from './pageToasts';

const code = vi.hoisted(() => ({ isThere: false }));

vi.mock(import('../../src/entries/toaster'), async (importOriginal) => {
  if (!code.isThere) throw new Error('Failed to fetch dynamically imported module');
  return importOriginal();
});

afterEach(() => {
  for (const { id } of toasts.current()) toasts.dismiss(id);
});

it('does not affect the page if the code of notifications cannot load, and shows them later', async () => {
  render(
    <>
      <p>What was typed</p>
      <Notifications />
    </>,
  );
  await act(async () => toasts.show('negative', 'Could not update versions'));
  expect(screen.getByText('What was typed')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  code.isThere = true;
  vi.resetModules();
  act(() => toasts.show('positive', 'Updated versions.'));
  expect(await screen.findByText('Updated versions.')).toBeTruthy();
});
