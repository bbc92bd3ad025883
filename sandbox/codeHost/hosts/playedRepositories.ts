import path from 'node:path';

import type { Context } from 'hono';

import { findOwnRepository, type SampleRepository } from '../samples/sampleRepository';
import type { GitEntry } from './repositoryTree';

/** A repository, as a host shows it. */
export interface PlayedRepository {
  /** The number of the repository on its host. */
  id: number;
  owner: string;
  name: string;
  /** The folder of the bare repository. */
  folder: string;
}

/** The repositories of a host. */
export interface PlayedRepositories {
  find: (name: string) => PlayedRepository | undefined;
  /** The repository that had this name before. */
  findMoved: (name: string) => PlayedRepository | undefined;
  findById: (id: string) => PlayedRepository | undefined;
}

/** All hosts have all sample repositories. */
export function playRepositories(
  root: string,
  repositories: SampleRepository[],
): PlayedRepositories {
  const played = (repository: SampleRepository | undefined): PlayedRepository | undefined => {
    if (!repository) return undefined;
    const [owner = '', name = ''] = repository.name.split('/');
    const folder = path.join(path.resolve(root), `${repository.name}.git`);
    return { id: repositories.indexOf(repository) + 1001, owner, name, folder };
  };
  return {
    find: (name) => played(findOwnRepository(repositories, name)),
    findMoved: (name) =>
      played(
        repositories.find(({ formerNames = [] }) =>
          formerNames.some((former) => former.toLowerCase() === name.toLowerCase()),
        ),
      ),
    findById: (id) => played(repositories[Number(id) - 1001]),
  };
}

/** Responds with the bytes of a file. Hosts send pictures by their type and all else as text. */
export function sendFile(
  context: Context,
  { entry, bytes }: { entry: GitEntry; bytes: Uint8Array<ArrayBuffer> },
): Response {
  const isPicture = /\.(png|jpe?g|gif|webp)$/i.exec(entry.path);
  const picture = `image/${isPicture?.[1]?.toLowerCase().replace('jpg', 'jpeg')}`;
  context.header('content-type', isPicture ? picture : 'text/plain; charset=utf-8');
  context.header('x-content-type-options', 'nosniff');
  return context.body(bytes);
}
