import type { Artifact } from '../../src/domain/artifact/artifact';
import type { CatalogueMemory } from '../../src/domain/ports/catalogueMemory';
import type { Reader } from './reader';
import { readCatalogue, writeCatalogue } from './storedCatalogue';

/**
 * Time between loading the catalogue and storing it, in milliseconds. It keeps the page responsive
 * during its first seconds.
 */
const writeDelay = 4_000;

/**
 * Stores the catalogue that a reader sees in an IndexedDB database, and reads it at the next visit.
 * An entry in local storage records whether there is one, and when it was last read in full. With
 * `tokenStorage: "memory"`, nothing is stored for signed-in users.
 */
export function rememberCatalogue(reader: Reader): CatalogueMemory | undefined {
  const { configuration, user, signal } = reader;
  const anonymousName = `trovi.known|${configuration.apiUrl}|`;
  const name = anonymousName + (user?.urn ?? '');
  const maxAge = configuration.catalogueMaxAgeHours * 3_600_000;
  // After signing out, the whole catalogue is read again.
  if (user) void ignoreFailure(() => makeOlder(anonymousName, maxAge));
  if (user && configuration.tokenStorage === 'memory') return undefined;
  let latest: readonly Artifact[] | undefined;
  return {
    isCurrent() {
      // A change of roles does not change the time of an update.
      if (user) return false;
      try {
        const age = Date.now() - Number(localStorage.getItem(name));
        return age >= 0 && age < maxAge;
      } catch {
        return false;
      }
    },
    recall: (take) =>
      ignoreFailure(async () => {
        if (!localStorage.getItem(name)) return;
        await readCatalogue(name, reader, take);
      }),
    keep(artifacts, isWhole) {
      latest = artifacts;
      const readAt = isWhole ? Date.now() : undefined;
      const isWanted = () => artifacts === latest && !signal.aborted;
      const write = async () => {
        await writeCatalogue(name, reader, { artifacts, readAt }, isWanted);
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

/** Makes a stored catalogue at least this old, in milliseconds. */
function makeOlder(name: string, age: number): void {
  const readAt = Number(localStorage.getItem(name));
  if (readAt) localStorage.setItem(name, String(Math.min(readAt, Date.now() - age)));
}

/** Some browsers store nothing, or throw on access. The list works without the stored catalogue. */
async function ignoreFailure(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch {
    // The list loads from the server.
  }
}
