import type { Artifact } from '../artifact/artifact';
import { type Author, isSupportContact, type SupportNames } from '../artifact/author';
import { gitSourceOfArtifact } from '../artifact/derivedValues';
import { versionDoi } from '../artifact/contents/versionContents';
import { latestVersion } from '../artifact/versions/versions';
import { ownCitation } from '../citation/ownCitation';
import { countCharacters, tidyText } from '../text/characters';
import { authorField } from '../drafts/draftField';
import { cloneUrl } from '../artifact/git/repositoryLinks';
import { canRequestDoi } from './versionEdits';

/** Shortest short description that is useful to search engines, in characters. */
export const usefulLength = 50;

/** Metadata that is missing from an artifact. It never prevents a save. */
export type MissingMetadata =
  | { part: 'longDescription' | 'tags' | 'version' }
  /** The address of a repository that the portal does not find. */
  | { part: 'repository'; repository: string }
  /** `length`: its number of characters. */
  | { part: 'shortDescription'; length: number }
  /**
   * `field`: the empty field of the first of these authors, by its name from {@link authorField}.
   */
  | { part: 'affiliation'; names: string[]; field: string }
  /** `canRequest`: whether the catalogue can assign one to the version (contract/api 2.9). */
  | { part: 'doi'; slug: string; canRequest: boolean };

const machineParts: ReadonlySet<MissingMetadata['part']> = new Set([
  'shortDescription',
  'affiliation',
  'doi',
]);

/** Whether it matters to search engines and reference managers, rather than to readers. */
export function isForMachines({ part }: MissingMetadata): boolean {
  return machineParts.has(part);
}

/** The data about the deployment that {@link findMissingMetadata} needs. */
export interface CompletenessOptions extends SupportNames {
  /** The testbed's name in URNs. */
  urnProvider: string;
}

/**
 * The clone address of the repository that people are directed to. `undefined` if no version has
 * one.
 */
export function checkedRepository(artifact: Artifact): string | undefined {
  const source = gitSourceOfArtifact(artifact);
  return source && cloneUrl(source.repository);
}

/**
 * Returns an artifact's missing metadata, what matters most to people first. `isRepositoryFound`:
 * whether the portal finds {@link checkedRepository}. Its lookup has the same response to every
 * failure, so a missing repository may also be private (contract/portal 1.2). `undefined`: not
 * looked up.
 */
export function findMissingMetadata(
  artifact: Artifact,
  options: CompletenessOptions,
  isRepositoryFound?: boolean,
): MissingMetadata[] {
  const repository = checkedRepository(artifact);
  const found: (MissingMetadata | false | undefined)[] = [
    isBlank(artifact.longDescription) && { part: 'longDescription' },
    artifact.tags.every(isBlank) && { part: 'tags' },
    artifact.versions.length === 0 && { part: 'version' },
    repository !== undefined && isRepositoryFound === false && { part: 'repository', repository },
    missingText(artifact),
    missingAffiliation(artifact.authors, options),
    missingDoi(artifact, options),
  ];
  return found.filter((missing) => missing !== false && missing !== undefined);
}

function missingText({ shortDescription }: Artifact): MissingMetadata | undefined {
  const length = countCharacters(shortDescription);
  return length < usefulLength ? { part: 'shortDescription', length } : undefined;
}

/** Omits the testbed's support contact, which is not an author. */
function missingAffiliation(
  authors: readonly Author[],
  support: SupportNames,
): MissingMetadata | undefined {
  const lacks = (author: Author) =>
    isBlank(author.affiliation) && !isBlank(author.fullName) && !isSupportContact(author, support);
  const names = authors.filter(lacks).map(({ fullName }) => tidyText(fullName));
  if (names.length === 0) return undefined;
  const field = authorField(authors.findIndex(lacks), 'affiliation');
  return { part: 'affiliation', names, field };
}

/**
 * The newest version is cited, unless the authors provided a citation. A DOI would open a private
 * artifact to everyone (contract/api 1.8), so it is not missing from a private one.
 */
function missingDoi(
  artifact: Artifact,
  { urnProvider }: CompletenessOptions,
): MissingMetadata | undefined {
  const version = latestVersion(artifact);
  if (!version || versionDoi(version) || ownCitation(artifact)) return undefined;
  if (artifact.visibility === 'private') return undefined;
  const canRequest = canRequestDoi(artifact, version, urnProvider);
  return { part: 'doi', slug: version.slug, canRequest };
}

const isBlank = (text: string) => tidyText(text) === '';
