import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeStorage } from '../../../../tests/fakes/fakeStorage';
import { textFromStored } from '../../../domain/drafts/storedDraft';
import { createDraftEntry } from './draftEntry';

const key = 'trovi.draft|urn:trovi:user:chameleon:noor|import';

function entriesOf(storage = fakeStorage()) {
  const options = { storage, key, readValue: textFromStored, isEmpty: (text: string) => !text };
  return { storage, entry: createDraftEntry(options), other: createDraftEntry(options) };
}

describe('createDraftEntry', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 5, 16, 2) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('writes once nothing changes any more', () => {
    const { entry, storage, other } = entriesOf();
    entry.write('a');
    entry.write('ab');
    expect(storage.length).toBe(0);
    vi.runAllTimers();
    expect(other.read()).toEqual({ value: 'ab', savedAt: Date.now() });
  });

  it('writes at once when the page is left', () => {
    const { entry, other } = entriesOf();
    entry.write('a');
    entry.flush();
    expect(other.read()?.value).toBe('a');
  });

  it('leaves what it read as it is, until that changes', () => {
    const { entry, other, storage } = entriesOf();
    other.write('a');
    other.flush();
    const written = storage.getItem(key);
    vi.setSystemTime(Date.UTC(2027, 0, 1));
    entry.read();
    entry.write('a');
    entry.flush();
    expect(storage.getItem(key)).toBe(written);
    entry.write('ab');
    entry.flush();
    expect(other.read()).toEqual({ value: 'ab', savedAt: Date.UTC(2027, 0, 1) });
  });

  it('removes a draft that was emptied, sent or discarded', () => {
    const { entry, storage } = entriesOf();
    entry.write('a');
    entry.flush();
    entry.write('');
    entry.flush();
    expect(storage.length).toBe(0);
    entry.write('b');
    entry.flush();
    entry.write('bc');
    entry.remove();
    vi.runAllTimers();
    expect(storage.length).toBe(0);
  });

  it('leaves alone what another page wrote since', () => {
    const { entry, other } = entriesOf();
    entry.write('mine');
    entry.flush();
    other.write('theirs');
    other.flush();
    entry.remove();
    expect(other.read()?.value).toBe('theirs');
  });

  it('reads nothing from what is broken, and writes over it', () => {
    const { entry, other } = entriesOf(fakeStorage({ [key]: '{"value":' }));
    expect(entry.read()).toBeUndefined();
    entry.write('a');
    entry.flush();
    expect(other.read()?.value).toBe('a');
  });

  it('fails nowhere where storage is blocked, full or absent', () => {
    const { entry, storage } = entriesOf();
    storage.failure = new Error('blocked');
    const none = createDraftEntry({ key, readValue: textFromStored, isEmpty: (text) => !text });
    for (const each of [entry, none]) {
      expect(each.read()).toBeUndefined();
      each.write('a');
      expect(() => vi.runAllTimers()).not.toThrow();
      expect(() => each.remove()).not.toThrow();
    }
  });

  it('writes what waited once storage works again', () => {
    const { entry, storage, other } = entriesOf();
    storage.failure = new Error('full');
    entry.write('a');
    vi.runAllTimers();
    storage.failure = undefined;
    entry.write('a');
    vi.runAllTimers();
    expect(other.read()?.value).toBe('a');
  });
});
