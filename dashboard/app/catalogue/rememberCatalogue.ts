import type { Artifact, CatalogueMemory } from '../../../src/entries/domain';
import type { Reader } from './reader';

/**
 * Time between loading the catalogue and storing it, in milliseconds: the page's first seconds stay
 * free for its user.
 */
const writeDelay = 4_000;

/**
 * Stores the catalogue that a reader sees in an IndexedDB database, and reads it at the next visit.
 * An entry in local storage says whether there is one, so the code that reads it loads only when
 * needed. With `tokenStorage: "memory"`, nothing is stored for signed-in users.
 */
export function rememberCatalogue(reader: Reader): CatalogueMemory | undefined {
  const { configuration, user, signal } = reader;
  if (user && configuration.tokenStorage === 'memory') return undefined;
  const name = `trovi.known|${configuration.apiUrl}|${user?.urn ?? ''}`;
  let latest: readonly Artifact[] | undefined;
  return {
    recall: (take) =>
      ignoreFailure(async () => {
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
      setTimeout(() => isWanted() && void ignoreFailure(write), writeDelay);
    },
    forget() {
      latest = undefined;
      void ignoreFailure(() => {
        localStorage.removeItem(name);
        indexedDB.deleteDatabase(name);
      });
    },
  };
}

/** Some browsers store nothing, or throw when asked. The list works without the memory. */
async function ignoreFailure(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // The list loads from the server.
  }
}
