import type { bibtex as wholeBibtex } from '../../domain/citation/bibtex';

let whole: typeof wholeBibtex | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Calls the listener once BibTeX can be written, or now if it can; returns the function that stops it. */
export function onBibtex(listener: () => void): () => void {
  listeners.add(listener);
  if (whole) listener();
  return () => listeners.delete(listener);
}

async function load(): Promise<void> {
  try {
    whole = (await import('../../domain/citation/bibtex')).bibtex;
    for (const listener of listeners) listener();
  } catch {
    // The next one who asks tries again.
    loading = undefined;
  }
}

/** As the function of the same name in `domain`, whose code is loaded when it is asked for first; until then nothing. */
export const bibtex: typeof wholeBibtex = (artifact, options) => {
  if (!whole) loading ??= load();
  return whole?.(artifact, options) ?? '';
};
