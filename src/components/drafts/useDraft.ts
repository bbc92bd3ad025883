import { useMemo, useState } from 'react';
import type { DraftStorage } from '../../domain/ports/draftStorage';
import { draftKey, type StoredDraft } from '../../domain/drafts/storedDraft';
import { createDraftKeeper } from './draftKeeper';
import { useKept } from './useKept';

export interface DraftOptions<Value> {
  /** Whose draft it is; nothing is kept while nobody is known. */
  ownerUrn?: string;
  /** Which form it is for. */
  form: string;
  /** Where it is kept; without it, only as long as the page. */
  storage?: DraftStorage;
  /** A form that nobody has touched. */
  empty: Value;
  isEmpty: (value: Value) => boolean;
  /** The value in what was kept, nothing where there is none. Must stay the same function. */
  readValue: (stored: unknown) => Value | undefined;
}

/** What a form holds, and what was kept of it. */
export interface Draft<Value> {
  value: Value;
  change: (value: Value) => void;
  /** The draft that came back when the form was opened, until it is sent or discarded. */
  restored?: StoredDraft<Value>;
  /** Whether there is something that was typed since then. */
  isDirty: boolean;
  /** Empties the form and removes what was kept. */
  discard: () => void;
  /** Takes a discard back; only there right after one. */
  undoDiscard?: () => void;
  /** Empties the form and removes what was kept, since it has been sent. */
  finish: () => void;
}

interface DraftState<Value> {
  ownerUrn?: string;
  value: Value;
  restored?: StoredDraft<Value>;
  discarded?: Value;
}

/**
 * What a form holds, kept for its user: it comes back after a reload or a crash, survives an expired session, and is never
 * shown to another user (decision 26).
 */
export function useDraft<Value>(options: DraftOptions<Value>): Draft<Value> {
  const { form, storage, empty, isEmpty, readValue } = options;
  const [state, setState] = useState<DraftState<Value>>({ value: empty });
  // Who was signed out by the clock finds the text where it was.
  const ownerUrn = options.ownerUrn ?? state.ownerUrn;
  const keeper = useMemo(
    () =>
      createDraftKeeper<Value>({
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
    const restored = isStrangers ? undefined : keeper.read();
    const value = restored?.value ?? (isStrangers ? state.value : empty);
    current = { ownerUrn, value, restored };
    setState(current);
  }
  const { value, restored, discarded } = current;

  useKept(keeper, value);

  const become = (next: Omit<DraftState<Value>, 'ownerUrn'>) => setState({ ownerUrn, ...next });
  const clear = (kept?: Value) => {
    keeper.remove();
    become({ value: empty, discarded: kept });
  };
  return {
    value,
    change: (next) => become({ value: next, restored }),
    restored,
    isDirty: value !== restored?.value && !isEmpty(value),
    discard: () => clear(value),
    undoDiscard: discarded === undefined ? undefined : () => become({ value: discarded }),
    finish: () => clear(),
  };
}
