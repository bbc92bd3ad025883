import type { Artifact, CatalogueMemory } from '../../../src/entries/domain';
import type { Reader } from './reader';

/** Milliseconds after which a catalogue that has come is written: nothing of that disturbs who has just come. */
const patience = 4_000;

/**
 * The catalogue as one reader knows it, in the database of the browser that has its name. Local storage tells, at once, whether
 * there is one; what reads and writes it is loaded when it is needed. Where tokens are to be kept in memory alone, nothing is kept
 * for who is signed in.
 */
export function rememberCatalogue(reader: Reader): CatalogueMemory | undefined {
  const { configuration, user, signal } = reader;
  if (user && configuration.tokenStorage === 'memory') return undefined;
  const name = `trovi.known|${configuration.apiUrl}|${user?.urn ?? ''}`;
  let latest: readonly Artifact[] | undefined;
  return {
    recall: (take) =>
      attempt(async () => {
        if (!localStorage.getItem(name)) return;
        const { readCatalogue } = await import('./storedCatalogue');
        await readCatalogue(name, reader, take);
      }),
    keep(artifacts) {
      latest = artifacts;
      const isWanted = () => artifacts === latest && !signal.aborted;
      const write = async () => {
        const { writeCatalogue } = await import('./storedCatalogue');
        await writeCatalogue(name, reader, artifacts, isWanted);
      };
      setTimeout(() => isWanted() && void attempt(write), patience);
    },
    forget() {
      latest = undefined;
      void attempt(() => {
        localStorage.removeItem(name);
        indexedDB.deleteDatabase(name);
      });
    },
  };
}

/** A browser may keep nothing, or not let anybody look: then nothing is remembered. */
async function attempt(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // The list is shown without it.
  }
}
