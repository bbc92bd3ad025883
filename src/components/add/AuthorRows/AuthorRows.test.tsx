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

  it('asks for a name, recommends an e-mail address, and leaves the affiliation open', () => {
    render(<Authors start={[anAuthor()]} />);
    expect(row(1).getByLabelText<HTMLInputElement>('Full Name').required).toBe(true);
    expect(row(1).getByLabelText<HTMLInputElement>('Affiliation').required).toBe(false);
    const email = row(1).getByLabelText<HTMLInputElement>('Email');
    expect([email.type, email.required]).toEqual(['email', false]);
    expect(row(1).getByText('recommended')).toBeTruthy();
    expect(screen.getByText(/At least one author is needed/)).toBeTruthy();
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

  describe('by keys', () => {
    beforeEach(() => {
      // Rows stand below each other, which drags by keys go by.
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
