import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from './SearchField';

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search artifacts' });
const clearButton = () => screen.queryByRole('button', { name: 'Clear search' });

/** A page with a search box and other fields. */
function Page({ hasShortcut, onChange }: { hasShortcut?: boolean; onChange?: () => void }) {
  const [value, setValue] = useState('');
  const change = (next: string) => {
    setValue(next);
    onChange?.();
  };
  return (
    <>
      <SearchField value={value} onChange={change} hasShortcut={hasShortcut} />
      <label>
        Name
        <input />
      </label>
      <textarea aria-label="Notes" />
      <label>
        Public
        <input type="checkbox" />
      </label>
      <button type="button">Elsewhere</button>
    </>
  );
}

describe('SearchField', () => {
  it('searches while a person types', async () => {
    const onChange = vi.fn();
    render(<Page onChange={onChange} />);
    expect(box().placeholder).toBe('Search artifacts...');
    await userEvent.type(box(), 'tcp');
    expect(box().value).toBe('tcp');
    expect(onChange).toHaveBeenCalledTimes(3);
  });

  it('can be cleared once there is something, and keeps the focus then', async () => {
    render(<Page />);
    expect(clearButton()).toBeNull();
    await userEvent.type(box(), 'tcp');
    await userEvent.click(clearButton() as HTMLElement);
    expect(box().value).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(clearButton()).toBeNull();
  });

  it.each(['body', 'Elsewhere', 'Public'])('takes the focus at / from %s', async (place) => {
    const user = userEvent.setup();
    render(<Page hasShortcut />);
    if (place === 'Elsewhere') screen.getByRole('button', { name: place }).focus();
    if (place === 'Public') screen.getByRole('checkbox', { name: place }).focus();
    await user.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(box()));
    expect(box().value).toBe('');
  });

  it('types a / in the box itself', async () => {
    const user = userEvent.setup();
    render(<Page hasShortcut />);
    await user.type(box(), 'a/b');
    expect(box().value).toBe('a/b');
  });

  it.each(['Name', 'Notes'])('leaves a / alone that is typed into %s', async (name) => {
    const user = userEvent.setup();
    render(<Page hasShortcut />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name });
    await user.type(field, 'a/b');
    expect(field.value).toBe('a/b');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('leaves a / alone that is typed into editable text', async () => {
    const user = userEvent.setup();
    render(<Page hasShortcut />);
    const text = document.createElement('div');
    text.tabIndex = 0;
    // jsdom lacks `isContentEditable`.
    Object.defineProperty(text, 'isContentEditable', { value: true });
    document.body.append(text);
    text.focus();
    await user.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(text));
    text.remove();
  });

  it.each(['{Control>}/{/Control}', '{Meta>}/{/Meta}', '{Alt>}/{/Alt}', '?'])(
    'leaves other keys alone: %s',
    async (keys) => {
      const user = userEvent.setup();
      render(<Page hasShortcut />);
      await user.keyboard(keys);
      await waitFor(() => expect(document.activeElement).toBe(document.body));
    },
  );

  it('has no shortcut unless it is told so, and none after it has gone', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Page />);
    await user.keyboard('/');
    await waitFor(() => expect(document.activeElement).toBe(document.body));
    expect(box().getAttribute('aria-keyshortcuts')).toBeNull();
    rerender(<Page hasShortcut />);
    expect(box().getAttribute('aria-keyshortcuts')).toBe('/');
    rerender(<p>Another screen</p>);
    const onKeyDown = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
    document.addEventListener('keydown', onKeyDown);
    await user.keyboard('/');
    document.removeEventListener('keydown', onKeyDown);
    expect(onKeyDown).toHaveReturnedWith(false);
  });
});
