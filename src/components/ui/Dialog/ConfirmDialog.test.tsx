import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '../../../../tests/fakes/deferred';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

const onConfirm = vi.fn<() => void | Promise<void>>();
const onCancel = vi.fn();
const button = (name: string) => screen.getByRole('button', { name });
const question = 'Are you sure you want to delete artifact "Traces"?';

function ask(props: Partial<ConfirmDialogProps> = {}) {
  return render(
    <ConfirmDialog
      isOpen
      title="Confirm Deletion"
      confirmLabel="Delete"
      isDanger
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    >
      {question}
    </ConfirmDialog>,
  );
}

beforeEach(() => {
  vi.resetAllMocks();
});

describe('ConfirmDialog', () => {
  it('asks as an alert, with its message and two answers', () => {
    ask();
    const dialog = screen.getByRole('alertdialog', { name: 'Confirm Deletion' });
    const said = document.getElementById(dialog.getAttribute('aria-describedby') as string);
    expect(said?.textContent).toBe(question);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Cancel',
      'Delete',
    ]);
  });

  it('begins at Cancel where the answer cannot be undone, else at the answer', () => {
    const { unmount } = ask();
    expect(document.activeElement).toBe(button('Cancel'));
    unmount();
    ask({ isDanger: false, confirmLabel: 'Go on' });
    expect(document.activeElement).toBe(button('Go on'));
  });

  it('cancels by Cancel and by Escape', async () => {
    ask();
    await userEvent.click(button('Cancel'));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(2);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('takes one yes as one, and waits for what it started', async () => {
    const answer = deferred<void>();
    onConfirm.mockReturnValue(answer.promise);
    ask();
    await userEvent.dblClick(button('Delete'));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(button('Delete').getAttribute('aria-busy')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(button('Delete')));
    await userEvent.click(button('Cancel'));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).not.toHaveBeenCalled();
    await act(async () => answer.resolve());
    expect(button('Delete').getAttribute('aria-busy')).toBeNull();
  });

  it('is busy as long as its owner says so', async () => {
    ask({ isBusy: true });
    await userEvent.click(button('Delete'));
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
