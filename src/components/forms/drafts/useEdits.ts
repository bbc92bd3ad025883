import { useMemo, useState } from 'react';
import type { Artifact } from '../../../domain/artifact/artifact';
import type { DraftStorage } from '../../../domain/drafts/draftStorage';
import { draftKey, editForm, type StoredDraft } from '../../../domain/drafts/storedDraft';
import { createDraftEntry } from './draftEntry';
import { useAutosave } from './useAutosave';

/**
 * How a section of the Edit screen stores its unsaved changes. `Edits` is plain JSON data. It holds
 * the changes and the server's state that they are based on.
 */
export interface EditRules<Edits> {
  /** Returns edits without changes. */
  begin: (artifact: Artifact) => Edits;
  /**
   * Returns the same edits, based on a newer artifact. Untouched values update those of the server.
   * A change that the server has already is dropped.
   */
  follow: (edits: Edits, artifact: Artifact) => Edits;
  isUnchanged: (edits: Edits) => boolean;
  /** Reads stored edits. Returns `undefined` if there are none. */
  read: (stored: unknown) => Edits | undefined;
}

export interface EditsOptions<Edits> {
  /** URN of the user. Without a user, nothing is stored. */
  ownerUrn?: string;
  /** Name of the section, as part of the storage key. */
  section: string;
  /** Where the edits are stored. Without it, they are lost with the page. */
  storage?: DraftStorage;
  /** The artifact as the server last returned it. */
  artifact: Artifact;
  /** Must stay the same object. */
  rules: EditRules<Edits>;
}

/** The unsaved changes of a section. */
export interface EditsState<Edits> {
  edits: Edits;
  /** Sets the edits, or updates the latest ones with a function. */
  change: (next: Edits | ((edits: Edits) => Edits)) => void;
  /** Whether anything differs from the server's state. */
  isDirty: boolean;
  /**
   * The edits that were restored when the section opened. Absent once they are saved or discarded.
   */
  restored?: StoredDraft<Edits>;
  /** Removes all changes and the stored draft. */
  discard: () => void;
  /** Undoes a discard. Present only right after one. */
  undoDiscard?: () => void;
  /** Another text after each discard, after each save, and for each artifact. */
  session: string;
  /** Starts again from a saved artifact, without changes. */
  settle: (artifact: Artifact) => void;
}

interface State<Edits> {
  ownerUrn?: string;
  artifact: Artifact;
  edits: Edits;
  restored?: StoredDraft<Edits>;
  discarded?: Edits;
  session?: number;
}

/**
 * Holds the unsaved changes of a section and stores them as a draft of the user. The draft survives
 * a reload, a crash and an expired session, and follows newer states of the artifact. No other user
 * sees it (decision 26).
 */
export function useEdits<Edits>(options: EditsOptions<Edits>): EditsState<Edits> {
  const { section, storage, artifact, rules } = options;
  const [state, setState] = useState<State<Edits>>();
  // Keeps unsaved changes when a session expires.
  const ownerUrn = options.ownerUrn ?? state?.ownerUrn;
  const { id } = artifact;
  const entry = useMemo(
    () =>
      createDraftEntry<Edits>({
        storage: ownerUrn ? storage : undefined,
        key: draftKey(ownerUrn ?? '', editForm(id, section)),
        readValue: rules.read,
        isEmpty: rules.isUnchanged,
      }),
    [storage, ownerUrn, id, section, rules],
  );

  function open(): State<Edits> {
    const kept = entry.read();
    const edits = kept && rules.follow(kept.value, artifact);
    return edits && !rules.isUnchanged(edits)
      ? { ownerUrn, artifact, edits, restored: kept }
      : { ownerUrn, artifact, edits: rules.begin(artifact) };
  }

  let current = state;
  if (!current || current.ownerUrn !== ownerUrn || current.artifact.id !== id) {
    current = open();
    setState(current);
  } else if (current.artifact !== artifact) {
    current = { ...current, artifact, edits: rules.follow(current.edits, artifact) };
    setState(current);
  }
  const { edits, restored, discarded } = current;

  useAutosave(entry, edits);

  const update = (next: (last: State<Edits>) => Partial<State<Edits>>) =>
    setState((last) => last && { ...last, ...next(last) });
  return {
    edits,
    change: (next) =>
      update(({ edits: last }) => ({
        edits: typeof next === 'function' ? (next as (edits: Edits) => Edits)(last) : next,
        discarded: undefined,
      })),
    isDirty: !rules.isUnchanged(edits),
    restored,
    discard() {
      entry.remove();
      update((last) => ({
        edits: rules.begin(last.artifact),
        restored: undefined,
        discarded: last.edits,
        session: (last.session ?? 0) + 1,
      }));
    },
    undoDiscard:
      discarded === undefined
        ? undefined
        : () =>
            update(({ artifact: latest }) => ({
              edits: rules.follow(discarded, latest),
              // Shown like a restored draft, with the same words and button.
              restored: { value: discarded, savedAt: 0 },
              discarded: undefined,
            })),
    session: `${id} ${current.session ?? 0}`,
    settle(saved) {
      entry.remove();
      update((last) => ({
        artifact: saved,
        edits: rules.begin(saved),
        restored: undefined,
        discarded: undefined,
        session: (last.session ?? 0) + 1,
      }));
    },
  };
}
