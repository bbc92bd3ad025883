import { type ClipboardEvent, useState } from 'react';
import type { Author } from '../../../domain/artifact/author';
import { emptyAuthor } from '../../../domain/drafts/artifactDraft';
import { readPastedAuthors } from '../../../domain/imports/pastedAuthors';
import { putBack, useRemoved } from '../../ui/UndoNote/useRemoved';
import { type AuthorEntry, useAuthorList } from './useAuthorList';

type Control = 'fullName' | 'handle' | 'up' | 'down' | 'delete';

/** Several fields that were filled in at once. */
interface Fill {
  text: string;
  before: readonly AuthorEntry[];
  after: readonly Author[];
}

interface AuthorRowsOptions {
  authors: readonly Author[];
  onChange: (authors: Author[]) => void;
  session?: unknown;
  /** Moves the focus to a control by its name. */
  focus: (name: string) => void;
}

/** The actions of users on the rows of authors. */
export function useAuthorRows({ authors, onChange, session, focus }: AuthorRowsOptions) {
  const { entries, change } = useAuthorList(authors, onChange);
  const removed = useRemoved<AuthorEntry>(session);
  const [announcement, setAnnouncement] = useState('');
  const [refusal, setRefusal] = useState<{ reason: string; authors: readonly Author[] }>();
  const [fill, setFill] = useState<Fill>();
  const focusRow = (index: number, control: Control) => focus(`authors.${index}.${control}`);

  /** Sets the list, and offers to undo it until the next change. */
  function fillIn(text: string, next: Parameters<typeof change>[0]) {
    setAnnouncement('');
    setFill({ text, before: entries, after: change(next) });
  }

  return {
    entries,
    announcement,
    /** Why pasted text was not taken. Absent after a change. */
    refusal: refusal?.authors === authors ? refusal.reason : undefined,
    /** Describes the filled-in values, and undoes them. Absent after a change. */
    filled: fill?.after === authors ? fill.text : undefined,
    undoFill: () => {
      if (fill) change(fill.before);
      setAnnouncement('Undone');
      focus('authors');
    },
    /** The author who was deleted last. */
    removed: removed.last,
    undoRemoval: () => {
      const { last } = removed;
      if (!last) return;
      const next = putBack(entries, last);
      const place = next.indexOf(last.item);
      removed.forgetLast();
      setAnnouncement(`${last.name} put back, ${place + 1} of ${next.length}`);
      focusRow(place, 'delete');
      change(next);
    },
    add: () => {
      focusRow(authors.length, 'fullName');
      setAnnouncement('');
      change([...entries, { author: emptyAuthor }]);
    },
    edit: (index: number, author: Author) =>
      change(entries.map((entry, place) => (place === index ? { ...entry, author } : entry))),
    remove(index: number) {
      const next = Math.min(index, authors.length - 2);
      if (next < 0) focus('authors');
      else focusRow(next, 'delete');
      const name = nameOf(authors, index);
      const count = authors.length - 1;
      setAnnouncement(`${name} deleted, ${count} ${count === 1 ? 'author' : 'authors'} left`);
      const item = entries[index];
      if (item && Object.values(item.author).some((text: string) => text.trim())) {
        removed.remember({ item, place: index, name });
      }
      change(entries.filter((entry) => entry !== item));
    },
    /** Moves a row. Keeps the focus on the control that moved it. */
    move(from: number, to: number, control: 'handle' | 'up' | 'down') {
      const entry = entries[from];
      if (!entry) return;
      focusRow(to, control);
      // A drag announces its end itself.
      if (control !== 'handle') {
        setAnnouncement(`${nameOf(authors, from)}, now ${to + 1} of ${authors.length}`);
      }
      const others = entries.filter((other) => other !== entry);
      change([...others.slice(0, to), entry, ...others.slice(to)]);
    },
    /** Fills a row with a suggested author. */
    choose(index: number, { fullName, affiliation, email }: Author) {
      const next = entries.map((entry, place) => {
        if (place !== index) return entry;
        const { author } = entry;
        return {
          ...entry,
          author: {
            fullName,
            affiliation: affiliation || author.affiliation,
            email: email || author.email,
          },
        };
      });
      fillIn(`${fullName} filled in from an earlier artifact.`, next);
    },
    /** Takes several authors that are pasted into the field of a name. */
    paste(index: number, event: ClipboardEvent) {
      const { target } = event;
      if (!(target instanceof HTMLInputElement)) return;
      const pasted = readPastedAuthors(event.clipboardData.getData('text/plain'));
      if (pasted.kind === 'text') return;
      event.preventDefault();
      if (pasted.kind === 'refused') return setRefusal({ reason: pasted.reason, authors });
      const { selectionStart, selectionEnd, value } = target;
      const left = value.slice(0, selectionStart ?? 0) + value.slice(selectionEnd ?? value.length);
      const added: { key?: string; author: Author }[] = pasted.authors.map((author) => ({
        author,
      }));
      const [first] = added;
      const entry = entries[index];
      const isReplaced = left.trim() === '';
      if (first && entry && isReplaced) {
        const { affiliation, email } = entry.author;
        added[0] = {
          ...entry,
          author: {
            fullName: first.author.fullName,
            affiliation: first.author.affiliation || affiliation,
            email: first.author.email || email,
          },
        };
      }
      const count = added.length === 1 ? '1 author' : `${added.length} authors`;
      fillIn(`${count} added from the pasted text.`, [
        ...entries.slice(0, isReplaced ? index : index + 1),
        ...added,
        ...entries.slice(index + 1),
      ]);
    },
  };
}

/** The name of an author in messages. */
export function nameOf(authors: readonly Author[], index: number): string {
  return authors[index]?.fullName.trim() || `Author ${index + 1}`;
}
