import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Segments } from '../Segments/Segments';
import { Dialog, type DialogProps } from './Dialog';

const onClose = vi.fn();
const dialog = () => screen.queryByRole('dialog', { name: 'Create Version from Git' });
const opener = () => screen.getByRole('button', { name: 'Open', hidden: true });

function Page({ after, ...props }: Partial<DialogProps> & { after?: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Dialog
        title="Create Version from Git"
        footer={
          <button type="button" onClick={() => setIsOpen(false)}>
            Cancel
          </button>
        }
        {...props}
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setIsOpen(false);
          after?.();
        }}
      />
    </>
  );
}

async function open(props: Partial<DialogProps> & { after?: () => void } = {}) {
  const page = render(<Page {...props} />);
  await userEvent.click(opener());
  return page;
}

/** Presses outside the dialog. */
async function pressOutside() {
  // Radix listens for presses outside from the next task on.
  await new Promise((resolve) => setTimeout(resolve));
  const scrim = dialog()?.parentElement as HTMLElement;
  fireEvent.pointerDown(scrim);
  fireEvent.click(scrim);
}

beforeEach(() => {
  vi.clearAllMocks();
});

describe('Dialog', () => {
  it('is a modal dialog with a name and a description, and hides the page behind it', async () => {
    await open({ description: 'Registers a commit.' });
    expect(dialog()?.getAttribute('aria-modal')).toBe('true');
    const description = document.getElementById(
      dialog()?.getAttribute('aria-describedby') as string,
    );
    expect(description?.textContent).toBe('Registers a commit.');
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(true);
  });

  it('keeps the focus, and gives it back to what opened it', async () => {
    await open({ children: <input aria-label="Address" /> });
    const seen = new Set<string | null>();
    for (let press = 0; press < 6; press += 1) {
      await userEvent.tab();
      expect(dialog()?.contains(document.activeElement)).toBe(true);
      seen.add(document.activeElement?.getAttribute('aria-label') ?? 'Cancel');
    }
    expect(seen).toEqual(new Set(['Close', 'Address', 'Cancel']));
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(opener()));
    expect(document.body.hasAttribute('data-scroll-locked')).toBe(false);
  });

  it('starts with the chosen radio button, also when Tab leads around', async () => {
    const options = ['a', 'b', 'c'].map((value) => ({ value, name: value.toUpperCase() }));
    await open({
      isPersistent: true,
      children: <Segments legend="Kind" options={options} value="b" onChange={() => {}} />,
    });
    const chosen = screen.getByRole('radio', { name: 'B' });
    const last = screen.getByRole('button', { name: 'Cancel' });
    act(() => last.focus());
    await userEvent.tab();
    expect(document.activeElement).toBe(chosen);
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(last);
  });

  it('leaves the focus where it was led meanwhile', async () => {
    const other = document.body.appendChild(document.createElement('button'));
    await open({ after: () => setTimeout(() => other.focus()) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(other));
    await new Promise((resolve) => setTimeout(resolve, 5));
    await waitFor(() => expect(document.activeElement).toBe(other));
    other.remove();
  });

  it('closes by Close and by a press outside', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    await userEvent.click(opener());
    await pressOutside();
    expect(dialog()).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('stays while a toast above it is dismissed', async () => {
    await open();
    const toasts = document.body.appendChild(document.createElement('section'));
    toasts.setAttribute('aria-live', 'polite');
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.pointerDown(toasts);
    fireEvent.click(toasts);
    expect(dialog()).toBeTruthy();
    toasts.remove();
  });

  it('stays where it is persistent, until Escape or its own button', async () => {
    await open({ isPersistent: true });
    await pressOutside();
    expect(dialog()).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  it('is closed by nothing while it is busy', async () => {
    await open({ isBusy: true });
    await userEvent.keyboard('{Escape}');
    await pressOutside();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).not.toHaveBeenCalled();
    expect(dialog()?.getAttribute('aria-busy')).toBe('true');
  });

  it('leaves Escape to an open list', async () => {
    const list = (
      <input role="combobox" aria-expanded="true" aria-controls="list" aria-label="Branch" />
    );
    await open({ children: list });
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    screen.getByRole('combobox').setAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('sends its own form, not the one that shows it', async () => {
    const onOuter = vi.fn((event: FormEvent) => event.preventDefault());
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onOuter}>
        <Dialog
          isOpen
          onClose={onClose}
          title="Create Version from Git"
          onSubmit={onSubmit}
          footer={<button type="submit">Create</button>}
        >
          <input aria-label="Address" />
        </Dialog>
      </form>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'x{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onOuter).not.toHaveBeenCalled();
  });

  it('stays in the shadow root, and in the theme, that it stands in', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const mount = shadow.appendChild(document.createElement('div'));
    mount.dataset.theme = 'dark';
    const { unmount } = render(
      <Dialog isOpen onClose={onClose} title="Create Version from Git" footer={null} />,
      { container: mount, baseElement: mount },
    );
    const found = shadow.querySelector('[role="dialog"]');
    expect(found?.closest<HTMLElement>('[data-theme]')?.dataset.theme).toBe('dark');
    expect(document.body.querySelector('[role="dialog"]')).toBeNull();
    unmount();
    host.remove();
  });
});
