import type { FileError } from '../../src/domain/files/fileError';
import type { FileSource } from '../../src/domain/files/fileSource';
import type { TreeEntry } from '../../src/domain/files/treeEntry';
import type { FileReader } from '../../src/domain/ports/fileReader';

interface FakeFiles {
  /** The contents of files by path. `null`: not text. */
  files?: Record<string, string | null>;
  /** More entries: folders, links and submodules. */
  entries?: TreeEntry[];
  isCut?: boolean;
  /** The names of the licences that the host states. */
  statedLicences?: string[];
  /** The source after a move. */
  source?: FileSource;
  /** Why the tree cannot be read. */
  error?: FileError;
  /** Never responds. */
  isWaiting?: boolean;
}

/** Reads files from memory. Files and folders come from the paths. */
export function fakeFileReader(given: FakeFiles): FileReader & { read: string[] } {
  const { files = {}, entries = [], isCut = false, error, isWaiting, statedLicences } = given;
  const read: string[] = [];
  const never = () => new Promise<never>(() => undefined);
  return {
    read,
    readTree: (source) => {
      read.push(`${source.files.owner}/${source.files.name}`);
      if (isWaiting) return never();
      if (error) return Promise.reject(error);
      const paths = Object.entries(files).map(([path, text]): TreeEntry => ({
        path,
        kind: 'file',
        size: text?.length ?? 9,
      }));
      const all = [...paths.filter(({ path }) => !entries.some((one) => one.path === path))];
      return Promise.resolve({
        source: given.source ?? source,
        entries: [...entries, ...all],
        isCut,
        ...(statedLicences && { statedLicences }),
      });
    },
    readFile: (_, path, { most }) => {
      read.push(path);
      const text = files[path];
      const part = text?.slice(0, most);
      return Promise.resolve({
        ...(part !== undefined && { text: part }),
        isWhole: part?.length === text?.length,
      });
    },
  };
}
