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

/** Ends of texts and of fields. No folded text has a line break. */
const endOfText = '\n';
const endOfField = '\n\n';

/** Fields whose folded texts are kept, in one string: the heap of 50,000 artifacts counts. */
const keptFields = searchFields.filter((field) => field !== 'longDescription');

interface KeptTexts {
  folded: string;
  /** Whether the long description is ASCII, so that its words are found without folding it. */
  isPlain: boolean;
}

const known = new WeakMap<Artifact, KeptTexts>();

function keptTextsOf(artifact: Artifact): KeptTexts {
  let kept = known.get(artifact);
  if (!kept) {
    const folded = keptFields.map((field) => foldedTexts(artifact, field)).join(endOfField);
    kept = { folded, isPlain: /^[\0-\x7f]*$/.test(artifact.longDescription) };
    known.set(artifact, kept);
  }
  return kept;
}

/** The first field, in the order of {@link searchFields}, with a text that contains `text`. */
export function firstFieldWith(artifact: Artifact, text: string): SearchField | undefined {
  const { folded } = keptTextsOf(artifact);
  const at = folded.indexOf(text);
  if (at < 0) {
    return descriptionFor(artifact, text).includes(text) ? 'longDescription' : undefined;
  }
  let index = 0;
  for (let end = endAfter(folded, 0); end >= 0 && end < at; index += 1) {
    end = endAfter(folded, end + endOfField.length);
  }
  return keptFields[index];
}

/** The folded texts of a field, a line each, for looking for `text` in them. */
export function foldedField(artifact: Artifact, field: SearchField, text: string): string {
  if (field === 'longDescription') return descriptionFor(artifact, text);
  const rest = foldedFrom(artifact, keptFields.indexOf(field));
  const end = endAfter(rest, 0);
  return end < 0 ? rest : rest.slice(0, end);
}

/**
 * The folded texts of a field and of all behind it, in the order of {@link searchFields}, without
 * the long description.
 */
export function foldedFrom(artifact: Artifact, index: number): string {
  const { folded } = keptTextsOf(artifact);
  let start = 0;
  for (let before = 0; before < index; before += 1) {
    start = endAfter(folded, start) + endOfField.length;
  }
  return folded.slice(start);
}

const endAfter = (folded: string, start: number) => folded.indexOf(endOfField, start);

/** The long description, folded as far as it matters for `text`. */
function descriptionFor(artifact: Artifact, text: string): string {
  const { longDescription } = artifact;
  const isEasy = keptTextsOf(artifact).isPlain && !text.includes(' ');
  return isEasy ? longDescription.toLowerCase() : foldText(longDescription);
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

function foldedTexts(artifact: Artifact, field: SearchField): string {
  const folded = writtenTextsOf(artifact, field).map(foldText).filter(Boolean);
  return (folded.length > 1 ? [...new Set(folded)] : folded).join(endOfText);
}
