import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { fakeStorage } from '../../../tests/fakes/fakeStorage';
import { textFromStored } from '../../domain/drafts/storedDraft';
import { createDraftKeeper } from './draftKeeper';

const key = 'trovi.draft|urn:trovi:user:chameleon:noor|import';

function keeperOf(storage = fakeStorage()) {
  const options = { storage, key, readValue: textFromStored, isEmpty: (text: string) => !text };
  return { storage, keeper: createDraftKeeper(options), other: createDraftKeeper(options) };
}

describe('createDraftKeeper', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 2, 5, 16, 2) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('writes once nothing changes any more', () => {
    const { keeper, storage, other } = keeperOf();
    keeper.keep('a');
    keeper.keep('ab');
    expect(storage.length).toBe(0);
    vi.runAllTimers();
    expect(other.read()).toEqual({ value: 'ab', savedAt: Date.now() });
  });

  it('writes at once when the page is left', () => {
    const { keeper, other } = keeperOf();
    keeper.keep('a');
    keeper.flush();
    expect(other.read()?.value).toBe('a');
  });

  it('leaves what it read as it is, until that changes', () => {
    const { keeper, other, storage } = keeperOf();
    other.keep('a');
    other.flush();
    const written = storage.getItem(key);
    vi.setSystemTime(Date.UTC(2027, 0, 1));
    keeper.read();
    keeper.keep('a');
    keeper.flush();
    expect(storage.getItem(key)).toBe(written);
    keeper.keep('ab');
    keeper.flush();
    expect(other.read()).toEqual({ value: 'ab', savedAt: Date.UTC(2027, 0, 1) });
  });

  it('removes a draft that was emptied, sent or discarded', () => {
    const { keeper, storage } = keeperOf();
    keeper.keep('a');
    keeper.flush();
    keeper.keep('');
    keeper.flush();
    expect(storage.length).toBe(0);
    keeper.keep('b');
    keeper.flush();
    keeper.keep('bc');
    keeper.remove();
    vi.runAllTimers();
    expect(storage.length).toBe(0);
  });

  it('leaves alone what another page wrote since', () => {
    const { keeper, other } = keeperOf();
    keeper.keep('mine');
    keeper.flush();
    other.keep('theirs');
    other.flush();
    keeper.remove();
    expect(other.read()?.value).toBe('theirs');
  });

  it('reads nothing from what is broken, and writes over it', () => {
    const { keeper, other } = keeperOf(fakeStorage({ [key]: '{"value":' }));
    expect(keeper.read()).toBeUndefined();
    keeper.keep('a');
    keeper.flush();
    expect(other.read()?.value).toBe('a');
  });

  it('fails nowhere where storage is blocked, full or absent', () => {
    const { keeper, storage } = keeperOf();
    storage.failure = new Error('blocked');
    const none = createDraftKeeper({ key, readValue: textFromStored, isEmpty: (text) => !text });
    for (const each of [keeper, none]) {
      expect(each.read()).toBeUndefined();
      each.keep('a');
      expect(() => vi.runAllTimers()).not.toThrow();
      expect(() => each.remove()).not.toThrow();
    }
  });

  it('writes what waited once storage works again', () => {
    const { keeper, storage, other } = keeperOf();
    storage.failure = new Error('full');
    keeper.keep('a');
    vi.runAllTimers();
    storage.failure = undefined;
    keeper.keep('a');
    vi.runAllTimers();
    expect(other.read()?.value).toBe('a');
  });
});
