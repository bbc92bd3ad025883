import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../tests/render/renderPart';
import { toasts } from '../shell/pageToasts';
import { ShortcutsButton } from './ShortcutsButton';

vi.mock('./ShortcutsDialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  for (const { id } of toasts.current()) toasts.dismiss(id);
});

it('says so if the code of the dialog does not load', async () => {
  const { user } = renderPart(<ShortcutsButton />);
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await waitFor(() =>
    expect(toasts.current()).toMatchObject([
      { kind: 'negative', message: 'The keyboard shortcuts could not be loaded. Try again.' },
    ]),
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});
