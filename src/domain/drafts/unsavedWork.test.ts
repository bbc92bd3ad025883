import { expect, it } from 'vitest';
import { fakeStorage } from '../../../tests/fakes/fakeStorage';
import { draftKey, editForm, noteKey, writeStoredDraft } from './storedDraft';
import { discardUnsavedWork, listUnsavedWork, restoreUnsavedWork } from './unsavedWork';

const noor = 'urn:trovi:user:chameleon:noor';
const li = 'urn:trovi:user:chameleon:li';
const stored = (value: unknown, savedAt: number) => writeStoredDraft({ value, savedAt });
const keyOf = (form: string, owner = noor) => draftKey(owner, form);

const filled = () =>
  fakeStorage({
    [keyOf(editForm('a', 'metadata'))]: stored({ base: { title: 'Traces' }, value: {} }, 3),
    [keyOf(editForm('a', 'links'))]: stored({ base: [], value: [] }, 5),
    [keyOf(editForm('b', 'roles'))]: stored({ additions: [] }, 9),
    [keyOf('manual')]: stored({ title: 'New study' }, 7),
    [keyOf('import')]: stored('https://github.com/a/b', 1),
    [keyOf(editForm('c', 'metadata'))]: '{"value":',
    [keyOf('unknown')]: stored('x', 8),
    [keyOf('manual', li)]: stored({ title: 'Secret' }, 8),
    [noteKey(noor, editForm('d', 'doi-requests'))]: stored('x', 8),
    other: 'x',
  });

it('lists the drafts of a user, one entry for each artifact, newest first', () => {
  const found = listUnsavedWork(filled(), noor);
  expect(
    found.map(({ place, sections, title, savedAt }) => ({ place, sections, title, savedAt })),
  ).toEqual([
    { place: { artifactId: 'b' }, sections: ['roles'], title: '', savedAt: 9 },
    { place: { mode: 'manual' }, sections: [], title: 'New study', savedAt: 7 },
    { place: { artifactId: 'a' }, sections: ['links', 'metadata'], title: 'Traces', savedAt: 5 },
    { place: { mode: 'import' }, sections: [], title: 'https://github.com/a/b', savedAt: 1 },
  ]);
  expect(JSON.stringify(found)).not.toContain('Secret');
});

it('discards one, and puts it back unless something was typed since', () => {
  const storage = filled();
  const before = listUnsavedWork(storage, noor);
  const work = before[2]!;
  discardUnsavedWork(storage, work);
  expect(listUnsavedWork(storage, noor)).toEqual(before.filter((one) => one !== work));
  const newer = stored({ base: { title: 'Traces' }, value: { title: 'Newer' } }, 11);
  storage.setItem(keyOf(editForm('a', 'metadata')), newer);
  restoreUnsavedWork(storage, work);
  expect(storage.getItem(keyOf(editForm('a', 'metadata')))).toBe(newer);
  expect(listUnsavedWork(storage, noor)[0]?.sections).toEqual(['links', 'metadata']);
});

it('lists nothing where the storage is blocked', () => {
  const storage = Object.assign(filled(), { failure: new Error('Blocked.') });
  expect(listUnsavedWork(storage, noor)).toEqual([]);
});
