import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../context/TroviContext';

/** The tags that artifacts may carry, as far as they are known. */
export interface TagVocabulary {
  tags: readonly string[];
  status: 'loading' | 'ready' | 'failed';
  /** Asks again after a failure. */
  retry: () => void;
}

const unknown: Omit<TagVocabulary, 'retry'> = { tags: [], status: 'loading' };

/** Asks for the tags that artifacts may carry. */
export function useTagVocabulary(): TagVocabulary {
  const { repository } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(unknown);
  useEffect(() => {
    let isWanted = true;
    repository.tags().then(
      (tags) => isWanted && setAnswer({ tags, status: 'ready' }),
      () => isWanted && setAnswer({ tags: [], status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [repository, attempt]);
  const retry = useCallback(() => {
    setAnswer(unknown);
    setAttempt((count) => count + 1);
  }, []);
  return { ...answer, retry };
}
