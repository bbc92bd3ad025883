import type { SessionWindow } from '../session/sessionWindow';

/**
 * Runs `work` while no other tab runs work under the same name. Rejects if the lock is not free
 * after `timeoutMs` milliseconds. Runs `work` at once if the browser has no locks.
 */
export async function withLock(
  { navigator }: SessionWindow,
  name: string,
  timeoutMs: number,
  work: () => Promise<void>,
): Promise<void> {
  if (!navigator.locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), timeoutMs);
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } finally {
    clearTimeout(timer);
  }
}
