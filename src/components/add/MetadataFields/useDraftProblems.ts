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
  /** What holds the fields. */
  host: RefObject<HTMLElement | null>;
  /** What is wrong with what the fields hold, down the form. */
  found: readonly DraftProblem[];
  /** A request runs: no field takes the focus. */
  isSending: boolean;
  onNotify?: (kind: ToastKind, message: string) => void;
}

/** What keeps the fields of an artifact from being taken, from the first letter to the server's answer. */
export interface DraftProblems {
  /** What is wrong, down the form. */
  problems: readonly DraftProblem[];
  problemOf: (field: DraftField) => string | undefined;
  /** Whether sending was tried. */
  hasTried: boolean;
  /** How often sending was tried in vain, before anything was sent. */
  attempts: number;
  /** Why it was not taken, when it was sent last. */
  failure?: SubmissionFailure;
  /** Leads to a field. */
  goTo: (field: DraftField) => void;
  /** To be called when the fields change: the server's word on a field goes with what it was said of. */
  follow: (before: ArtifactDraft, after: ArtifactDraft) => void;
  /** To be called when sending is tried: whether nothing is wrong. If something is, it is said, and leads to the first. */
  check: () => boolean;
  /** To be called before something is sent: what was said of the last time is void. */
  begin: () => void;
  /** To be called with what a call rejected with, and with words for it. */
  fail: (error: unknown, words: SubmissionFailure) => void;
  /** To be called when all is as if nobody had touched it. */
  reset: () => void;
}

/** What is said about the fields of an artifact, in the form that adds one and in the one that changes it. */
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

  // What is missing is no fault before somebody has tried; what is too long is one at once.
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
