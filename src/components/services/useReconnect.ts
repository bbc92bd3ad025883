import { useEffect } from 'react';
import { CallError } from '../../domain/errors';

/**
 * Calls `retry` when the connection is back, after a failure without an answer. A refused call is
 * not repeated. Pass a stable `retry`.
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
