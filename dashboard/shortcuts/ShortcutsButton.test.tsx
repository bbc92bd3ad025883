import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../tests/render/renderPart';
import { ShortcutsButton } from './ShortcutsButton';

vi.mock('./ShortcutsDialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('says so if the code of the dialog does not load, and offers to try again', async () => {
  const { user } = renderPart(<ShortcutsButton />);
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'The keyboard shortcuts could not be loaded. Try again',
    ),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
});
