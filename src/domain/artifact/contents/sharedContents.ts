import { gitSourceOf } from '../git/git';
import { repositoryPageUrl } from '../git/repositoryLinks';
import { repositoryName } from '../git/repositoryName';
import { isSameUrn, readUrn } from '../urn/urn';
import type { Artifact } from '../artifact';
import type { ArtifactVersion } from '../version';

/** A repository or disk image that artifacts use. Equal keys mean the same one. */
export interface SharedContents {
  kind: 'repository' | 'image';
  key: string;
  /** `owner/name` of a repository, the id of an image. */
  name: string;
}

/** The repositories and disk images of an artifact's versions, in their order, each once. */
export function contentsOf({ versions }: Pick<Artifact, 'versions'>): SharedContents[] {
  const found = new Map<string, SharedContents>();
  for (const contents of versions.flatMap(contentsOfVersion)) {
    if (!found.has(contents.key)) found.set(contents.key, contents);
  }
  return [...found.values()];
}

function contentsOfVersion({ contentsUrn, links }: ArtifactVersion): SharedContents[] {
  const source = gitSourceOf(contentsUrn);
  const name = source ? repositoryName(source.repository) : '';
  const images = [contentsUrn, ...links.map(({ urn }) => urn)].flatMap((text): SharedContents[] => {
    const urn = readUrn(text);
    if (urn?.kind !== 'image' || !urn.id) return [];
    return [{ kind: 'image', key: text.toLowerCase(), name: urn.id }];
  });
  if (!source || !name) return images;
  return [{ kind: 'repository', key: repositoryKey(source.repository), name }, ...images];
}

/** Web and git addresses of one repository have one key. */
function repositoryKey(repository: string): string {
  const page = repositoryPageUrl(repository) ?? repository;
  return page.toLowerCase().replace(/^https?:/, '');
}

/** The other artifacts that use at least one of these contents, in their original order. */
export function artifactsSharing(
  artifacts: readonly Artifact[],
  own: Artifact,
  contents: readonly SharedContents[],
): Artifact[] {
  if (contents.length === 0) return [];
  const keys = new Set(contents.map(({ key }) => key));
  return artifacts.filter(
    (other) => !isSameUrn(other.id, own.id) && contentsOf(other).some(({ key }) => keys.has(key)),
  );
}
