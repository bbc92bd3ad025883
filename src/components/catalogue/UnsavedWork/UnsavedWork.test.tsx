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

async function showWork() {
  const drafts = fakeStorage({
    [draftKey(urn, editForm('a', 'metadata'))]: stored(edits, 3),
    [draftKey(urn, editForm('a', 'links'))]: stored({}, 4),
    [draftKey(urn, 'manual')]: stored({ title: 'New study' }, 5),
    [draftKey(aUser({ username: 'li' }).urn, 'manual')]: stored({ title: 'Secret' }, 6),
  });
  const page = renderPart(<UnsavedWork drafts={drafts} ownerUrn={urn} />, {
    session: fakeSession(aUser()),
  });
  await page.user.click(opener());
  return { ...page, drafts };
}

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
function opener() {
  return screen.getByRole('button', { name: /^Unsaved work/ });
}

it('lists what the user has not saved, with links to the forms', async () => {
  const { container } = await showWork();
  expect(opener().textContent).toBe('Unsaved work: 2');
  expect(links()).toEqual([
    ['New artifact: New study', expect.stringMatching(/artifacts\/add\?mode=manual$/)],
    ['Traces', expect.stringMatching(/artifacts\/a\/edit$/)],
  ]);
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('Linked Artifacts, Metadata');
  expect(container.textContent).not.toContain('Secret');
});

it('is folded until its button is pressed', async () => {
  const { user } = await showWork();
  await user.click(opener());
  expect(opener().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('list')).toBeNull();
});

it('discards one, and puts it back', async () => {
  const { user, drafts } = await showWork();
  const before = drafts.length;
  await user.click(screen.getByRole('button', { name: 'Discard: Traces' }));
  expect(opener().textContent).toBe('Unsaved work: 1');
  expect(document.activeElement).toBe(opener());
  expect(drafts.length).toBe(before - 2);
  expect(screen.getByRole('status').textContent).toContain('Discarded: Traces.');
  await user.click(screen.getByRole('button', { name: 'Undo: Traces' }));
  expect(opener().textContent).toBe('Unsaved work: 2');
  expect(drafts.length).toBe(before);
  expect(document.activeElement).toBe(opener());
});

it('follows what other tabs store, and ends with the last entry', async () => {
  const { drafts, container } = await showWork();
  drafts.removeItem(draftKey(urn, 'manual'));
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(opener().textContent).toBe('Unsaved work: 1');
  for (const section of ['metadata', 'links']) {
    drafts.removeItem(draftKey(urn, editForm('a', section)));
  }
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(container.textContent).toBe('');
});
