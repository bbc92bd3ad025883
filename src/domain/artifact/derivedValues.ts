import { type GitHubRepository, gitHubRepositoryOf, type GitSource, gitSourceOf } from './git/git';
import type { Artifact } from './artifact';
import type { ArtifactVersion } from './version';
import { isGitVersion, versionDoi } from './contents/versionContents';
import { newestFirst } from './versions/versions';

/** Longest title that is shown in full. The catalogue's own limit for new titles is lower. */
const longestTitle = 300;

/** Whether {@link displayTitle} shortens the title. */
export const isTitleCut = ({ title }: Pick<Artifact, 'title'>) =>
  title.trim().length > longestTitle;

/**
 * The title to show: `(untitled)` for a blank title (product 2.10.1). Shortens a title of more than
 * 300 characters, which does not fit on a page (decision 30).
 */
export function displayTitle({ title }: Pick<Artifact, 'title'>): string {
  const text = title.trim();
  if (text.length <= longestTitle) return text || '(untitled)';
  return `${text
    .slice(0, longestTitle)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}

/** Whether any version has a DOI (contract/api 1.8, 2.13.21). */
export function hasDoi(artifact: Artifact): boolean {
  return artifact.versions.some((version) => versionDoi(version) !== undefined);
}

/**
 * Repository and ref of the specified version, else of the newest version with git contents
 * (decision 38).
 */
export function gitSourceOfArtifact(
  artifact: Artifact,
  version?: ArtifactVersion,
): GitSource | undefined {
  const own = version && gitSourceOf(version.contentsUrn);
  if (own) return own;
  const newest = newestFirst(artifact.versions).find(isGitVersion);
  return newest && gitSourceOf(newest.contentsUrn);
}

/** The repository of {@link gitSourceOfArtifact} if it is on GitHub. */
export function gitHubRepositoryOfArtifact(
  artifact: Artifact,
  version?: ArtifactVersion,
): GitHubRepository | undefined {
  const source = gitSourceOfArtifact(artifact, version);
  return source && gitHubRepositoryOf(source.repository);
}

/** The address of {@link gitHubRepositoryOfArtifact} (product 3.1 `github_url`). */
export function gitHubUrl(artifact: Artifact, version?: ArtifactVersion): string | undefined {
  return gitHubRepositoryOfArtifact(artifact, version)?.url;
}

/** Whether the artifact is a collection: it links to at least one other (product 5.2). */
export function isCollection(artifact: Artifact): boolean {
  return artifact.linkedArtifacts.length > 0;
}

/** Whether everyone can find the artifact: it is public or has a DOI (product 5.2). */
export function isOpenToAll(artifact: Artifact): boolean {
  return artifact.visibility === 'public' || hasDoi(artifact);
}

/** Whether the closed eye is shown: private and without a DOI (product 2.4, 4.3). */
export function isPrivateWithoutDoi(artifact: Artifact): boolean {
  return !isOpenToAll(artifact);
}
