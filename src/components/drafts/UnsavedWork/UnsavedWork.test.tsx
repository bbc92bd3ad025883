import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aUser } from '../../../../tests/builders/aUser';
import { fakeSession } from '../../../../tests/fakes/fakeSession';
import { fakeStorage } from '../../../../tests/fakes/fakeStorage';
import { renderPart } from '../../../../tests/render/renderPart';
import { draftKey, editForm, writeStoredDraft } from '../../../domain/drafts/storedDraft';
import { UnsavedWork } from './UnsavedWork';

const { urn } = aUser();
const stored = (value: unknown, savedAt: number) => writeStoredDraft({ value, savedAt });
const edits = { base: { title: 'Traces' }, value: { title: 'Better traces' } };

function showWork() {
  const drafts = fakeStorage({
    [draftKey(urn, editForm('a', 'metadata'))]: stored(edits, 3),
    [draftKey(urn, editForm('a', 'links'))]: stored({}, 4),
    [draftKey(urn, 'manual')]: stored({ title: 'New study' }, 5),
    [draftKey(aUser({ username: 'li' }).urn, 'manual')]: stored({ title: 'Secret' }, 6),
  });
  const page = renderPart(<UnsavedWork drafts={drafts} ownerUrn={urn} />, {
    session: fakeSession(aUser()),
  });
  return { ...page, drafts };
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const heading = () => screen.getByRole('heading');

it('lists what the user has not saved, with links to the forms', () => {
  const { container } = showWork();
  expect(heading().textContent).toBe('Unsaved work: 2');
  expect(links()).toEqual([
    ['New artifact: New study', expect.stringMatching(/artifacts\/add\?mode=manual$/)],
    ['Traces', expect.stringMatching(/artifacts\/a\/edit$/)],
  ]);
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Linked Artifacts, Metadata');
  expect(container.textContent).not.toContain('Secret');
});

it('discards one, and puts it back', async () => {
  const { user, drafts } = showWork();
  const before = drafts.length;
  await user.click(screen.getByRole('button', { name: 'Discard: Traces' }));
  expect(heading().textContent).toBe('Unsaved work: 1');
  expect(document.activeElement).toBe(heading());
  expect(drafts.length).toBe(before - 2);
  expect(screen.getByRole('status').textContent).toContain('Discarded: Traces.');
  await user.click(screen.getByRole('button', { name: 'Undo: Traces' }));
  expect(heading().textContent).toBe('Unsaved work: 2');
  expect(drafts.length).toBe(before);
  expect(document.activeElement).toBe(heading());
});

it('follows what other tabs store, and ends with the last entry', () => {
  const { drafts, container } = showWork();
  drafts.removeItem(draftKey(urn, 'manual'));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(heading().textContent).toBe('Unsaved work: 1');
  for (const section of ['metadata', 'links']) {
    drafts.removeItem(draftKey(urn, editForm('a', section)));
  }
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(container.textContent).toBe('');
});
