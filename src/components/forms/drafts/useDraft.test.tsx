import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../../../tests/fakes/fakeStorage';
import { draftKey, textFromStored, writeStoredDraft } from '../../../domain/drafts/storedDraft';
import { useDraft } from './useDraft';

const noor = 'urn:trovi:user:chameleon:noor';
const li = 'urn:trovi:user:chameleon:li';
const isEmpty = (text: string) => text === '';
const entry = (urn: string, value: string) => ({
  [draftKey(urn, 'import')]: writeStoredDraft({ value, savedAt: 7 }),
});

function draftOf(storage = fakeStorage(), owner: { ownerUrn?: string } = { ownerUrn: noor }) {
  const view = renderHook(
    (props: { ownerUrn?: string }) =>
      useDraft({
        ...props,
        form: 'import',
        storage,
        empty: '',
        isEmpty,
        readValue: textFromStored,
      }),
    { initialProps: owner, wrapper: StrictMode },
  );
  return {
    ...view,
    storage,
    draft: () => view.result.current,
    type: (text: string) => act(() => view.result.current.change(text)),
    update: (next?: string) => view.rerender({ ownerUrn: next }),
    kept: (urn = noor) => storage.getItem(draftKey(urn, 'import')),
  };
}

describe('useDraft', () => {
  it('begins empty where nothing was kept', () => {
    const { draft } = draftOf();
    expect(draft()).toMatchObject({ value: '', isDirty: false });
    expect(draft().restored).toBeUndefined();
  });

  it('gives back what was kept, and calls nothing dirty that was not typed since', () => {
    const { draft, type } = draftOf(fakeStorage(entry(noor, 'a')));
    expect(draft()).toMatchObject({ value: 'a', restored: { savedAt: 7 }, isDirty: false });
    type('ab');
    expect(draft()).toMatchObject({ value: 'ab', restored: { savedAt: 7 }, isDirty: true });
  });

  it.each(['pagehide', 'visibilitychange'])('keeps what is typed at %s', (event) => {
    const { type, kept } = draftOf();
    type('a');
    expect(kept()).toBeNull();
    const target = event === 'pagehide' ? window : document;
    act(() => void target.dispatchEvent(new Event(event)));
    expect(kept()).toContain('"a"');
  });

  it('keeps what is typed when the part goes', () => {
    const { type, unmount, kept } = draftOf();
    type('a');
    unmount();
    expect(kept()).toContain('"a"');
  });

  it('forgets what was sent', () => {
    const { draft, type, unmount, kept } = draftOf(fakeStorage(entry(noor, 'a')));
    type('ab');
    act(() => draft().finish());
    expect(draft()).toMatchObject({ value: '', isDirty: false });
    expect(draft().undoDiscard).toBeUndefined();
    unmount();
    expect(kept()).toBeNull();
  });

  it('discards, and takes that back', () => {
    const { draft, unmount, kept } = draftOf(fakeStorage(entry(noor, 'a')));
    act(() => draft().discard());
    expect(draft().value).toBe('');
    expect(kept()).toBeNull();
    act(() => draft().undoDiscard?.());
    expect(draft().value).toBe('a');
    expect(draft().undoDiscard).toBeUndefined();
    unmount();
    expect(kept()).toContain('"a"');
  });

  it('offers nothing to take back once something new is typed', () => {
    const { draft, type } = draftOf(fakeStorage(entry(noor, 'a')));
    act(() => draft().discard());
    type('b');
    expect(draft().undoDiscard).toBeUndefined();
  });

  it('outlives the session', () => {
    const { draft, type, update, unmount, kept } = draftOf();
    type('a');
    update(undefined);
    expect(draft().value).toBe('a');
    type('ab');
    unmount();
    expect(kept()).toContain('"ab"');
  });

  it('shows no user what another one typed', () => {
    const { draft, type, update, kept } = draftOf(fakeStorage(entry(li, 'x')));
    type('a');
    update(li);
    expect(draft().value).toBe('x');
    expect(kept(noor)).toContain('"a"');
    update(noor);
    expect(draft().value).toBe('a');
    expect(kept(li)).toContain('"x"');
  });

  it('gives what was typed to the first user who becomes known', () => {
    const { draft, type, update, unmount, kept, storage } = draftOf(fakeStorage(), {});
    type('a');
    expect(storage.length).toBe(0);
    update(noor);
    expect(draft().value).toBe('a');
    unmount();
    expect(kept()).toContain('"a"');
  });
});
