import type { Artifact } from '../artifact/artifact';
import { isSupportContact, type SupportNames } from '../artifact/author';
import type { ArtifactRepository } from '../ports/artifactRepository';
import { isSameUrn } from '../artifact/urn/urn';
import { foldText } from '../text/foldText';

/** Number of authors to search for, from the first. */
const mostAuthors = 3;

/** The names of an artifact's first authors, without the support contact, each once. */
export function namesToAskFor({ authors }: Artifact, support: SupportNames): string[] {
  const names = authors
    .filter((author) => !isSupportContact(author, support))
    .map(({ fullName }) => fullName.trim())
    .filter((name) => foldText(name) !== '');
  return [...new Map(names.map((name) => [foldText(name), name])).values()].slice(0, mostAuthors);
}

/**
 * Other artifacts that have one of these authors, newest update first. The server also matches
 * parts of names; these matches are omitted. Rejects if all calls fail.
 */
export async function otherArtifactsBy(
  repository: ArtifactRepository,
  artifactId: string,
  names: readonly string[],
  signal?: AbortSignal,
): Promise<Artifact[]> {
  const responses = await Promise.allSettled(
    names.map((authorName) => firstPage(repository, authorName, signal)),
  );
  const found = responses.flatMap((response) =>
    response.status === 'fulfilled' ? response.value : [],
  );
  const [failed] = responses.filter((response) => response.status === 'rejected');
  if (failed && found.length === 0) throw failed.reason;
  const wanted = new Set(names.map(foldText));
  const others = found.filter(
    ({ id, authors }) =>
      id !== '' &&
      !isSameUrn(id, artifactId) &&
      authors.some(({ fullName }) => wanted.has(foldText(fullName))),
  );
  const unique = [...new Map(others.map((artifact) => [artifact.id, artifact])).values()];
  return unique.sort((a, b) => (b.updatedAt ?? 0) - (a.updatedAt ?? 0));
}

async function firstPage(
  repository: ArtifactRepository,
  authorName: string,
  signal?: AbortSignal,
): Promise<Artifact[]> {
  for await (const { artifacts } of repository.list({ authorName, signal })) return artifacts;
  return [];
}
