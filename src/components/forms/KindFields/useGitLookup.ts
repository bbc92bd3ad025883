import { useEffect, useMemo, useState } from 'react';
import type { ArtifactEditor } from '../../../domain/ports/artifactEditor';
import { readCloneAddress } from '../../../domain/artifact/git/cloneAddress';
import { gitRefOptions, type GitRefOption } from '../../../domain/artifact/git/gitRefs';
import { useLatest } from '../../services/useLatest';
import { useRequest } from '../../services/useRequest';

/** How long typing must pause before a lookup, in milliseconds (product 9). */
const debounce = 500;

/** The known facts about the repository at a clone address. */
export interface GitLookup {
  /**
   * `idle`: the field names no repository. `looking`: the lookup runs. `ready`: see `options`.
   * `failed`: see `error`.
   */
  status: 'idle' | 'looking' | 'ready' | 'failed';
  /** The branches and tags. Empty until the lookup ends. */
  options: readonly GitRefOption[];
  error?: unknown;
  /** The problem with the address. Set when typing pauses. */
  problem?: string;
  /** Looks the address up again. */
  retry: () => void;
}

const none: readonly GitRefOption[] = [];

/**
 * Looks up the repository of a clone address: the first address at once, later ones when typing
 * pauses. A new address aborts the earlier lookup.
 */
export function useGitLookup(
  text: string,
  editor: Pick<ArtifactEditor, 'findGitRefs'>,
  onFailed: (error: unknown) => void,
): GitLookup {
  const settled = useSettled(text);
  const reading = readCloneAddress(text);
  const { url } = reading;
  const isSettled = url === undefined ? text === settled : url === readCloneAddress(settled).url;
  const lookUp = useMemo(
    () =>
      isSettled && url !== undefined
        ? async (signal: AbortSignal) => gitRefOptions(await editor.findGitRefs(url, signal))
        : undefined,
    [editor, url, isSettled],
  );
  const { status, response: options = none, error, retry } = useRequest(lookUp);
  const reportFailure = useLatest(onFailed);
  useEffect(() => {
    if (error !== undefined) reportFailure.current(error);
  }, [error, reportFailure]);
  if (reading.url === undefined) {
    const problem = isSettled && !reading.isMissing ? reading.problem : undefined;
    return { status: 'idle', options, problem, retry };
  }
  return { status: status === 'loading' ? 'looking' : status, options, error, retry };
}

/** Returns the latest text after a pause in typing. The first text counts at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
