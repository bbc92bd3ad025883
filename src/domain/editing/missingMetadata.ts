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

/** Shortest short description that tells search engines enough, in characters. */
export const usefulLength = 50;

/** What an artifact lacks. Nothing of this stops a save. */
export type MissingMetadata =
  | { part: 'longDescription' | 'tags' | 'version' }
  /** The address of a repository that the portal does not find. */
  | { part: 'repository'; repository: string }
  /** `length`: characters that it has. */
  | { part: 'shortDescription'; length: number }
  /** `field`: the empty field of the first of these authors, as {@link authorField} names it. */
  | { part: 'affiliation'; names: string[]; field: string }
  /** `canRequest`: whether the catalogue can give the version one (contract/api 2.9). */
  | { part: 'doi'; slug: string; canRequest: boolean };

const machineParts: ReadonlySet<MissingMetadata['part']> = new Set([
  'shortDescription',
  'affiliation',
  'doi',
]);

/** Whether search engines and reference managers miss it, rather than readers. */
export function isForMachines({ part }: MissingMetadata): boolean {
  return machineParts.has(part);
}

/** What {@link findMissingMetadata} needs to know about the deployment. */
export interface CompletenessOptions extends SupportNames {
  /** The testbed's name in URNs. */
  urnProvider: string;
}

/**
 * The clone address of the repository that people are sent to. `undefined` if no version has one.
 */
export function checkedRepository(artifact: Artifact): string | undefined {
  const source = gitSourceOfArtifact(artifact);
  return source && cloneUrl(source.repository);
}

/**
 * Returns what an artifact lacks, what people miss first. `isRepositoryFound`: what the portal says
 * about {@link checkedRepository}. Its lookup answers the same for every failure, so a missing
 * repository may also be private (contract/portal 1.2). `undefined`: nobody asked.
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

/** Without the testbed's support contact, which is no author. */
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
 * The newest version is cited, unless the authors gave a citation. A DOI would open a private
 * artifact to everyone (contract/api 1.8), so a private one does not lack it.
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
