import type * as toaster from '../../src/entries/toaster';
import { withLateStyles } from '../routing/lateStyles';

type ToasterCode = typeof toaster;

let loading: Promise<ToasterCode> | undefined;

/** Loads the code of notifications, once. After a failure, the next call loads again. */
export async function loadToaster(): Promise<ToasterCode> {
  loading ??= withLateStyles(import('../../src/entries/toaster'));
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Starts to load the code early, for screens that must report a lost connection. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}
