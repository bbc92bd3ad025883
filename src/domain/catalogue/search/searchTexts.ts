import type { Artifact } from '../../artifact/artifact';
import { doiUrl, versionDoi } from '../../artifact/versionContents';
import { gitSourceOf } from '../../git/git';
import { repositoryName } from '../../git/repositoryName';
import { usernameOf } from '../../urn/urn';
import { foldText } from './foldText';

/** What the search looks into, in the order in which "Best match" prefers it (product 5.7). */
export const searchFields = [
  'title',
  'tag',
  'shortDescription',
  'author',
  'affiliation',
  'email',
  'owner',
  'doi',
  'repository',
  'longDescription',
] as const;

export type SearchField = (typeof searchFields)[number];

/** The folded texts of an artifact, by field. Each text is searched by itself. */
export type SearchTexts = Readonly<Record<SearchField, readonly string[]>>;

const known = new WeakMap<Artifact, SearchTexts>();

/** The folded texts of an artifact. They are kept as long as the artifact. */
export function searchTextsOf(artifact: Artifact): SearchTexts {
  let texts = known.get(artifact);
  if (!texts) known.set(artifact, (texts = foldedTexts(artifact)));
  return texts;
}

/** The texts of an artifact as people wrote them, by field. */
export function writtenTextsOf(artifact: Artifact, field: SearchField): string[] {
  switch (field) {
    case 'title':
      return [artifact.title];
    case 'tag':
      return artifact.tags;
    case 'shortDescription':
      return [artifact.shortDescription];
    case 'author':
      return artifact.authors.map(({ fullName }) => fullName);
    case 'affiliation':
      return artifact.authors.map(({ affiliation }) => affiliation);
    case 'email':
      return artifact.authors.map(({ email }) => email);
    case 'owner':
      return [usernameOf(artifact.ownerUrn)];
    case 'doi':
      return artifact.versions.map((version) => {
        const doi = versionDoi(version);
        return doi ? doiUrl(doi) : '';
      });
    case 'repository':
      return artifact.versions.map(({ contentsUrn }) => {
        const source = gitSourceOf(contentsUrn);
        return source ? repositoryName(source.repository) : '';
      });
    case 'longDescription':
      return [artifact.longDescription];
  }
}

function foldedTexts(artifact: Artifact): SearchTexts {
  const entries = searchFields.map((field) => {
    const folded = writtenTextsOf(artifact, field).map(foldText).filter(Boolean);
    return [field, folded.length > 1 ? [...new Set(folded)] : folded] as const;
  });
  return Object.fromEntries(entries) as Record<SearchField, string[]>;
}
