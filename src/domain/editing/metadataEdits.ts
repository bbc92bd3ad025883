import type { Artifact } from '../artifact/artifact';
import { type ArtifactDraft, emptyArtifactDraft, tidyArtifactDraft } from '../drafts/artifactDraft';
import type { MetadataChanges } from '../ports/artifactEditor';
import { type DraftProblem, findDraftProblems } from '../drafts/draftProblems';
import { artifactFieldsFromStored } from '../drafts/storedDraft';

/** A field of an artifact's description, saved as a whole. */
export type MetadataField = keyof ArtifactDraft;

/** What a person changed of an artifact's description. */
export interface MetadataEdits {
  /** Each field as the server had it when the person changed it; a field that is not changed, as the server has it now. */
  base: ArtifactDraft;
  /** Each field as it stands in the form. */
  value: ArtifactDraft;
}

/** In the order of the form. */
const metadataFields = Object.keys(emptyArtifactDraft) as MetadataField[];

/** How changes of the description begin, follow the server, and come back out of a storage. */
export const metadataEditRules = {
  begin(artifact: Artifact): MetadataEdits {
    const server = metadataOf(artifact);
    return { base: server, value: server };
  },
  /**
   * Field by field: one that the server has by now is no change any more, one that was not changed becomes the server's, and
   * a changed one keeps its base, so that {@link conflictsOf} can tell whether somebody else changed it too.
   */
  follow(edits: MetadataEdits, artifact: Artifact): MetadataEdits {
    const server = metadataOf(artifact);
    return metadataFields.reduce(({ base, value }, field) => {
      // What differs only in blanks at its ends stays as it is typed.
      if (isSame(field, value, server)) return { base: take(field, server, base), value };
      return isSame(field, base, value)
        ? { base: take(field, server, base), value: take(field, server, value) }
        : { base, value };
    }, edits);
  },
  isUnchanged: (edits: MetadataEdits): boolean => changedFields(edits).length === 0,
  read(stored: unknown): MetadataEdits | undefined {
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { base, value } = stored as Record<string, unknown>;
    const edits = inBoth(artifactFieldsFromStored(base), artifactFieldsFromStored(value));
    return changedFields(edits).length === 0 ? undefined : edits;
  },
};

/** An artifact's description, every tag once. */
export function metadataOf(artifact: Artifact): ArtifactDraft {
  const { title, shortDescription, longDescription, visibility, tags, authors } = artifact;
  return {
    title,
    shortDescription,
    longDescription,
    visibility,
    tags: [...new Set(tags)],
    authors,
  };
}

/** The fields that differ from what the server had, in the order of the form. */
export function changedFields({ base, value }: MetadataEdits): MetadataField[] {
  return metadataFields.filter((field) => !isSame(field, base, value));
}

/** What is to be sent: the changed fields alone, tidied (product 5.1, contract/api 2.4). */
export function changesOf(edits: MetadataEdits): MetadataChanges {
  const tidy = tidyArtifactDraft(edits.value);
  return changedFields(edits).reduce<MetadataChanges>(
    (changes, field) => ({ ...changes, [field]: tidy[field] }),
    {},
  );
}

/**
 * What is wrong with the changed fields, in the order of the form. What the server already has keeps nobody from changing
 * something else, whichever rule it breaks: crawled artifacts have no authors (contract/api 6.4).
 */
export function findEditProblems(edits: MetadataEdits): DraftProblem[] {
  const changed = changedFields(edits);
  return findDraftProblems(edits.value).filter(({ field }) =>
    changed.some((name) => field === name || field.startsWith(`${name}.`)),
  );
}

/**
 * The changed fields that somebody else has changed in another way since: saving would overwrite what nobody has seen
 * (decision 27).
 */
export function conflictsOf(edits: MetadataEdits, artifact: Artifact): MetadataField[] {
  const server = metadataOf(artifact);
  return changedFields(edits).filter(
    (field) => !isSame(field, edits.base, server) && !isSame(field, edits.value, server),
  );
}

/** The edits once the person has decided to save their value of a field over the server's. */
export function keepMine(
  edits: MetadataEdits,
  field: MetadataField,
  artifact: Artifact,
): MetadataEdits {
  return { ...edits, base: take(field, metadataOf(artifact), edits.base) };
}

/** The edits once the person has decided for the server's value of a field. */
export function takeTheirs(
  edits: MetadataEdits,
  field: MetadataField,
  artifact: Artifact,
): MetadataEdits {
  const server = metadataOf(artifact);
  return { base: take(field, server, edits.base), value: take(field, server, edits.value) };
}

/** Whether two descriptions agree in a field, as the server would store them. Its order of tags means nothing. */
function isSame(field: MetadataField, a: ArtifactDraft, b: ArtifactDraft): boolean {
  return a[field] === b[field] || comparable(field, a) === comparable(field, b);
}

function comparable(field: MetadataField, draft: ArtifactDraft): string {
  const value = tidyArtifactDraft(draft)[field];
  // A text field turns every kind of newline into one: nobody asked for that change.
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n');
  return JSON.stringify(field === 'tags' ? value.toSorted() : value);
}

function take(field: MetadataField, from: ArtifactDraft, into: ArtifactDraft): ArtifactDraft {
  return { ...into, [field]: from[field] };
}

/** A field that only one side holds is one that nobody changed. */
function inBoth(base: Partial<ArtifactDraft>, value: Partial<ArtifactDraft>): MetadataEdits {
  const isKnown = (field: MetadataField) => field in base && field in value;
  const known = metadataFields.filter(isKnown);
  const only = (fields: Partial<ArtifactDraft>): ArtifactDraft => ({
    ...emptyArtifactDraft,
    ...Object.fromEntries(known.map((field) => [field, fields[field]])),
  });
  return { base: only(base), value: only(value) };
}
