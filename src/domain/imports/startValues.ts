import type { ArtifactDraft } from '../drafts/artifactDraft';
import { draftKindOf } from '../drafts/draftKinds';
import type { Artifact } from '../artifact/artifact';
import { isSupportContact, type SupportNames } from '../artifact/author';
import { editableFields, type EditableField } from '../artifact/fields';
import { doiUrl } from '../artifact/contents/versionContents';
import type { ImportedMetadata } from './importedMetadata';

/** A field of the form that metadata can fill in. */
export type StartField = Exclude<EditableField, 'visibility'>;

/** The fields of the form that metadata can fill in. */
export const startFields = editableFields.filter(
  (name): name is StartField => name !== 'visibility',
);

/** Values for some fields of the form. */
export type StartValues = Partial<Pick<ArtifactDraft, StartField>>;

/** The effect of metadata on the form. */
export interface Start {
  values: StartValues;
  /** Tags that are not in the catalogue. They cannot be chosen. */
  unknownTags: string[];
}

export interface StartOptions {
  /** Whether the form can take the repository as first version. */
  hasGitVersions?: boolean;
}

/**
 * The values for a form from metadata. Tags are added to the chosen ones. The DOI becomes the last
 * line of the long description, unless it contains it, because the form does not have a field for
 * it. So does the repository, unless the form offers it as first version.
 */
export function startValues(
  metadata: ImportedMetadata,
  draft: ArtifactDraft,
  vocabulary: readonly string[],
  { hasGitVersions = false }: StartOptions = {},
): Start {
  const known = new Map(vocabulary.map((tag) => [folded(tag), tag]));
  const found = metadata.tags.map((tag) => known.get(folded(tag)));
  const tags = [...new Set([...draft.tags, ...found.filter((tag) => tag !== undefined)])];
  return {
    values: filled({
      ...metadata,
      longDescription: withSources(hasGitVersions ? { ...metadata, repository: '' } : metadata),
      tags: tags.length > draft.tags.length ? tags : [],
    }),
    unknownTags: metadata.tags.filter((_, index) => found[index] === undefined),
  };
}

/**
 * The values that a copy of an artifact starts with: its description, without the testbed's support
 * as an author. Versions, roles and citation are not copied.
 */
export function copyValues(artifact: Artifact, support: SupportNames): StartValues {
  const authors = artifact.authors.filter((author) => !isSupportContact(author, support));
  return filled({ ...artifact, authors });
}

/** Whether a field contains nothing that a value would overwrite. Tags are only added. */
export function isFree(draft: ArtifactDraft, field: StartField): boolean {
  return field === 'tags' || draftKindOf(field).isEmpty(draft[field]);
}

/** The non-empty values. */
function filled(values: StartValues): StartValues {
  const entries = startFields.flatMap((name) => {
    const value = values[name];
    return value === undefined || draftKindOf(name).isEmpty(value) ? [] : [[name, value]];
  });
  return Object.fromEntries(entries) as StartValues;
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
