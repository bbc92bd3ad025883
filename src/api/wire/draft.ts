import {
  authorFieldNames,
  authorFields,
  editableFields,
  type EditableField,
  fieldDescription,
  fields,
} from '../../domain/artifact/fields';
import type { Author } from '../../domain/artifact/author';
import { type ArtifactDraft, tidyArtifactDraft } from '../../domain/drafts/artifactDraft';

/** The fields of a draft with the server's names, in the order of the form (contract/api 2.3). */
export const draftFieldsByWireName = Object.fromEntries(
  editableFields.map((name) => [fields[name].wire, name]),
) as Readonly<Record<string, EditableField>>;

/** The fields of an author with the server's names (contract/api 2.3). */
export const authorFieldsByWireName = Object.fromEntries(
  authorFieldNames.map((name) => [authorFields[name].wire, name]),
) as Readonly<Record<string, keyof Author>>;

/**
 * A draft in the server's format and names. An empty optional text is `undefined`, because the
 * server refuses `''`.
 */
export function draftToWire(draft: ArtifactDraft): Record<string, unknown> {
  const tidy = tidyArtifactDraft(draft);
  const entries = editableFields.map((name) => {
    const { wire, missing } = fieldDescription(name);
    const value = name === 'authors' ? tidy.authors.map(authorToWire) : tidy[name];
    return [wire, value === '' && !missing ? undefined : value];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Omits a missing e-mail address, so that the server reports it if it is required. */
function authorToWire({ fullName, affiliation, email }: Author): object {
  return { full_name: fullName, affiliation: affiliation || null, email: email || undefined };
}
