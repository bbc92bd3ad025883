import type { Artifact } from '../../artifact/artifact';
import { doiUrl, versionDoi } from '../../artifact/contents/versionContents';
import { gitSourceOf } from '../../artifact/git/git';
import { repositoryName } from '../../artifact/git/repositoryName';
import { usernameOf } from '../../artifact/urn/urn';
import { foldText, plainName } from '../../text/foldText';

/**
 * The fields that the search uses, in the order in which "Best match" prefers them (product 5.7):
 * the user content as entered. Long descriptions are last, because they are not kept folded.
 */
const writtenTexts = {
  title: ({ title }) => [title],
  tag: ({ tags }) => tags,
  shortDescription: ({ shortDescription }) => [shortDescription],
  author: ({ authors }) => authors.map(({ fullName }) => fullName),
  affiliation: ({ authors }) => authors.map(({ affiliation }) => affiliation),
  email: ({ authors }) => authors.map(({ email }) => email),
  owner: ({ ownerUrn }) => [usernameOf(ownerUrn)],
  doi: ({ versions }) =>
    versions.map((version) => {
      const doi = versionDoi(version);
      return doi ? doiUrl(doi) : '';
    }),
  repository: ({ versions }) =>
    versions.map(({ contentsUrn }) => {
      const source = gitSourceOf(contentsUrn);
      return source ? repositoryName(source.repository) : '';
    }),
  longDescription: ({ longDescription }) => [longDescription],
} satisfies Record<string, (artifact: Artifact) => string[]>;

export type SearchField = keyof typeof writtenTexts;

/** The fields in their order. */
export const searchFields = Object.keys(writtenTexts) as SearchField[];

/** The user content of an artifact as entered, by field. */
export function writtenTextsOf(artifact: Artifact, field: SearchField): string[] {
  return writtenTexts[field](artifact);
}

/** Separators of texts and of fields. A folded text cannot contain a line break. */
const endOfText = '\n';
const endOfField = '\n\n';

/** Fields whose folded texts are kept, in one string, to save heap with 50,000 artifacts. */
const keptFields = searchFields.slice(0, -1);

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
  if (at >= 0) return keptFields[folded.slice(0, at).split(endOfField).length - 1];
  return descriptionFor(artifact, text).includes(text) ? 'longDescription' : undefined;
}

/**
 * The folded texts of all fields, in the order of {@link searchFields}, for looking for `text` in
 * them. The texts of a field are lines.
 */
export function foldedFields(artifact: Artifact, text: string): string[] {
  return [...keptTextsOf(artifact).folded.split(endOfField), descriptionFor(artifact, text)];
}

/** The long description, folded as far as it matters for `text`. */
function descriptionFor(artifact: Artifact, text: string): string {
  const { longDescription } = artifact;
  const isEasy = keptTextsOf(artifact).isPlain && !/[ ']/.test(text);
  return isEasy ? longDescription.toLowerCase() : foldText(longDescription);
}

/** The forms in which a search finds a text: its folded form, and for names also the plain form. */
export function formsOf(text: string, field: SearchField): string[] {
  const folded = foldText(text);
  return isName(field) ? [folded, plainName(folded)] : [folded];
}

/** Whether the field contains names of people or of their institutions. */
export function isName(field: SearchField): boolean {
  return field === 'author' || field === 'affiliation';
}

function foldedTexts(artifact: Artifact, field: SearchField): string {
  const folded = writtenTextsOf(artifact, field)
    .flatMap((text) => formsOf(text, field))
    .filter(Boolean);
  return [...new Set(folded)].join(endOfText);
}
