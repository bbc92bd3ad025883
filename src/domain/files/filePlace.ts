import { encodePath, type RepositoryFiles } from '../artifact/git/repositoryFiles';
import type { FileSource } from './fileSource';

/** A file, by the files around it. */
export interface FilePlace {
  /** The files of the source or, for a file in an archive, those of the archive. */
  files: RepositoryFiles;
  /** The path among these files. */
  path: string;
  /** The path of the archive around the file. */
  archive?: string;
}

/** Where a file of a source is. */
export function filePlace({ files, archives = [] }: FileSource, path: string): FilePlace {
  const archive = archives.find((one) => path.startsWith(`${one}/`));
  if (archive === undefined) return { files, path };
  const at = encodePath(archive);
  const inside = {
    ...files,
    pages: `${files.pages}${at}/`,
    raw: `${files.raw}${at}/container/`,
    rawEnd: '',
  };
  return { files: inside, path: path.slice(archive.length + 1), archive };
}

/** The address of the bytes of a file. */
export function rawAddress(source: FileSource, path: string): string {
  const { files, path: own } = filePlace(source, path);
  return files.raw + encodePath(own) + (files.rawEnd ?? '');
}

/** The address of a file for people. Files in an archive have no page, so it is the archive's. */
export function pageAddress(source: FileSource, path: string): string {
  return source.files.pages + encodePath(filePlace(source, path).archive ?? path);
}
