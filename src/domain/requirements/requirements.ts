import { hasUnlistedArchives, pathsInArchives } from '../files/archives';
import type { TreeEntry } from '../files/treeEntry';
import { environmentFiles, type EnvironmentFile } from './environments';
import { ownFiles } from './fileNames';
import { type LanguageFiles, languagesOf } from './languages';

/** What a visitor needs to know before running a version, by the list of its files. */
export interface Requirements {
  languages: readonly LanguageFiles[];
  environments: readonly EnvironmentFile[];
  /** The paths of the licence files. */
  licences: readonly string[];
  /** The path of the README. */
  readme?: string;
  /** The number of files, and their total size in bytes, if the host states all sizes. */
  count: number;
  size?: number;
  /** Whether submodules add files of other repositories. */
  hasSubmodules: boolean;
  /** Whether there are archives whose files are not known. */
  hasUnlistedArchives: boolean;
}

/** Reads the requirements from the entries of a tree. */
export function requirementsOf(entries: readonly TreeEntry[]): Requirements {
  const paths = ownFiles(entries);
  const inArchive = pathsInArchives(entries);
  const files = entries.filter(({ kind }) => kind === 'file');
  const sizes = files.map(({ size }) => size);
  const isSized = sizes.every((size) => size !== undefined);
  const readme = paths.find((path) => /^readme(?:\.\w+)?$/i.test(inArchive(path)));
  return {
    languages: languagesOf(paths),
    environments: environmentFiles(paths, inArchive),
    licences: [...paths, ...linkedLicences(entries)].filter((path) =>
      isLicencePath(inArchive(path)),
    ),
    ...(readme && { readme }),
    count: files.length,
    ...(isSized &&
      files.length > 0 && { size: sizes.reduce<number>((sum, size = 0) => sum + size, 0) }),
    hasSubmodules: entries.some(({ kind }) => kind === 'submodule'),
    hasUnlistedArchives: hasUnlistedArchives(entries),
  };
}

/** Licences in the top folder, and in the folder of the REUSE specification. */
function isLicencePath(path: string): boolean {
  return (
    /^(?:(?:un)?licen[cs]es?|copying|copyright)(?:[-_.][\w.+-]*)?$|^licenses\/[^/]+\.txt$/i.test(
      path,
    ) && !/\.(?:py|js|ts|c|h|go|rs|json|ya?ml|sh|header|png|svg|html?|css)$/i.test(path)
  );
}

/** A licence may be a symbolic link to its text. */
function linkedLicences(entries: readonly TreeEntry[]): string[] {
  return entries.filter(({ kind }) => kind === 'link').map(({ path }) => path);
}
