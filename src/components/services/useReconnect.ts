import { useEffect } from 'react';
import { CallError } from '../../domain/errors';

/**
 * Tries again by itself when the browser has a connection again, after a failure without an answer. What the server refused
 * it would refuse again. `retry` stays the same, or listening begins anew.
 */
export function useReconnect(error: unknown, retry: () => void): void {
  const isRefused = error instanceof CallError && error.code === 'refused';
  const isUnanswered = error !== undefined && !isRefused;
  useEffect(() => {
    if (!isUnanswered) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnanswered, retry]);
}
