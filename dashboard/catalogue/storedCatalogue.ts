import { del, delMany, get, getMany, keys, set, type UseStore } from 'idb-keyval';
import type { Artifact } from '../../src/domain/artifact/artifact';
import { isOpenToAll } from '../../src/domain/artifact/derivedValues';
import { rememberedArtifacts } from '../../src/domain/catalogue/rememberedArtifacts';
import {
  readStoredArtifacts,
  writeStoredArtifacts,
} from '../../src/domain/catalogue/storedArtifacts';
import type { RememberedArtifacts } from '../../src/domain/ports/catalogueMemory';
import { withDatabase } from './catalogueDatabase';
import type { Reader } from './reader';

/** Artifacts in one part. Reading or writing a part takes a few milliseconds. */
const partSize = 200;
/** Number of parts to read together: fewer have more overhead, more would block the page. */
const partsAtOnce = 10;
/** How long a stored catalogue is used, in milliseconds. */
const lifetime = 7 * 24 * 3_600_000;
/** Key of the number of parts. It is stored last, so without it the catalogue is incomplete. */
const countKey = 'count';

/**
 * Reads the stored catalogue with this name. Calls `take` with its first part, then with all. Skips
 * a catalogue that is too old or incomplete, and stops at a part that cannot be parsed. Passes a
 * user's private artifacts only when a token proves who the user is.
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
  await withDatabase(name, async (parts) => {
    const count = Number(await get(countKey, parts));
    const found = new Map<string, Artifact>();
    const giveFound = (isWhole: boolean) =>
      void (
        found.size > 0 &&
        !signal.aborted &&
        take(rememberedArtifacts([...found.values()], isWhole))
      );
    const numbers = Array.from({ length: count }, (_, part) => part);
    for (const wanted of [numbers.slice(0, 1), ...groupsOf(numbers.slice(1), partsAtOnce)]) {
      for (const text of await getMany<unknown>(wanted, parts)) {
        const artifacts = readStoredArtifacts(text);
        if (!artifacts) return giveFound(false);
        for (const artifact of artifacts) {
          if (isProven || isOpenToAll(artifact))
            found.set(artifact.id || `${found.size}`, artifact);
        }
      }
      if (wanted[0] === 0 && count > 1) giveFound(false);
    }
    giveFound(true);
  });
}

function groupsOf<Entry>(list: readonly Entry[], size: number): Entry[][] {
  const count = Math.ceil(list.length / size);
  return Array.from({ length: count }, (_, group) => list.slice(group * size, (group + 1) * size));
}

/** What to store of a catalogue. */
export interface CatalogueContent {
  artifacts: readonly Artifact[];
  /** When it was read in full, in milliseconds since 1970. Without it, the stored time stays. */
  readAt?: number;
}

/**
 * Replaces the stored catalogue with this name, part by part, when the browser is idle. Skips parts
 * that have not changed. Stops when `isWanted` returns false. Deletes everything after a failure.
 */
export async function writeCatalogue(
  name: string,
  { session }: Reader,
  content: CatalogueContent,
  isWanted: () => boolean,
): Promise<void> {
  await withLock(name, async () => {
    // A catalogue that was read without the user's token lacks the user's private artifacts.
    if (!isWanted() || session.current().isReadingAnonymously) return;
    forgetOtherUsers(name);
    try {
      await withDatabase(name, (parts) => writeParts(name, parts, content, isWanted));
    } catch (error) {
      erase(name);
      throw error;
    }
  });
}

async function writeParts(
  name: string,
  parts: UseStore,
  { artifacts, readAt }: CatalogueContent,
  isWanted: () => boolean,
): Promise<void> {
  const count = Math.ceil(artifacts.length / partSize);
  let isComplete = (await get(countKey, parts)) === count;
  for (let part = 0; part < count; part++) {
    await idle();
    if (!isWanted()) return;
    const text = writeStoredArtifacts(artifacts.slice(part * partSize, (part + 1) * partSize));
    if ((await get(part, parts)) === text) continue;
    if (isComplete) await del(countKey, parts);
    isComplete = false;
    await set(part, text, parts);
  }
  const stored = await keys(parts);
  await delMany(
    stored.filter((key) => Number(key) >= count),
    parts,
  );
  if (!isComplete) await set(countKey, count, parts);
  if (isWanted() && readAt) localStorage.setItem(name, String(readAt));
}

/** Deletes the stored catalogues of other signed-in users: only the last user's is kept. */
function forgetOtherUsers(name: string): void {
  const anonymousVisitor = name.slice(0, name.lastIndexOf('|') + 1);
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(anonymousVisitor) && key !== anonymousVisitor && key !== name) erase(key);
  }
}

function erase(name: string): void {
  localStorage.removeItem(name);
  indexedDB.deleteDatabase(name);
}

/**
 * Runs `work` while no other tab runs the same work. Browsers provide locks only on secure pages.
 */
function withLock(name: string, work: () => Promise<void>): Promise<unknown> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request(name, work) : work();
}

/**
 * Resolves when the browser is idle, or after a short delay if the browser does not report that.
 */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    const { requestIdleCallback } = window as Partial<Window>;
    if (requestIdleCallback) requestIdleCallback(resolve, { timeout: 1_000 });
    else setTimeout(resolve, 50);
  });
}
