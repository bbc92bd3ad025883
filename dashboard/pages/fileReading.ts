import { rememberTrees } from '../../src/components/files/knownTrees/knownTrees';
import { lazyCode } from '../../src/components/ui/lazy/lazyCode';

/** Reads the files of versions. The parts of a page share what it has read. */
export const reader = lazyCode(async () =>
  rememberTrees((await import('../../src/api/files/fileReader')).fileReader),
);
