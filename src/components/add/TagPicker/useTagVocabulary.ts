import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../services/TroviContext';
import { useReconnect } from '../../services/useReconnect';

/** The tags that artifacts may carry, as far as they are known. */
export interface TagVocabulary {
  tags: readonly string[];
  status: 'loading' | 'ready' | 'failed';
  /** Asks again after a failure. */
  retry: () => void;
}

type Answer = Omit<TagVocabulary, 'retry'> & { error?: unknown };

const unknown: Answer = { tags: [], status: 'loading' };

/** Asks for the tags that artifacts may carry. */
export function useTagVocabulary(): TagVocabulary {
  const { repository } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState(unknown);
  useEffect(() => {
    let isWanted = true;
    repository.tags().then(
      (tags) => isWanted && setAnswer({ tags, status: 'ready' }),
      (error: unknown) => isWanted && setAnswer({ tags: [], status: 'failed', error }),
    );
    return () => {
      isWanted = false;
    };
  }, [repository, attempt]);
  const retry = useCallback(() => {
    setAnswer(unknown);
    setAttempt((count) => count + 1);
  }, []);
  const { tags, status, error } = answer;
  useReconnect(error, retry);
  return { tags, status, retry };
}
