import type { FileSource } from '../../domain/files/fileSource';
import type { FileReader } from '../../domain/ports/fileReader';
import type { FoundLicence, ReadTexts } from '../../domain/requirements/gaps';
import { identifyLicence } from '../../domain/requirements/licence/identifyLicence';
import { fileToCheck, unpinnedIn } from '../../domain/requirements/pinning';
import type { Requirements } from '../../domain/requirements/requirements';

/** Most licence files that are read, and most bytes of each. */
const mostLicences = 4;
const mostBytes = 100_000;

/** Reads the licences of a repository. Files beyond the first ones count as not recognised. */
export async function readLicences(
  { reader, source, signal }: { reader: FileReader; source: FileSource; signal: AbortSignal },
  paths: readonly string[],
): Promise<FoundLicence[]> {
  const read = paths.slice(0, mostLicences).map(async (path): Promise<FoundLicence> => {
    const { text, isWhole } = await reader.readFile(source, path, { most: mostBytes, signal });
    const id = text !== undefined && isWhole ? identifyLicence(text) : undefined;
    return { path, ...(id && { id }) };
  });
  const others = paths.slice(mostLicences).map((path): FoundLicence => ({ path }));
  return [...(await Promise.all(read)), ...others];
}

/** Reads the licences of a repository, and whether its environment pins exact versions. */
export async function readTexts(
  place: { reader: FileReader; source: FileSource; signal: AbortSignal },
  { licences, environments }: Requirements,
): Promise<ReadTexts> {
  const path = fileToCheck(environments);
  const { reader, source, signal } = place;
  const [found, file] = await Promise.all([
    readLicences(place, licences),
    path ? reader.readFile(source, path, { most: mostBytes, signal }) : undefined,
  ]);
  const isRead = path !== undefined && file?.text !== undefined && file.isWhole;
  return {
    licences: found,
    ...(isRead && { unpinned: { path, names: unpinnedIn(path, file.text ?? '') } }),
  };
}
