import {
  type Artifact,
  isOpenToAll,
  readStoredArtifacts,
  type RememberedArtifacts,
  rememberedArtifacts,
  writeStoredArtifacts,
} from '../../../src/entries/domain';
import { type CatalogueDatabase, withDatabase } from './catalogueDatabase';
import type { Reader } from './reader';

/** Artifacts in one part: reading or writing it takes a few milliseconds. */
const partSize = 500;
/** Milliseconds for which a catalogue is remembered. */
const lifetime = 7 * 24 * 3_600_000;
/** Holds the number of parts, once all are written. */
const countKey = 'count';

/**
 * Reads the catalogue that has this name: hands on its first part, then all. Nothing is handed on where it is too old, half
 * written or of another form; a part that cannot be read ends it. Private artifacts are shown only to whom a token proves to be
 * who the browser says.
 */
export async function readCatalogue(
  name: string,
  { session, user, signal }: Reader,
  take: (remembered: RememberedArtifacts) => void,
): Promise<void> {
  const age = Date.now() - Number(localStorage.getItem(name));
  if (!(age >= 0 && age < lifetime)) return;
  const isProven = !user || Boolean(await session.getToken({ renew: false }));
  if (signal.aborted) return;
  await withDatabase(name, async ({ get }) => {
    const count = Number(await get(countKey));
    const found = new Map<string, Artifact>();
    const hand = () =>
      found.size > 0 && !signal.aborted && take(rememberedArtifacts([...found.values()]));
    for (let part = 0; part < count; part++) {
      const artifacts = readStoredArtifacts(await get(part));
      if (!artifacts) break;
      for (const artifact of artifacts) {
        if (isProven || isOpenToAll(artifact)) found.set(artifact.id || `${found.size}`, artifact);
      }
      if (part === 0 && count > 1) hand();
    }
    hand();
  });
}

/**
 * Writes the whole catalogue into the place of what has this name, part by part, as the browser has time; parts that are as they
 * were are left. It stops when `isWanted` says no. Where it fails, nothing is left.
 */
export async function writeCatalogue(
  name: string,
  { session }: Reader,
  artifacts: readonly Artifact[],
  isWanted: () => boolean,
): Promise<void> {
  await alone(name, async () => {
    // What was read as a stranger, for want of a token, is not the catalogue of who is signed in.
    if (!isWanted() || session.current().isReadingAsStranger) return;
    forgetOthers(name);
    try {
      await withDatabase(name, (database) => writeParts(name, database, artifacts, isWanted));
    } catch (error) {
      erase(name);
      throw error;
    }
  });
}

async function writeParts(
  name: string,
  { get, put, remove }: CatalogueDatabase,
  artifacts: readonly Artifact[],
  isWanted: () => boolean,
): Promise<void> {
  const count = Math.ceil(artifacts.length / partSize);
  let isWhole = (await get(countKey)) === count;
  for (let part = 0; part < count; part++) {
    await idleness();
    if (!isWanted()) return;
    const text = writeStoredArtifacts(artifacts.slice(part * partSize, (part + 1) * partSize));
    if ((await get(part)) === text) continue;
    if (isWhole) await remove(countKey);
    isWhole = false;
    await put(part, text);
  }
  await remove(IDBKeyRange.bound(count, Infinity));
  if (!isWhole) await put(countKey, count);
  if (isWanted()) localStorage.setItem(name, String(Date.now()));
}

/** Deletes what was kept for others who read the same catalogue signed in: of them, the last one alone is remembered. */
function forgetOthers(name: string): void {
  const stranger = name.slice(0, name.lastIndexOf('|') + 1);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(stranger) && key !== stranger && key !== name) erase(key);
  }
}

function erase(name: string): void {
  localStorage.removeItem(name);
  indexedDB.deleteDatabase(name);
}

/** Does something while no other tab does the same. */
function alone(name: string, work: () => Promise<void>): Promise<unknown> {
  // Only secure pages have locks.
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, work) : work();
}

/** Waits until the browser has time. Some browsers do not tell. */
function idleness(): Promise<unknown> {
  return new Promise((resolve) => {
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback(resolve, { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });
}
