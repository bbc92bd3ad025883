import type { Artifact } from './artifact';
import { type GitHubRepository, gitHubRepositoryOf, type GitSource, gitSourceOf } from '../git/git';
import type { Metrics } from './metrics';
import { type MonthAndYear, monthAndYear } from './timestamps';
import { isSameUrn, usernameOf } from '../urn/urn';
import type { User } from '../user';
import type { ArtifactVersion } from './version';
import { isGitVersion, latestVersion, newestOf, versionDoi } from './versions';

/** The title to show: `(untitled)` where there is none (product 2.10.1). */
export function displayTitle({ title }: Pick<Artifact, 'title'>): string {
  return title.trim() || '(untitled)';
}

/**
 * Month and year of the newest version, else of the last update (product 10.2); nothing while
 * neither is known.
 */
export function latestMonthAndYear(artifact: Artifact): MonthAndYear | undefined {
  const instants = [latestVersion(artifact)?.createdAt, artifact.updatedAt];
  return instants.map((instant) => monthAndYear(instant ?? NaN)).find(Boolean);
}

/**
 * The authors' names, those without one skipped; without authors the owner's user name (product
 * 3.1); no names if that is unknown too.
 */
export function authorNames(artifact: Artifact): string[] {
  const names = artifact.authors.map(({ fullName }) => fullName.trim()).filter(Boolean);
  if (names.length > 0) return names;
  const owner = usernameOf(artifact.ownerUrn).trim();
  return owner ? [owner] : [];
}

/** {@link authorNames}, joined by commas; `''` if there are none. */
export function authorString(artifact: Artifact): string {
  return authorNames(artifact).join(', ');
}

/**
 * The artifact's own totals where the server sends them, else the sum over its versions: summing counts a user of two
 * versions twice (contract/api 2.13.17). What is missing or no count is 0.
 */
export function totalMetrics(artifact: Artifact): Metrics {
  const { metrics, versions } = artifact;
  return metricsBy((name) => {
    const own = metrics?.[name];
    return isCount(own)
      ? own
      : versions.reduce((sum, { metrics }) => sum + count(metrics?.[name]), 0);
  });
}

/** How often one version was used; what is missing is 0. */
export function versionMetrics({ metrics }: ArtifactVersion): Metrics {
  return metricsBy((name) => count(metrics?.[name]));
}

/**
 * Whether any version has a DOI: by provider, not by the text `zenodo` somewhere (contract/api
 * 1.8, 2.13.21).
 */
export function hasDoi(artifact: Artifact): boolean {
  return artifact.versions.some((version) => versionDoi(version) !== undefined);
}

/**
 * The DOI to cite: the given version's, else the newest version's, else the first one found
 * (product 10.2).
 */
export function artifactDoi(artifact: Artifact, version?: ArtifactVersion): string | undefined {
  const newest = latestVersion(artifact);
  for (const candidate of [version, newest, ...artifact.versions]) {
    const doi = candidate && versionDoi(candidate);
    if (doi) return doi;
  }
  return undefined;
}

/**
 * Repository and ref: the given version's own, else those of the newest git-hosted version
 * (decision 38).
 */
export function gitSourceOfArtifact(
  artifact: Artifact,
  version?: ArtifactVersion,
): GitSource | undefined {
  const own = version && gitSourceOf(version.contentsUrn);
  if (own) return own;
  const newest = newestOf(artifact.versions.filter(isGitVersion));
  return newest && gitSourceOf(newest.contentsUrn);
}

/** The GitHub repository of {@link gitSourceOfArtifact}; nothing if that is hosted elsewhere. */
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

/** Whether the artifact links to at least one other (product 5.2). */
export function isCollection(artifact: Artifact): boolean {
  return artifact.linkedArtifacts.length > 0;
}

/** Whether the artifact links to the one with this id. */
export function isLinkedTo(artifact: Artifact, otherId: string): boolean {
  return artifact.linkedArtifacts.some(({ artifactId }) => isSameUrn(artifactId, otherId));
}

/** Whether everyone finds the artifact: public, or with a DOI (product 5.2). */
export function isOpenToAll(artifact: Artifact): boolean {
  return artifact.visibility === 'public' || hasDoi(artifact);
}

/** Whether the closed eye is shown: private, and without a DOI (product 2.4, 4.3). */
export function isPrivateWithoutDoi(artifact: Artifact): boolean {
  return !isOpenToAll(artifact);
}

/**
 * Whether the user owns the artifact: the URNs are equal to the letter (product 6). Nobody owns
 * it while nobody is signed in.
 */
export function isOwner(artifact: Artifact, user?: User): boolean {
  return user !== undefined && user.urn !== '' && artifact.ownerUrn === user.urn;
}

/**
 * Whether the user may edit: the owner, or a role entry of collaborator or administrator (product
 * 6).
 */
export function canEdit(artifact: Artifact, user?: User): boolean {
  return (
    isOwner(artifact, user) ||
    holdsRole(artifact, 'collaborator', user) ||
    holdsRole(artifact, 'administrator', user)
  );
}

/** Whether the user may edit roles: the owner or a role administrator (product 6). */
export function canEditRoles(artifact: Artifact, user?: User): boolean {
  return isOwner(artifact, user) || holdsRole(artifact, 'administrator', user);
}

function holdsRole(artifact: Artifact, role: string, user?: User): boolean {
  if (!user?.urn) return false;
  return artifact.roles.some((entry) => entry.role === role && entry.user === user.urn);
}

function metricsBy(countOf: (name: keyof Metrics) => number): Metrics {
  return {
    accessCount: countOf('accessCount'),
    uniqueAccessCount: countOf('uniqueAccessCount'),
    uniqueCellExecutionCount: countOf('uniqueCellExecutionCount'),
  };
}

function count(value: unknown): number {
  return isCount(value) ? value : 0;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}
