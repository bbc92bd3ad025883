import * as v from 'valibot';
import type { Artifact } from '../artifact/artifact';
import { editableFields, type EditableField } from '../artifact/fields';
import { type ArtifactDraft, emptyArtifactDraft, tidyArtifactDraft } from '../drafts/artifactDraft';
import type { MetadataChanges } from '../drafts/artifactDraft';
import { draftOf } from '../drafts/draftKinds';
import { type DraftProblem, findDraftProblems } from '../drafts/draftValidation';
import { artifactFieldsFromStored } from '../drafts/storedDraft';
import { parseStored } from '../text/parseStored';
import { ownObject } from '../text/ownObject';

/** A field of an artifact's metadata. It is saved as a whole. */
export type MetadataField = EditableField;

/** The unsaved changes to an artifact's metadata. */
export interface MetadataEdits {
  /** The server's values when the user changed them. For unchanged fields, the current ones. */
  base: ArtifactDraft;
  /** The values in the form. */
  value: ArtifactDraft;
}

const storedSchema = ownObject({ base: v.unknown(), value: v.unknown() });

/** How edited metadata is initialized, updated from the server and read from storage. */
export const metadataEditRules = {
  begin(artifact: Artifact): MetadataEdits {
    const server = metadataOf(artifact);
    return { base: server, value: server };
  },
  /**
   * Works field by field. A changed field keeps its base, so that {@link conflictsOf} can determine
   * whether somebody else also changed it.
   */
  follow(edits: MetadataEdits, artifact: Artifact): MetadataEdits {
    const server = metadataOf(artifact);
    return editableFields.reduce(({ base, value }, field) => {
      // Keeps the typed spelling if only outer whitespace differs.
      if (isSame(field, value, server)) return { base: take(field, server, base), value };
      return isSame(field, base, value)
        ? { base: take(field, server, base), value: take(field, server, value) }
        : { base, value };
    }, edits);
  },
  isUnchanged: (edits: MetadataEdits): boolean => changedFields(edits).length === 0,
  read(stored: unknown): MetadataEdits | undefined {
    const { base, value } = parseStored(storedSchema, stored) ?? {};
    const edits = editsInBoth(artifactFieldsFromStored(base), artifactFieldsFromStored(value));
    return metadataEditRules.isUnchanged(edits) ? undefined : edits;
  },
};

/** Returns an artifact's metadata, with each tag once. */
export function metadataOf(artifact: Artifact): ArtifactDraft {
  return { ...draftOf((name) => artifact[name]), tags: [...new Set(artifact.tags)] };
}

/** Returns the fields that differ from the base, in the order of the form. */
export function changedFields({ base, value }: MetadataEdits): MetadataField[] {
  return editableFields.filter((field) => !isSame(field, base, value));
}

/** Returns the values to send: only the changed fields, tidied (product 5.1, contract/api 2.4). */
export function changesOf(edits: MetadataEdits): MetadataChanges {
  const tidy = tidyArtifactDraft(edits.value);
  return changedFields(edits).reduce<MetadataChanges>(
    (changes, field) => ({ ...changes, [field]: tidy[field] }),
    {},
  );
}

/**
 * Returns the problems of the changed fields, in the order of the form. Problems in unchanged
 * fields do not block a save: crawled artifacts, for example, have no authors (contract/api 6.4).
 */
export function findEditProblems(edits: MetadataEdits): DraftProblem[] {
  const changed = changedFields(edits);
  return findDraftProblems(edits.value).filter(({ field }) =>
    changed.some((name) => field === name || field.startsWith(`${name}.`)),
  );
}

/**
 * Returns the changed fields that somebody else has changed differently. Saving them would
 * overwrite values that the user has not seen (decision 27).
 */
export function conflictsOf(edits: MetadataEdits, artifact: Artifact): MetadataField[] {
  const server = metadataOf(artifact);
  return changedFields(edits).filter(
    (field) => !isSame(field, edits.base, server) && !isSame(field, edits.value, server),
  );
}

/**
 * Returns edits that revert the changes of a save of `edits`. `before`: the artifact before the
 * save, `saved`: the artifact after it.
 */
export function revertMetadata(
  edits: MetadataEdits,
  before: Artifact,
  saved: Artifact,
): MetadataEdits {
  const earlier = metadataOf(before);
  return changedFields(edits).reduce(
    ({ base, value }, field) => ({ base, value: take(field, earlier, value) }),
    metadataEditRules.begin(saved),
  );
}

/** Returns edits that overwrite the server's value of a field. */
export function keepMine(
  edits: MetadataEdits,
  field: MetadataField,
  artifact: Artifact,
): MetadataEdits {
  return { ...edits, base: take(field, metadataOf(artifact), edits.base) };
}

/** Returns edits that accept the server's value of a field. */
export function takeTheirs(
  edits: MetadataEdits,
  field: MetadataField,
  artifact: Artifact,
): MetadataEdits {
  const server = metadataOf(artifact);
  return { base: take(field, server, edits.base), value: take(field, server, edits.value) };
}

/** Whether two values of a field are the same to the server. The order of tags does not matter. */
function isSame(field: MetadataField, a: ArtifactDraft, b: ArtifactDraft): boolean {
  return a[field] === b[field] || comparable(field, a) === comparable(field, b);
}

function comparable(field: MetadataField, draft: ArtifactDraft): string {
  const value = tidyArtifactDraft(draft)[field];
  // Text fields change line endings. The user did not request that change.
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n');
  return JSON.stringify(field === 'tags' ? [...value].sort() : value);
}

function take(
  field: MetadataField,
  from: Partial<ArtifactDraft>,
  into: ArtifactDraft,
): ArtifactDraft {
  return { ...into, [field]: from[field] };
}

/** Ignores fields that only one side has. */
function editsInBoth(base: Partial<ArtifactDraft>, value: Partial<ArtifactDraft>): MetadataEdits {
  const fields = editableFields.filter((field) => field in base && field in value);
  const only = (side: Partial<ArtifactDraft>) =>
    fields.reduce((draft, field) => take(field, side, draft), emptyArtifactDraft);
  return { base: only(base), value: only(value) };
}
