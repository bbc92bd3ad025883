import { rememberTrees } from '../../src/components/files/knownTrees/knownTrees';
import { lazyCode } from '../../src/components/ui/lazy/lazyCode';

/** Reads the files and commits of versions. The parts of a page share the trees. */
export const readers = lazyCode(async () => {
  const { fileReader, commitReader } = await import('../../src/api/files/fileReader');
  return { files: rememberTrees(fileReader), commits: commitReader };
});

/** Reads the files of versions. */
export const reader = lazyCode(async () => (await readers.load()).files);
