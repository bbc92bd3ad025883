import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { fakeStorage } from '../../../../tests/fakes/fakeStorage';
import type { Artifact } from '../../../domain/artifact/artifact';
import { draftKey, editForm, writeStoredDraft } from '../../../domain/drafts/storedDraft';
import { type EditRules, useEdits } from './useEdits';

interface TitleEdits {
  base: string;
  value: string;
}

/** The simplest section: a title. */
const rules: EditRules<TitleEdits> = {
  begin: ({ title }) => ({ base: title, value: title }),
  follow: ({ base, value }, { title }) =>
    value === base || value === title ? { base: title, value: title } : { base, value },
  isUnchanged: ({ base, value }) => base === value,
  read: (stored) => stored as TitleEdits,
};

const noor = 'urn:trovi:user:chameleon:noor';
const li = 'urn:trovi:user:chameleon:li';
const theirs = anArtifact({ title: 'Theirs' });
const keyOf = (urn: string) => draftKey(urn, editForm(theirs.id, 'title'));
const entry = (urn: string, value: TitleEdits) => ({
  [keyOf(urn)]: writeStoredDraft({ value, savedAt: 7 }),
});

function editsOf(
  storage = fakeStorage(),
  first: { artifact: Artifact; ownerUrn?: string } = { artifact: theirs, ownerUrn: noor },
) {
  const view = renderHook(
    (props: { artifact: Artifact; ownerUrn?: string }) =>
      useEdits({ ...props, section: 'title', storage, rules }),
    { initialProps: first, wrapper: StrictMode },
  );
  const state = () => view.result.current;
  return {
    state,
    storage,
    type: (value: string) => act(() => state().change((edits) => ({ ...edits, value }))),
    serve: (title: string) => view.rerender({ ...first, artifact: anArtifact({ title }) }),
    update: (ownerUrn?: string) => view.rerender({ ...first, ownerUrn }),
    leave: () => view.unmount(),
    kept: (urn = noor) => storage.getItem(keyOf(urn)),
  };
}

describe('useEdits', () => {
  it('begins with what the server has', () => {
    const { state, leave, kept } = editsOf();
    expect(state()).toMatchObject({ edits: { value: 'Theirs' }, isDirty: false });
    leave();
    expect(kept()).toBeNull();
  });

  it('keeps what is typed when the part goes, and gives it back', () => {
    const first = editsOf();
    first.type('Mine');
    first.leave();
    const second = editsOf(first.storage);
    expect(second.state()).toMatchObject({ edits: { value: 'Mine' }, isDirty: true });
    expect(second.state().restored).toBeDefined();
  });

  it('follows the server where nothing was typed', () => {
    const { state, serve } = editsOf();
    serve('Newer');
    expect(state()).toMatchObject({ edits: { base: 'Newer', value: 'Newer' }, isDirty: false });
  });

  it('stays on what it was typed over when the server changes', () => {
    const { state, type, serve } = editsOf();
    type('Mine');
    serve('Newer');
    expect(state().edits).toEqual({ base: 'Theirs', value: 'Mine' });
  });

  it('is no change any more once the server has it', () => {
    const { state, type, serve } = editsOf();
    type('Mine');
    serve('Mine');
    expect(state().isDirty).toBe(false);
  });

  it('brings back what was kept on what the server has by now', () => {
    const stored = fakeStorage(entry(noor, { base: 'Older', value: 'Mine' }));
    expect(editsOf(stored).state()).toMatchObject({
      edits: { base: 'Older', value: 'Mine' },
      restored: { savedAt: 7 },
    });
  });

  it('says nothing of a draft that the server has by now, and forgets it', () => {
    const stored = fakeStorage(entry(noor, { base: 'Older', value: 'Theirs' }));
    const { state, leave, kept } = editsOf(stored);
    expect(state().restored).toBeUndefined();
    expect(state().isDirty).toBe(false);
    leave();
    expect(kept()).toBeNull();
  });

  it('discards, and takes that back', () => {
    const { state, type, kept } = editsOf(fakeStorage(entry(noor, { base: 'Theirs', value: 'A' })));
    type('Mine');
    act(() => state().discard());
    expect(state()).toMatchObject({ edits: { value: 'Theirs' }, isDirty: false });
    expect(kept()).toBeNull();
    act(() => state().undoDiscard?.());
    expect(state()).toMatchObject({ edits: { value: 'Mine' }, isDirty: true });
    expect(state().undoDiscard).toBeUndefined();
  });

  it('offers nothing to take back once something new is typed', () => {
    const { state, type } = editsOf();
    type('Mine');
    act(() => state().discard());
    type('Other');
    expect(state().undoDiscard).toBeUndefined();
  });

  it('forgets what was saved, however the server spelled it', () => {
    const { state, type, serve, leave, kept } = editsOf();
    type(' Mine ');
    serve('Mine');
    expect(state().isDirty).toBe(true);
    act(() => state().settle(anArtifact({ title: 'Mine' })));
    expect(state()).toMatchObject({ edits: { value: 'Mine' }, isDirty: false });
    leave();
    expect(kept()).toBeNull();
  });

  it('begins another session with each save, each discard and each artifact, not with a change', () => {
    const { state, type, serve } = editsOf();
    const sessions = [state().session];
    type('Mine');
    serve('Newer');
    expect(state().session).toBe(sessions[0]);
    act(() => state().discard());
    sessions.push(state().session);
    type('Mine');
    act(() => state().settle(anArtifact({ title: 'Mine' })));
    sessions.push(state().session);
    sessions.push(editsOf(undefined, { artifact: anArtifact({ id: 'another' }) }).state().session);
    expect(new Set(sessions).size).toBe(4);
  });

  it('outlives the session', () => {
    const { state, type, update, leave, kept } = editsOf();
    type('Mine');
    update(undefined);
    expect(state().edits.value).toBe('Mine');
    leave();
    expect(kept()).toContain('Mine');
  });

  it('shows no user what another one typed', () => {
    const { state, type, update, kept } = editsOf(
      fakeStorage(entry(li, { base: 'Theirs', value: "Li's" })),
    );
    type('Mine');
    update(li);
    expect(state().edits.value).toBe("Li's");
    expect(kept(noor)).toContain('Mine');
    update(noor);
    expect(state().edits.value).toBe('Mine');
  });

  it('works where storage is blocked', () => {
    const storage = fakeStorage();
    storage.failure = new Error('blocked');
    const { state, type } = editsOf(storage);
    type('Mine');
    expect(state().isDirty).toBe(true);
  });
});
