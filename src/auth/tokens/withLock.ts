import type { SessionWindow } from '../session/sessionWindow';

/**
 * Does some work while no other tab does work under this name. Rejects where the others take longer than so many
 * milliseconds. Where the browser has no locks, the work is done at once.
 */
export async function withLock(
  { navigator }: SessionWindow,
  name: string,
  patience: number,
  work: () => Promise<void>,
): Promise<void> {
  if (!navigator.locks) return work();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), patience);
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, () => {
      clearTimeout(timer);
      return work();
    });
  } finally {
    clearTimeout(timer);
  }
}
