import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TagPicker, type TagPickerProps } from './TagPicker';

const tags = ['education', 'edge', 'networking', 'storage'];
const ready = { tags, status: 'ready', retry: () => {} } as const;
const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
const changed = vi.fn<(chosen: string[]) => void>();
const chosenNow = () => changed.mock.lastCall?.[0] ?? [];

function Picker({ start = [], ...rest }: Partial<TagPickerProps> & { start?: string[] }) {
  const [chosen, setChosen] = useState<readonly string[]>(start);
  return (
    <form onSubmit={onSubmit}>
      <TagPicker
        label="Tags"
        name="tags"
        vocabulary={ready}
        {...rest}
        chosen={chosen}
        onChange={(next) => {
          changed(next);
          setChosen(next);
        }}
      />
      <button type="submit">Send</button>
    </form>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
const said = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.clearAllMocks();
});

describe('TagPicker', () => {
  it('opens by keys and lets one choose by keys', async () => {
    render(<Picker />);
    await userEvent.tab();
    expect(box().getAttribute('aria-expanded')).toBe('false');
    expect(box().getAttribute('aria-activedescendant')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(options()).toEqual(tags);
    expect(active()?.textContent).toBe('education');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosenNow()).toEqual(['edge']);
    await waitFor(() => expect(said()).toBe('edge added'));
    expect(options()).toEqual(['education', 'networking', 'storage']);
    await userEvent.keyboard('{Escape}');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  it('filters at once by what is typed; Enter takes the first', async () => {
    render(<Picker />);
    await userEvent.type(box(), 'E');
    expect(options()).toEqual(['education', 'edge', 'networking', 'storage']);
    await userEvent.type(box(), 'D');
    expect(options()).toEqual(['education', 'edge']);
    await waitFor(() => expect(said()).toBe('2 tags match'));
    await userEvent.keyboard('{Enter}');
    expect(chosenNow()).toEqual(['education']);
    expect(box().value).toBe('');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('lets one choose with the mouse', async () => {
    render(<Picker />);
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    await userEvent.click(screen.getByRole('option', { name: 'storage' }));
    await userEvent.click(screen.getByRole('option', { name: 'edge' }));
    expect(chosenNow()).toEqual(['storage', 'edge']);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(options()).toEqual([]);
  });

  it('says where nothing matches, and never sends the form for it', async () => {
    render(<Picker />);
    await userEvent.type(box(), 'quantum{Enter}');
    expect(
      screen.getByText('No tag matches “quantum”. Choose one of the catalogue’s tags.'),
    ).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(chosenNow()).toEqual([]);
  });

  it('takes a whole tag that was typed and left, and remarks on anything else', async () => {
    render(<Picker />);
    await userEvent.type(box(), 'Edge');
    await userEvent.tab();
    expect(chosenNow()).toEqual(['edge']);
    await userEvent.type(box(), 'netw');
    await userEvent.tab();
    expect(chosenNow()).toEqual(['edge']);
    expect(box().value).toBe('netw');
    expect(screen.getByText('The catalogue has no tag “netw”.')).toBeTruthy();
  });

  it('removes by a chip; the focus goes to the next one, in the end to the field', async () => {
    render(<Picker start={['edge', 'storage', 'education']} />);
    const chips = () => within(screen.getByRole('list', { name: 'Chosen' })).getAllByRole('button');
    expect(chips()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Remove storage' }));
    expect(chosenNow()).toEqual(['edge', 'education']);
    await waitFor(() => expect(said()).toBe('storage removed'));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove education'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove edge'),
    );
    await userEvent.keyboard('{Enter}');
    expect(chosenNow()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(box()));
  });

  it('removes the last one by Backspace in the empty field alone', async () => {
    render(<Picker start={['edge', 'storage']} />);
    await userEvent.type(box(), 'x{Backspace}');
    expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}');
    expect(chosenNow()).toEqual(['edge']);
  });

  it('says that tags are on their way', async () => {
    render(<Picker vocabulary={{ ...ready, tags: [], status: 'loading' }} />);
    await userEvent.click(box());
    expect(screen.getByText('The tags are loading.')).toBeTruthy();
  });

  it('offers to ask again where they did not come', async () => {
    const retry = vi.fn();
    render(<Picker vocabulary={{ tags: [], status: 'failed', retry }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('works inside a shadow root', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const mount = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const { unmount } = render(<Picker />, { container: mount, baseElement: mount });
    const input = mount.querySelector('input')!;
    fireEvent.focus(input);
    fireEvent.click(input);
    const option = () => mount.querySelector('[role="option"]')!;
    // What reaches the window comes from the host, as far as listeners there can see.
    for (const type of ['mousedown', 'mouseup', 'click']) {
      fireEvent(
        option(),
        new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }),
      );
    }
    expect(chosenNow()).toEqual(['education']);
    expect(input.getAttribute('aria-expanded')).toBe('true');
    unmount();
    host.remove();
  });
});
