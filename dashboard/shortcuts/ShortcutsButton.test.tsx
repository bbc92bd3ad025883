import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '../../tests/render/renderPart';
import { ShortcutsButton } from './ShortcutsButton';
import { turnSlashShortcut } from './slashSetting';

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

it('opens by ?, except where text is typed, over a dialog, and where it is turned off', async () => {
  const { user, container } = renderPart(
    <>
      <input aria-label="Title" />
      <ShortcutsButton />
    </>,
  );
  const isAsked = () => screen.queryByText(/could not be loaded/) !== null;
  await user.type(screen.getByRole('textbox'), '?');
  expect(screen.getByRole('textbox')).toHaveProperty('value', '?');
  expect(isAsked()).toBe(false);
  screen.getByRole('textbox').blur();
  act(() => turnSlashShortcut(false));
  await user.keyboard('?');
  expect(isAsked()).toBe(false);
  act(() => turnSlashShortcut(true));
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  container.append(dialog);
  await user.keyboard('?');
  expect(isAsked()).toBe(false);
  dialog.remove();
  await user.keyboard('?');
  await waitFor(() => expect(isAsked()).toBe(true));
});
