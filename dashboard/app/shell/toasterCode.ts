import type * as toaster from '../../../src/entries/toaster';

type ToasterCode = typeof toaster;

let loading: Promise<ToasterCode> | undefined;

/** Loads what shows notifications, once; after a failure, anew. */
export async function loadToaster(): Promise<ToasterCode> {
  loading ??= import('../../../src/entries/toaster');
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Begins to load it, for a screen that must be able to say that there is no connection any more. */
export function preloadToaster(): void {
  loadToaster().catch(() => undefined);
}
