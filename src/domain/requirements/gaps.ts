import { hasDependencies } from './environments';
import type { Requirements } from './requirements';

/** A licence file, and the licence that its text is. */
export interface FoundLicence {
  path: string;
  /** The SPDX identifier. Absent if the text is not recognised. */
  id?: string;
}

/** What a repository lacks for others to run and reuse it. */
export type RepositoryGap =
  | { part: 'licence' | 'readme' | 'environment' }
  /** The licence files, none of whose texts is recognised. */
  | { part: 'licenceText'; path: string }
  /** Dependencies without an exact version, in a file. */
  | { part: 'pins'; path: string; names: readonly string[] };

/** What was read of the texts of a repository. */
export interface ReadTexts {
  licences: readonly FoundLicence[];
  /** The names of the licences that the host states. */
  statedLicences?: readonly string[] | undefined;
  /** The file that was checked for exact versions, and the dependencies without one. */
  unpinned?: { path: string; names: readonly string[] };
}

/** What a repository lacks, what matters most to readers first. */
export function repositoryGaps(found: Requirements, texts: ReadTexts) {
  const { licences, statedLicences = [], unpinned } = texts;
  const isStated = statedLicences.length > 0;
  const [first] = licences;
  const gaps: (RepositoryGap | false | undefined)[] = [
    !first && !isStated && { part: 'licence' },
    first &&
      !isStated &&
      licences.every(({ id }) => !id) && { part: 'licenceText', path: first.path },
    !found.readme && { part: 'readme' },
    !hasDependencies(found.environments) && { part: 'environment' },
    unpinned && unpinned.names.length > 0 && { part: 'pins', ...unpinned },
  ];
  return gaps.filter((gap): gap is RepositoryGap => !!gap);
}
