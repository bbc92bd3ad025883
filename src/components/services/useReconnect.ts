import { useEffect } from 'react';
import { isRefusal } from '../../domain/errors/callError';

/**
 * Calls `retry` when the connection is back, after a failure without a response. A refused call is
 * not repeated. Pass a stable `retry`.
 */
export function useReconnect(error: unknown, retry: () => void): void {
  const isUnanswered = error !== undefined && !isRefusal(error);
  useEffect(() => {
    if (!isUnanswered) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isUnanswered, retry]);
}
