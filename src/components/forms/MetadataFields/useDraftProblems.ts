import { type RefObject, useState } from 'react';
import type { ArtifactDraft } from '../../../domain/drafts/artifactDraft';
import {
  type DraftProblem,
  missingAuthorMessage,
  refusalsAfterChange,
  sortProblems,
} from '../../../domain/drafts/draftValidation';
import type { DraftField } from '../../../domain/drafts/draftField';
import { RefusedDraftError } from '../../../domain/drafts/refusedDraft';
import { type SubmissionFailure, toastOfFailure } from '../Submission/submissionFailure';
import { isInSight } from '../Submission/isInSight';
import { useFocusRequest } from '../Submission/useFocusRequest';
import type { ToastKind } from '../../ui/Toaster/toasts';

export interface DraftProblemsOptions {
  /** Holds the fields. */
  host: RefObject<HTMLElement | null>;
  /** The problems of the fields, in the order of the form. */
  found: readonly DraftProblem[];
  /** Whether a request is running. No field can take the focus then. */
  isSending: boolean;
  /** Called with each notification: see `AddFormProps`. */
  onNotify?: (kind: ToastKind, message: string, isInSight?: boolean) => void;
}

/** The problems of an artifact's fields, found here or by the server. */
export type DraftProblems = ReturnType<typeof useDraftProblems>;

/** Finds and shows the problems of an artifact's fields, when adding and when editing. */
export function useDraftProblems(options: DraftProblemsOptions) {
  const { host, found, isSending, onNotify } = options;
  const [hasTried, setHasTried] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusals, setRefusals] = useState<readonly DraftProblem[]>([]);
  const [failure, setFailure] = useState<SubmissionFailure>();
  const requestFocus = useFocusRequest(host, isSending);
  const goTo = (field: DraftField) => requestFocus(`[name="${field}"]`);

  // Missing values show only after an attempt. Texts that are too long show at once.
  const standing = hasTried ? found : found.filter(({ kind }) => kind === 'limit');
  const problems: readonly DraftProblem[] = sortProblems([...standing, ...refusals]);

  function begin() {
    setFailure(undefined);
    setRefusals([]);
    requestFocus();
  }

  return {
    /** In the order of the form. */
    problems,
    problemOf: (field: DraftField) => problems.find((problem) => problem.field === field)?.message,
    /** Whether the user tried to send the form. */
    hasTried,
    /** How many attempts failed before anything was sent. */
    attempts,
    /** Why the last request failed. */
    failure,
    /** Moves the focus to a field. */
    goTo,
    /** Call it when fields change. Removes the server's messages about them. */
    follow: (before: ArtifactDraft, after: ArtifactDraft) =>
      setRefusals(refusalsAfterChange(refusals, before, after)),
    /**
     * Call it before sending. Returns true if there are no problems. Otherwise shows them and moves
     * the focus to the first.
     */
    check() {
      setHasTried(true);
      const [first] = found;
      if (!first) return true;
      if (found.some(({ message }) => message === missingAuthorMessage)) {
        onNotify?.('negative', missingAuthorMessage, true);
      }
      setFailure(undefined);
      goTo(first.field);
      setAttempts(attempts + 1);
      return false;
    },
    /** Call it when sending starts. Removes earlier messages. */
    begin,
    /** Call it with the error of a failed request, and the words for it. */
    fail(error: unknown, words: SubmissionFailure) {
      onNotify?.('negative', toastOfFailure(words), isInSight(host.current));
      setFailure(words);
      if (!(error instanceof RefusedDraftError)) return;
      setFailure({ ...words, said: error.otherLines });
      setRefusals(error.problems);
      const [first] = sortProblems(error.problems);
      if (first) goTo(first.field);
    },
    /** Call it when the form is clean again. Removes all messages. */
    reset() {
      begin();
      setHasTried(false);
    },
  };
}
