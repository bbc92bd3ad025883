import type { RepositoryFiles } from './repositoryFiles';

/** The address of the page of a commit on its host. */
export function commitPage({ host, folders, owner, name }: RepositoryFiles, hash: string): string {
  const repository = folders.slice(
    0,
    folders.indexOf(`/${owner}/${name}/`) + owner.length + name.length + 2,
  );
  return `${repository}${host === 'gitlab' ? '/-' : ''}/commit/${hash}`;
}
