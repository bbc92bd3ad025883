import type { Artifact } from '../artifact/artifact';
import { gitSourceOf } from '../artifact/git/git';
import { repositoryPageUrl } from '../artifact/git/repositoryLinks';
import { type MonthAndYear, monthAndYear } from '../artifact/timestamps';
import type { ArtifactVersion } from '../artifact/version';
import { latestVersion } from '../artifact/versions/versions';
import { usernameOf } from '../artifact/urn/urn';

/**
 * Month and year of the newest version, or else of the last update (product 10.2). `undefined` if
 * neither is known.
 */
export function latestMonthAndYear(artifact: Artifact): MonthAndYear | undefined {
  const instants = [latestVersion(artifact)?.createdAt, artifact.updatedAt];
  return instants.map((instant) => monthAndYear(instant ?? NaN)).find(Boolean);
}

/**
 * The authors' names, without blank ones. If no author has a name, the owner's user name
 * (product 3.1). `[]` if that is unknown too.
 */
export function authorNames(artifact: Artifact): string[] {
  const names = artifact.authors.map(({ fullName }) => fullName.trim()).filter(Boolean);
  if (names.length > 0) return names;
  const owner = usernameOf(artifact.ownerUrn).trim();
  return owner ? [owner] : [];
}

/**
 * The names of {@link authorNames}, joined by commas, or by semicolons if a name has a comma. `''`
 * if there are none.
 */
export function authorString(artifact: Artifact): string {
  const names = authorNames(artifact);
  return names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
}

/** The tags in one text, `''` without any. Programs split it at commas and semicolons. */
export function keywordText({ tags }: Artifact): string {
  return tags
    .map((tag) => tag.replace(/[,;]/g, ' ').trim())
    .filter(Boolean)
    .join(', ');
}

/** The page of a version's git repository, if it is on the web. */
export function repositoryOf(version: ArtifactVersion | undefined): string | undefined {
  const source = version && gitSourceOf(version.contentsUrn);
  return source && repositoryPageUrl(source.repository);
}
