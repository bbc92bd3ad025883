import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAuthor } from '../../../../tests/builders/anAuthor';
import type { Author } from '../../../domain/artifact/author';
import { AuthorRows, type AuthorRowsProps } from './AuthorRows';

const changed = vi.fn<(authors: Author[]) => void>();
const shown = () => changed.mock.lastCall?.[0] ?? [];

function Authors({ start = [], ...rest }: Partial<AuthorRowsProps> & { start?: Author[] }) {
  const [authors, setAuthors] = useState<readonly Author[]>(start);
  const change = (next: Author[]) => {
    changed(next);
    setAuthors(next);
  };
  return <AuthorRows {...rest} authors={authors} onChange={change} />;
}

const row = (number: number) => within(screen.getByRole('group', { name: `Author ${number}` }));
const add = () => screen.getByRole('button', { name: 'Add Author' });
const three = ['Ada', 'Ben', 'Cleo'].map((fullName) => anAuthor({ fullName }));

const names = () => shown().map(({ fullName }) => fullName);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement?.getAttribute('aria-label');
const hears = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(text),
  );

beforeEach(() => {
  vi.clearAllMocks();
});

describe('AuthorRows', () => {
  it('adds an author and goes on in the name', async () => {
    render(<Authors />);
    await userEvent.click(add());
    await userEvent.keyboard('Li Wei{Tab}Example Lab{Tab}li.wei@example.org');
    expect(shown()).toEqual([
      { fullName: 'Li Wei', affiliation: 'Example Lab', email: 'li.wei@example.org' },
    ]);
    await userEvent.click(add());
    await waitFor(() => expect(document.activeElement).toBe(row(2).getByLabelText('Full Name')));
  });

  it('says that the catalogue requires a name and an e-mail address, and leaves the affiliation open', () => {
    render(<Authors start={[anAuthor()]} />);
    expect(row(1).getByLabelText<HTMLInputElement>('Full Name').required).toBe(true);
    expect(row(1).getByLabelText<HTMLInputElement>('Affiliation').required).toBe(false);
    const email = row(1).getByLabelText<HTMLInputElement>('Email');
    expect([email.type, email.required]).toEqual(['email', true]);
    expect(row(1).getByText('required')).toBeTruthy();
    expect(screen.getByText(/requires an email address for each\./)).toBeTruthy();
  });

  it('deletes an author; the focus goes to the row that took its place', async () => {
    render(<Authors start={three} />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete author Ben' }));
    expect(shown().map(({ fullName }) => fullName)).toEqual(['Ada', 'Cleo']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete author Cleo'),
    );
    await hears('Ben deleted, 2 authors left');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete author Ada'),
    );
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(add()));
  });

  it('moves an author by buttons, which keep the focus, and says where the author is', async () => {
    render(<Authors start={three} />);
    await press('Move author Ada down');
    expect(names()).toEqual(['Ben', 'Ada', 'Cleo']);
    await hears('Ada, now 2 of 3');
    await waitFor(() => expect(focused()).toBe('Move author Ada down'));
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Ben', 'Cleo', 'Ada']);
    const down = screen.getByRole('button', { name: 'Move author Ada down' });
    expect([focused(), down.ariaDisabled]).toEqual(['Move author Ada down', 'true']);
    await userEvent.keyboard('{Enter}');
    expect(changed).toHaveBeenCalledTimes(2);
    await press('Move author Ada up');
    expect(names()).toEqual(['Ben', 'Ada', 'Cleo']);
  });

  it('keeps what is typed in a row that moves', async () => {
    render(<Authors start={three} />);
    await press('Move author Cleo up');
    const field = row(2).getByLabelText('Full Name');
    await userEvent.type(field, ' Diaz');
    expect(names()).toEqual(['Ada', 'Cleo Diaz', 'Ben']);
    await press('Move author Ben up');
    expect(row(3).getByLabelText('Full Name')).toBe(field);
  });

  it('cannot move a single author', () => {
    render(<Authors start={three.slice(0, 1)} />);
    expect(screen.queryByRole('button', { name: /Reorder|Move/ })).toBeNull();
  });

  it('calls an author without a name by its number', () => {
    render(<Authors start={[anAuthor({ fullName: ' ' })]} />);
    expect(screen.getByRole('button', { name: 'Delete author 1' })).toBeTruthy();
  });

  it('shows problems at the list and at the field concerned', () => {
    const problemOf: AuthorRowsProps['problemOf'] = (index, name) =>
      index === 1 && name === 'email' ? 'This field is required.' : undefined;
    render(<Authors start={three} problem="No such authors." problemOf={problemOf} />);
    expect(
      screen.getByRole('group', { name: 'Authors', description: 'No such authors.' }),
    ).toBeTruthy();
    const invalid = screen.getAllByRole('textbox').filter((field) => field.ariaInvalid === 'true');
    expect(invalid).toEqual([row(2).getByLabelText('Email')]);
    expect(row(2).getByText('This field is required.')).toBeTruthy();
  });

  it('puts a deleted author back where it was, until the authors are saved', async () => {
    const { rerender } = render(<Authors start={three} session={1} />);
    await press('Delete author Ben');
    await press('Delete author Ada');
    expect(screen.getByText('Ada deleted.')).toBeTruthy();
    await userEvent.type(row(1).getByLabelText('Full Name'), ' Diaz');
    await press('Undo: put Ada back');
    expect(names()).toEqual(['Ada', 'Cleo Diaz']);
    await waitFor(() => expect(focused()).toBe('Delete author Ada'));
    await hears('Ada put back, 1 of 2');
    await press('Undo: put Ben back');
    expect(names()).toEqual(['Ada', 'Ben', 'Cleo Diaz']);
    expect(shown()[1]).toEqual(three[1]);
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
    await press('Delete author Ben');
    rerender(<Authors start={three} session={2} />);
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  it('does not remember an empty row', async () => {
    render(<Authors start={[anAuthor()]} />);
    await userEvent.click(add());
    await press('Delete author 2');
    expect(names()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Undo/ })).toBeNull();
  });

  describe('pasting into a name', () => {
    const paste = async (number: number, text: string) => {
      await userEvent.click(row(number).getByLabelText('Full Name'));
      await userEvent.paste(text);
    };
    const undo = 'Undo what was filled in';

    it('makes a row of each author, says so, and can be undone', async () => {
      render(<Authors start={[...three, { fullName: '', affiliation: 'Lab', email: '' }]} />);
      await paste(4, 'Dora Ek, Eve Fox and Finn Gray');
      expect(names()).toEqual(['Ada', 'Ben', 'Cleo', 'Dora Ek', 'Eve Fox', 'Finn Gray']);
      expect(shown()[3]?.affiliation).toBe('Lab');
      await hears('3 authors added from the pasted text.Undo');
      expect(document.activeElement).toBe(row(4).getByLabelText('Full Name'));
      await press(undo);
      expect(names()).toEqual(['Ada', 'Ben', 'Cleo', '']);
      expect(shown()[3]?.affiliation).toBe('Lab');
      await waitFor(() => expect(document.activeElement).toBe(add()));
    });

    it('puts the rows behind a row with a name, unless all of it is selected', async () => {
      render(<Authors start={three} />);
      await paste(1, 'Dora Ek; Eve Fox');
      expect(names()).toEqual(['Ada', 'Dora Ek', 'Eve Fox', 'Ben', 'Cleo']);
      await userEvent.clear(row(1).getByLabelText('Full Name'));
      expect(screen.queryByRole('button', { name: undo })).toBeNull();
      const field = row(5).getByLabelText<HTMLInputElement>('Full Name');
      await userEvent.click(field);
      field.setSelectionRange(0, field.value.length);
      await userEvent.paste('Finn Gray <finn@example.org>');
      expect(shown().at(-1)).toMatchObject({ fullName: 'Finn Gray', email: 'finn@example.org' });
      expect(names()).toHaveLength(5);
      await hears('1 author added from the pasted text.Undo');
    });

    it('fills rows from the cells of a spreadsheet', async () => {
      render(<Authors start={[{ fullName: '', affiliation: '', email: '' }]} />);
      await paste(1, 'Email\tName\nli@example.org\tWei Li\n\tZoë Ek\n');
      expect(shown()).toEqual([
        { fullName: 'Wei Li', affiliation: '', email: 'li@example.org' },
        { fullName: 'Zoë Ek', affiliation: '', email: '' },
      ]);
    });

    it('takes one name as always', async () => {
      render(<Authors start={three} />);
      await paste(1, ' Lovelace');
      expect(names()).toEqual(['Ada Lovelace', 'Ben', 'Cleo']);
    });

    it('changes nothing if it is too much, and says so until something changes', async () => {
      render(<Authors start={three} />);
      await paste(1, 'x'.repeat(20_001));
      expect(changed).not.toHaveBeenCalled();
      const reason = 'The pasted text changed nothing: it has more than 20,000 characters.';
      await hears(reason);
      await userEvent.keyboard('!');
      expect(screen.queryByText(reason)).toBeNull();
    });
  });

  describe('suggestions', () => {
    const earlier = [
      { fullName: 'Zoë Ek', affiliation: 'Example Lab', email: 'zoe@example.org' },
      { fullName: 'Zora Ito', affiliation: '', email: 'zora@example.org' },
    ];
    const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

    it('are authors of earlier artifacts whose data fill the row, and can be undone', async () => {
      render(<Authors earlier={earlier} start={[...three, anAuthor({ fullName: '' })]} />);
      const before = shown();
      const name = row(4).getByRole('combobox', { name: 'Full Name' });
      expect(name.ariaExpanded).toBe('false');
      await userEvent.type(name, 'zo');
      expect(options()).toEqual(['Zoë EkExample Lab, zoe@example.org', 'Zora Itozora@example.org']);
      expect(name.ariaExpanded).toBe('true');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      expect(shown().at(-1)).toEqual(earlier[0]);
      expect([options(), document.activeElement]).toEqual([[], name]);
      await hears('Zoë Ek filled in from an earlier artifact.Undo');
      await press('Undo what was filled in');
      expect(shown().at(-1)).toEqual(anAuthor({ fullName: 'zo' }));
      expect(before).toEqual([]);
    });

    it('are chosen by a press, and keep what they do not know', async () => {
      render(<Authors earlier={earlier} start={[anAuthor({ fullName: '' })]} />);
      await userEvent.type(row(1).getByRole('combobox'), 'ito');
      await userEvent.click(screen.getByRole('option'));
      expect(shown()).toEqual([
        { ...anAuthor(), ...earlier[1], affiliation: anAuthor().affiliation },
      ]);
    });

    it('never choose by themselves: any name can be typed, left and sent', async () => {
      const sent = vi.fn((event: Event) => event.preventDefault());
      render(
        <form ref={(form) => form?.addEventListener('submit', sent)}>
          <Authors earlier={earlier} start={[anAuthor({ fullName: '' })]} />
          <button>Send</button>
        </form>,
      );
      const name = row(1).getByRole('combobox');
      await userEvent.type(name, 'Zo{Escape}');
      expect(options()).toEqual([]);
      expect(names()).toEqual(['Zo']);
      await userEvent.type(name, 'r');
      expect(options()).toHaveLength(1);
      await userEvent.tab();
      expect([names(), options()]).toEqual([['Zor'], []]);
      await userEvent.type(name, 'x{Enter}');
      expect(sent).toHaveBeenCalledTimes(1);
    });

    it('do not name authors who are listed already', async () => {
      render(<Authors earlier={earlier} start={[earlier[0]!, anAuthor({ fullName: '' })]} />);
      await userEvent.type(row(2).getByRole('combobox'), 'zo');
      expect(options()).toEqual(['Zora Itozora@example.org']);
    });

    it('are missing without a known catalogue', async () => {
      render(<Authors start={three} />);
      const name = row(1).getByRole('combobox');
      await userEvent.type(name, 'a{ArrowDown}');
      expect([options(), name.ariaExpanded]).toEqual([[], 'false']);
    });
  });

  describe('by keys', () => {
    beforeEach(() => {
      // Rows are below each other. Dragging by keys depends on that.
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
        this: Element,
      ) {
        const index = [...(this.parentElement?.children ?? [])].indexOf(this);
        return new DOMRect(0, this.getAttribute('role') === 'group' ? index * 50 : 0, 600, 44);
      });
    });
    afterEach(() => vi.restoreAllMocks());

    it('lifts, moves and drops an author, and says so', async () => {
      render(<Authors start={three} />);
      screen.getByRole('button', { name: 'Reorder author Ada' }).focus();
      for (const [key, heard] of [
        [' ', 'Ada lifted, 1 of 3'],
        ['{ArrowDown}', 'Ada, now 2 of 3'],
        [' ', 'Ada dropped, 2 of 3'],
      ] as const) {
        await userEvent.keyboard(key);
        await hears(heard);
        // The listeners for the next key come in a task of their own.
        await act(() => new Promise((resolve) => setTimeout(resolve)));
      }
      expect(names()).toEqual(['Ben', 'Ada', 'Cleo']);
      await waitFor(() => expect(focused()).toBe('Reorder author Ada'));
    });
  });

  describe('with a clock', () => {
    afterEach(() => vi.useRealTimers());

    it('doubts an odd e-mail address once it is not typed any more', () => {
      vi.useFakeTimers();
      const { rerender } = render(
        <AuthorRows authors={[anAuthor({ email: 'li' })]} onChange={() => {}} />,
      );
      const doubt = () => screen.queryByText('This does not look like an email address.');
      expect(doubt()).toBeTruthy();
      rerender(<AuthorRows authors={[anAuthor({ email: 'li.w' })]} onChange={() => {}} />);
      expect(doubt()).toBeNull();
      act(() => void vi.runAllTimers());
      expect(doubt()).toBeTruthy();
      expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBeNull();
    });
  });
});
