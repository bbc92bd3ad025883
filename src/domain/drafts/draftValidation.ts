import {
  authorFieldNames,
  editableFields,
  type EditableField,
  fieldDescription,
  fields,
} from '../artifact/fields';
import { limitProblem } from '../text/characters';
import type { ArtifactDraft } from './artifactDraft';
import { authorField, type DraftField, draftFieldDescription, readAuthorField } from './draftField';
import { draftKindOf } from './draftKinds';

/** A reason why a draft is refused, here or by the server. */
export interface DraftProblem {
  field: DraftField;
  message: string;
  /** `missing`: not filled in. `limit`: too long. `refused`: refused by the server. */
  kind: 'missing' | 'limit' | 'refused';
}

/** The message for a draft without authors (product 5.1 and 8.1). */
export const missingAuthorMessage = fields.authors.missing;

/**
 * All problems of a draft, in the order of the form. Title and short description are required, as
 * the server requires them (contract/api 2.13.7). At least one author is required, each with a name
 * (product 5.1). No text may be too long. An author's e-mail address may be missing: if the server
 * refuses that, its message reports it (contract/api 2.13.6).
 */
export function findDraftProblems(draft: ArtifactDraft): DraftProblem[] {
  return editableFields.flatMap((name) => {
    const texts = draftKindOf(name).textsOf(draft[name], name);
    const { missing } = fieldDescription(name);
    if (missing && texts.length === 0) return [{ field: name, message: missing, kind: 'missing' }];
    return texts.flatMap(([field, text]) => findTextProblem(field, text));
  });
}

/**
 * The server's refusals that still apply after a change: those of fields that have not changed. A
 * refusal of an author's field follows the author to another place in the list.
 */
export function refusalsAfterChange(
  refusals: readonly DraftProblem[],
  before: ArtifactDraft,
  after: ArtifactDraft,
): DraftProblem[] {
  return refusals.flatMap((refusal) => {
    const place = readAuthorField(refusal.field);
    if (!place) {
      const field = refusal.field as EditableField;
      return before[field] === after[field] ? [refusal] : [];
    }
    const author = before.authors[place.index];
    if (!author) return [];
    const index = after.authors.indexOf(author);
    if (index >= 0) return [{ ...refusal, field: authorField(index, place.name) }];
    const isEdited = before.authors.length === after.authors.length;
    const edited = isEdited ? after.authors[place.index] : undefined;
    return edited?.[place.name] === author[place.name] ? [refusal] : [];
  });
}

/** The problems in the order of the form. */
export function sortProblems(problems: readonly DraftProblem[]): DraftProblem[] {
  return [...problems].sort((a, b) => rankOf(a.field) - rankOf(b.field));
}

function findTextProblem(field: DraftField, text: string): DraftProblem[] {
  const { missing, limit = Infinity } = draftFieldDescription(field);
  if (missing && !text.trim()) return [{ field, message: missing, kind: 'missing' }];
  const message = limitProblem(text, limit);
  return message ? [{ field, message, kind: 'limit' }] : [];
}

/** The position of a field in the form. Each author's fields are consecutive. */
function rankOf(field: DraftField): number {
  const place = readAuthorField(field);
  if (!place) return editableFields.indexOf(field as EditableField);
  const { index, name } = place;
  const within = index * authorFieldNames.length + authorFieldNames.indexOf(name);
  return editableFields.length + within;
}
