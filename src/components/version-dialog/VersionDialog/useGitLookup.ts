import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { readCloneAddress } from '../../../domain/git/cloneAddress';
import { gitRefOptions, type GitRefOption } from '../../../domain/git/gitRefs';
import { useReconnect } from '../../services/useReconnect';

/** How long an address must stand still before it is looked up, in milliseconds (product 9). */
const debounce = 500;

/** What is known of the repository at an address. */
export interface GitLookup {
  /** `idle`: no repository is named; `looking`: an answer is awaited; `ready`: see `options`; `failed`: see `error`. */
  status: 'idle' | 'looking' | 'ready' | 'failed';
  /** The branches and tags; none until they are known. */
  options: readonly GitRefOption[];
  error?: unknown;
  /** What is wrong with the address, once it stands still. */
  problem?: string;
  /** Asks again. */
  retry: () => void;
}

interface Answer {
  url: string;
  attempt: number;
  options: readonly GitRefOption[];
  error?: unknown;
}

const none: readonly GitRefOption[] = [];

/**
 * Looks up the repository of a clone address: the first one at once, later ones when typing pauses. A call whose address has
 * changed is aborted, and its answer dropped.
 */
export function useGitLookup(
  text: string,
  editor: Pick<ArtifactEditor, 'findGitRefs'>,
  onFailed: (error: unknown) => void,
): GitLookup {
  const isSettled = useIsSettled(text);
  const reading = readCloneAddress(text);
  const { url } = reading;
  const wanted = isSettled ? url : undefined;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const tellFailed = useRef(onFailed);
  useEffect(() => {
    tellFailed.current = onFailed;
  });
  useEffect(() => {
    if (wanted === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    editor.findGitRefs(wanted, signal).then(
      (refs) => {
        if (!signal.aborted) setAnswer({ url: wanted, attempt, options: gitRefOptions(refs) });
      },
      (error: unknown) => {
        if (signal.aborted) return;
        setAnswer({ url: wanted, attempt, options: none, error });
        tellFailed.current(error);
      },
    );
    return () => controller.abort();
  }, [editor, wanted, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  useReconnect(
    answer?.url === url && answer?.attempt === attempt ? answer.error : undefined,
    retry,
  );
  if (url === undefined) {
    const problem = isSettled && !reading.isMissing ? reading.problem : undefined;
    return { status: 'idle', options: none, problem, retry };
  }
  if (answer?.url !== url || answer.attempt !== attempt) {
    return { status: 'looking', options: none, retry };
  }
  const { options, error } = answer;
  return { status: error === undefined ? 'ready' : 'failed', options, error, retry };
}

/** Whether a text has stood still for the debounce; the first one has. */
function useIsSettled(text: string): boolean {
  const [last, setLast] = useState({ text, isSettled: true });
  if (last.text !== text) setLast({ text, isSettled: false });
  useEffect(() => {
    if (last.isSettled) return undefined;
    const timer = setTimeout(() => setLast({ text: last.text, isSettled: true }), debounce);
    return () => clearTimeout(timer);
  }, [last]);
  return last.text === text && last.isSettled;
}
