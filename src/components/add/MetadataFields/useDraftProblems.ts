import { type RefObject, useEffect, useState } from 'react';
import type { ArtifactDraft } from '../../../domain/drafts/artifactDraft';
import {
  type DraftField,
  type DraftProblem,
  missingAuthorMessage,
  refusalsAfterChange,
  sortProblems,
} from '../../../domain/drafts/draftProblems';
import { RefusedDraftError } from '../../../domain/drafts/refusedDraft';
import { focusWithin } from '../Submission/focusWithin';
import { type SubmissionFailure, toastOfFailure } from '../Submission/submissionFailure';
import type { ToastKind } from '../../primitives/Toaster/toasts';

export interface DraftProblemsOptions {
  /** Holds the fields. */
  host: RefObject<HTMLElement | null>;
  /** The problems of the fields, in the order of the form. */
  found: readonly DraftProblem[];
  /** Whether a request runs. No field can take the focus then. */
  isSending: boolean;
  onNotify?: (kind: ToastKind, message: string) => void;
}

/** The problems of an artifact's fields, found here or by the server. */
export interface DraftProblems {
  /** In the order of the form. */
  problems: readonly DraftProblem[];
  problemOf: (field: DraftField) => string | undefined;
  /** Whether the user tried to send the form. */
  hasTried: boolean;
  /** How many attempts failed before anything was sent. */
  attempts: number;
  /** Why the last request failed. */
  failure?: SubmissionFailure;
  /** Moves the focus to a field. */
  goTo: (field: DraftField) => void;
  /** Call it when fields change. Removes the server's messages about them. */
  follow: (before: ArtifactDraft, after: ArtifactDraft) => void;
  /**
   * Call it before sending. Returns true if there are no problems. Otherwise shows them and moves
   * the focus to the first.
   */
  check: () => boolean;
  /** Call it when sending starts. Removes earlier messages. */
  begin: () => void;
  /** Call it with the error of a failed request, and the words for it. */
  fail: (error: unknown, words: SubmissionFailure) => void;
  /** Call it when the form is clean again. Removes all messages. */
  reset: () => void;
}

/** Finds and shows the problems of an artifact's fields, when adding and when editing. */
export function useDraftProblems(options: DraftProblemsOptions): DraftProblems {
  const { host, found, isSending, onNotify } = options;
  const [hasTried, setHasTried] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusals, setRefusals] = useState<readonly DraftProblem[]>([]);
  const [failure, setFailure] = useState<SubmissionFailure>();
  const [wanted, setWanted] = useState<{ field: DraftField }>();
  useEffect(() => {
    if (wanted && !isSending) focusWithin(host, `[name="${wanted.field}"]`);
  }, [host, wanted, isSending]);

  // Missing values show only after an attempt. Texts that are too long show at once.
  const standing = hasTried ? found : found.filter(({ kind }) => kind === 'limit');
  const problems = sortProblems([...standing, ...refusals]);

  function begin() {
    setFailure(undefined);
    setRefusals([]);
    setWanted(undefined);
  }

  return {
    problems,
    problemOf: (field) => problems.find((problem) => problem.field === field)?.message,
    hasTried,
    attempts,
    failure,
    goTo: (field) => setWanted({ field }),
    follow: (before, after) => setRefusals(refusalsAfterChange(refusals, before, after)),
    check() {
      setHasTried(true);
      const [first] = found;
      if (!first) return true;
      if (found.some(({ message }) => message === missingAuthorMessage)) {
        onNotify?.('negative', missingAuthorMessage);
      }
      setFailure(undefined);
      setWanted({ field: first.field });
      setAttempts(attempts + 1);
      return false;
    },
    begin,
    fail(error, words) {
      onNotify?.('negative', toastOfFailure(words));
      setFailure(words);
      if (!(error instanceof RefusedDraftError)) return;
      setFailure({ ...words, said: error.otherLines });
      setRefusals(error.problems);
      const [first] = sortProblems(error.problems);
      if (first) setWanted({ field: first.field });
    },
    reset() {
      begin();
      setHasTried(false);
    },
  };
}
