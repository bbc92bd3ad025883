import {
  type ArtifactDraft,
  isEmptyArtifactDraft,
  emptyArtifactDraft,
} from '../drafts/artifactDraft';
import type { Artifact } from '../artifact/artifact';
import { isSupportContact, type SupportNames } from '../artifact/author';
import { doiUrl } from '../artifact/contents/versionContents';
import type { ImportedMetadata } from './importedMetadata';

/** The fields of the form that metadata can fill in. */
export const startFields = [
  'title',
  'shortDescription',
  'longDescription',
  'tags',
  'authors',
] as const;

/** A field of the form that metadata can fill in. */
export type StartField = (typeof startFields)[number];

/** Values for some fields of the form. */
export type StartValues = Partial<Pick<ArtifactDraft, StartField>>;

/** What metadata means for the form. */
export interface Start {
  values: StartValues;
  /** Tags that the catalogue does not know. They cannot be chosen. */
  unknownTags: string[];
}

/**
 * The values that metadata gives to a form. Tags are added to the chosen ones. Repository and DOI
 * become the last lines of the long description, unless it names them: the form has no field for
 * them.
 */
export function startValues(
  metadata: ImportedMetadata,
  draft: ArtifactDraft,
  vocabulary: readonly string[],
): Start {
  const { title, shortDescription, authors } = metadata;
  const known = new Map(vocabulary.map((tag) => [folded(tag), tag]));
  const found = metadata.tags.map((tag) => known.get(folded(tag)));
  const tags = [...new Set([...draft.tags, ...found.filter((tag) => tag !== undefined)])];
  const longDescription = withSources(metadata);
  return {
    values: {
      ...(title && { title }),
      ...(shortDescription && { shortDescription }),
      ...(longDescription && { longDescription }),
      ...(tags.length > draft.tags.length && { tags }),
      ...(authors.length > 0 && { authors }),
    },
    unknownTags: metadata.tags.filter((_, index) => found[index] === undefined),
  };
}

/**
 * The values that a copy of an artifact starts with: its description, without the testbed's support
 * as an author. Versions, roles and citation are not copied.
 */
export function copyValues(artifact: Artifact, support: SupportNames): StartValues {
  const { title, shortDescription, longDescription, tags } = artifact;
  const authors = artifact.authors.filter((author) => !isSupportContact(author, support));
  return {
    ...(title && { title }),
    ...(shortDescription && { shortDescription }),
    ...(longDescription && { longDescription }),
    ...(tags.length > 0 && { tags }),
    ...(authors.length > 0 && { authors }),
  };
}

/** Whether a field holds nothing that a value would overwrite. Tags are only added. */
export function isFree(draft: ArtifactDraft, field: StartField): boolean {
  return field === 'tags' || isEmptyArtifactDraft({ ...emptyArtifactDraft, [field]: draft[field] });
}

function withSources({ longDescription, repository, doi }: ImportedMetadata): string {
  const address = doi && doiUrl(doi);
  const sources = [
    repository && !longDescription.includes(repository) && `Repository: <${repository}>`,
    doi && !longDescription.includes(doi) && `DOI: <${address}>`,
  ];
  return [longDescription, ...sources].filter(Boolean).join('\n\n');
}

/** `Machine Learning`, `machine-learning` and `machine_learning` are one tag. */
function folded(tag: string): string {
  return tag
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
