import type { Artifact } from '../../../../domain/artifact/artifact';
import { gitHubRepositoryOfArtifact } from '../../../../domain/artifact/derivedValues';
import { isSameIdentity } from '../../../../domain/editing/versionEdits';
import { isRefusal, isRegistered } from '../../../../domain/errors/callError';
import {
  findContents,
  type RegisteredContents,
} from '../../../../domain/artifact/contents/registeredContents';
import { gitContentsUrn } from '../../../../domain/artifact/contents/contentsUrn';
import { useServices } from '../../../services/TroviContext';
import { useCatalogueLoader } from '../../../services/useCatalogueLoad';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { importFailure } from '../../../forms/Submission/importFailure';
import type { SubmissionFailure } from '../../../forms/Submission/submissionFailure';
import { isUncertain } from '../../../forms/saving/saveSection';
import type { SaveFailure } from '../../../forms/saving/sectionWords';

/** Shown to users who may not import (contract/api 2.13.14). */
export const ownersOnly = 'Only the owner can import versions.';

/**
 * Imports the newest commit of the linked repository as a version (product 2.10.4, contract/api 5).
 * Reports a failure with `fail`.
 */
export function useVersionImport(
  { artifact, editor, onArtifact, onNotify }: EditSectionProps,
  fail: (words: SaveFailure) => void,
) {
  const { configuration } = useServices();
  const loader = useCatalogueLoader();
  const repository = gitHubRepositoryOfArtifact(artifact);
  const repositoryName = repository ? `${repository.owner}/${repository.name}` : '';

  async function importVersion() {
    if (!repository) return;
    const { url } = repository;
    try {
      onArtifact(await editor.importVersion(artifact.id, url));
      onNotify?.('positive', 'Imported artifact');
    } catch (error) {
      fail(await wordsFor(error, url));
    }
  }

  async function wordsFor(error: unknown, url: string): Promise<SaveFailure> {
    if (isRegistered(error)) {
      return registeredCommit(repositoryName, await findNewestCommit(url));
    }
    if (!isUncertain(error)) return importWords(error);
    const now = await editor.find(artifact.id).catch(() => undefined);
    if (now) onArtifact(now);
    return importWords(error, uncertainImport(artifact, now));
  }

  /** Returns where the repository's newest commit is registered, if known. */
  async function findNewestCommit(url: string) {
    const refs = await editor.findGitRefs(`${url}.git`).catch(() => []);
    const commit = refs.find(({ name }) => name === 'HEAD')?.commit;
    if (!commit) return undefined;
    const urn = gitContentsUrn(`${url}.git`, commit, configuration);
    return findContents([artifact, ...loader.current().artifacts], urn);
  }

  return {
    /** The linked GitHub repository, if any. */
    repository,
    /** Owner and name of the repository. */
    repositoryName,
    importVersion,
  };
}

/**
 * Returns the words for a failed import (product 8.1). `uncertain`: the words if it may have taken
 * effect.
 */
function importWords(error: unknown, uncertain?: string): SubmissionFailure {
  const failure = importFailure(error, {
    button: 'Import Version',
    kept: 'Nothing was changed.',
  });
  if (uncertain) {
    const advice = `${uncertain} If it was not imported, press Import Version to try again.`;
    return { ...failure, advice };
  }
  return isRefusal(error) && error.status === 403 ? { ...failure, reason: ownersOnly } : failure;
}

/** Returns the words for a commit that is registered already (contract/api 2.13.25). */
function registeredCommit(repository: string, registered?: RegisteredContents): SaveFailure {
  return {
    heading: 'Could not import artifact. This content is already registered.',
    said: [],
    reason: registered ? undefined : 'The newest commit belongs to a version already.',
    advice: `Commit and push a change to ${repository}, then press Import Version again.`,
    registered,
  };
}

/**
 * Returns the words for an import whose outcome is unclear. `now`: the artifact read afterwards, if
 * that worked.
 */
function uncertainImport(before: Artifact, now: Artifact | undefined): string {
  if (!now) return 'It may have been imported. Refresh the page first.';
  const added = now.versions.filter(
    (version) => !before.versions.some((other) => isSameIdentity(other, version)),
  );
  return added.length > 0
    ? `New in the list: ${added.map(({ slug }) => slug).join(', ')}. Look there first.`
    : 'No version has been added to the list so far.';
}
