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
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Ben deleted, 2 authors left'),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete author Ada'),
    );
    await userEvent.keyboard('{Enter}');
    expect(shown()).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(add()));
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
