import { useMemo, useState } from 'react';
import type { Artifact } from '../../domain/artifact/artifact';
import type { DraftStorage } from '../../domain/ports/draftStorage';
import { draftKey, editForm, type StoredDraft } from '../../domain/drafts/storedDraft';
import { createDraftKeeper } from './draftKeeper';
import { useKept } from './useKept';

/**
 * How a section of the Edit screen keeps apart what the server has and what a person changed of it. `Edits` is plain data
 * that survives `JSON`, and holds whatever it takes to tell later what was changed since when.
 */
export interface EditRules<Edits> {
  /** Nothing changed of what the server has. */
  begin: (artifact: Artifact) => Edits;
  /**
   * The same changes on a newer state of the artifact: what was not touched becomes what the server has, what the server
   * has by now is no change any more.
   */
  follow: (edits: Edits, artifact: Artifact) => Edits;
  isUnchanged: (edits: Edits) => boolean;
  /** The changes in what was kept, nothing where it is none. */
  read: (stored: unknown) => Edits | undefined;
}

export interface EditsOptions<Edits> {
  /** Who edits; changes are kept for nobody else. */
  ownerUrn?: string;
  /** The section, as its drafts are called: `roles`. */
  section: string;
  /** Where changes are kept; without it, only as long as the page. */
  storage?: DraftStorage;
  /** The artifact as the server last gave it. */
  artifact: Artifact;
  /** Must stay the same object. */
  rules: EditRules<Edits>;
}

/** What a person changed in a section, and what was kept of it. */
export interface EditsState<Edits> {
  edits: Edits;
  /** Takes the next changes, or a function that makes them of the latest ones. */
  change: (next: Edits | ((edits: Edits) => Edits)) => void;
  /** Whether anything differs from what the server has. */
  isDirty: boolean;
  /** The changes that came back when the section was opened, until they are saved or discarded. */
  restored?: StoredDraft<Edits>;
  /** Takes all changes back and removes what was kept. */
  discard: () => void;
  /** Takes a discard back; only there right after one. */
  undoDiscard?: () => void;
  /** Begins anew on what the server has, since all was saved. */
  settle: (artifact: Artifact) => void;
}

interface State<Edits> {
  ownerUrn?: string;
  artifact: Artifact;
  edits: Edits;
  restored?: StoredDraft<Edits>;
  discarded?: Edits;
}

/**
 * What a person changed of an artifact, kept for that person: it comes back after a reload or a crash, on whatever the
 * server has by then, survives an expired session, and is never shown to another user (decision
 * 26).
 */
export function useEdits<Edits>(options: EditsOptions<Edits>): EditsState<Edits> {
  const { section, storage, artifact, rules } = options;
  const [state, setState] = useState<State<Edits>>();
  // Who was signed out by the clock finds the changes where they were.
  const ownerUrn = options.ownerUrn ?? state?.ownerUrn;
  const { id } = artifact;
  const keeper = useMemo(
    () =>
      createDraftKeeper<Edits>({
        storage: ownerUrn ? storage : undefined,
        key: draftKey(ownerUrn ?? '', editForm(id, section)),
        readValue: rules.read,
        isEmpty: rules.isUnchanged,
      }),
    [storage, ownerUrn, id, section, rules],
  );

  function open(): State<Edits> {
    const kept = keeper.read();
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

  useKept(keeper, edits);

  const become = (next: (last: State<Edits>) => Partial<State<Edits>>) =>
    setState((last) => last && { ...last, ...next(last) });
  return {
    edits,
    change: (next) =>
      become(({ edits: last }) => ({
        edits: typeof next === 'function' ? (next as (edits: Edits) => Edits)(last) : next,
        discarded: undefined,
      })),
    isDirty: !rules.isUnchanged(edits),
    restored,
    discard() {
      keeper.remove();
      become((last) => ({
        edits: rules.begin(last.artifact),
        restored: undefined,
        discarded: last.edits,
      }));
    },
    undoDiscard:
      discarded === undefined
        ? undefined
        : () =>
            become(({ artifact: latest }) => ({
              edits: rules.follow(discarded, latest),
              // Told as a draft that came back, by the same words and the same button.
              restored: { value: discarded, savedAt: 0 },
              discarded: undefined,
            })),
    settle(saved) {
      keeper.remove();
      become(() => ({
        artifact: saved,
        edits: rules.begin(saved),
        restored: undefined,
        discarded: undefined,
      }));
    },
  };
}
