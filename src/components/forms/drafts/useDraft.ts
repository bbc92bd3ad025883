import { useMemo, useState } from 'react';
import type { DraftStorage } from '../../../domain/drafts/draftStorage';
import { draftKey, type StoredDraft } from '../../../domain/drafts/storedDraft';
import { createDraftEntry } from './draftEntry';
import { useAutosave } from './useAutosave';

export interface DraftOptions<Value> {
  /** URN of the user. Without a user, nothing is stored. */
  ownerUrn?: string;
  /** Name of the form, as part of the storage key. */
  form: string;
  /** Where the draft is stored. Without it, the draft is lost with the page. */
  storage?: DraftStorage;
  /** The value of an untouched form. */
  empty: Value;
  isEmpty: (value: Value) => boolean;
  /** Reads a stored value. Must stay the same function. */
  readValue: (stored: unknown) => Value | undefined;
}

/** The value of a form, and its stored draft. */
export interface Draft<Value> {
  value: Value;
  change: (value: Value) => void;
  /** The draft that was restored when the form opened. Absent once it is sent or discarded. */
  restored?: StoredDraft<Value>;
  /** Whether the value differs from the restored draft and is not empty. */
  isDirty: boolean;
  /** Empties the form and removes the stored draft. */
  discard: () => void;
  /** Undoes a discard. Present only right after one. */
  undoDiscard?: () => void;
  /** Empties the form and removes the stored draft, because it has been sent. */
  finish: () => void;
}

interface DraftState<Value> {
  ownerUrn?: string;
  value: Value;
  restored?: StoredDraft<Value>;
  discarded?: Value;
}

/**
 * Holds the value of a form and stores it as a draft of the user. The draft survives a reload, a
 * crash and an expired session. No other user sees it (decision 26).
 */
export function useDraft<Value>(options: DraftOptions<Value>): Draft<Value> {
  const { form, storage, empty, isEmpty, readValue } = options;
  const [state, setState] = useState<DraftState<Value>>({ value: empty });
  // Keeps the draft when a session expires.
  const ownerUrn = options.ownerUrn ?? state.ownerUrn;
  const entry = useMemo(
    () =>
      createDraftEntry<Value>({
        storage: ownerUrn ? storage : undefined,
        key: draftKey(ownerUrn ?? '', form),
        readValue,
        isEmpty,
      }),
    [storage, ownerUrn, form, readValue, isEmpty],
  );

  let current = state;
  if (ownerUrn !== state.ownerUrn) {
    const isStrangers = state.ownerUrn === undefined && !isEmpty(state.value);
    const restored = isStrangers ? undefined : entry.read();
    const value = restored?.value ?? (isStrangers ? state.value : empty);
    current = { ownerUrn, value, restored };
    setState(current);
  }
  const { value, restored, discarded } = current;

  useAutosave(entry, value);

  const update = (next: Omit<DraftState<Value>, 'ownerUrn'>) => setState({ ownerUrn, ...next });
  const clear = (kept?: Value) => {
    entry.remove();
    update({ value: empty, discarded: kept });
  };
  return {
    value,
    change: (next) => update({ value: next, restored }),
    restored,
    isDirty: value !== restored?.value && !isEmpty(value),
    discard: () => clear(value),
    undoDiscard: discarded === undefined ? undefined : () => update({ value: discarded }),
    finish: () => clear(),
  };
}
