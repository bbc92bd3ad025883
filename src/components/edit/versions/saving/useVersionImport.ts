import { useState } from 'react';
import { gitHubRepositoryOfArtifact } from '../../../../domain/artifact/derivedValues';
import { CallError } from '../../../../domain/errors';
import { findContents } from '../../../../domain/urn/registeredContents';
import { gitContentsUrn } from '../../../../domain/urn/urn';
import { useServices } from '../../../services/TroviContext';
import type { EditSectionProps } from '../../EditSection/editSectionProps';
import { toastOfFailure } from '../../../add/Submission/submissionFailure';
import type { SingleCall } from '../../../add/Submission/useSingleCall';
import {
  type ImportFailure,
  importFailure,
  takenCommit,
  uncertainImport,
} from './versionImportWords';
import { isUncertain } from '../../saving/saveSection';

type ImportProps = Pick<EditSectionProps, 'artifact' | 'editor' | 'onArtifact' | 'onNotify'>;

/**
 * Imports the newest commit of the linked repository as a version (product 2.10.4, contract/api 5).
 */
export function useVersionImport(
  { artifact, editor, onArtifact, onNotify }: ImportProps,
  { run }: SingleCall,
) {
  const { loader, configuration } = useServices();
  const [failure, setFailure] = useState<ImportFailure>();
  const repository = gitHubRepositoryOfArtifact(artifact);
  const repositoryName = repository ? `${repository.owner}/${repository.name}` : '';

  async function importFrom(url: string) {
    setFailure(undefined);
    try {
      onArtifact(await editor.importVersion(artifact.id, url));
      onNotify?.('positive', 'Imported artifact');
    } catch (error) {
      const words = await wordsFor(error, url);
      setFailure(words);
      onNotify?.('negative', toastOfFailure(words));
    }
  }

  async function wordsFor(error: unknown, url: string): Promise<ImportFailure> {
    if (error instanceof CallError && error.status === 409) {
      return takenCommit(repositoryName, await findNewestCommit(url));
    }
    if (!isUncertain(error)) return importFailure(error);
    const now = await editor.find(artifact.id).catch(() => undefined);
    if (now) onArtifact(now);
    return importFailure(error, uncertainImport(artifact, now));
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
    /** Imports, unless another call runs. Settles at the end of the call. */
    importVersion: async () => {
      if (repository) await run(() => importFrom(repository.url));
    },
    failure,
    forgetFailure: () => setFailure(undefined),
  };
}
