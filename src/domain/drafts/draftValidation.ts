import { type ArtifactDraft, draftLimits, emptyArtifactDraft } from './artifactDraft';
import type { Author } from '../artifact/author';
import { limitProblem } from '../text/characters';

/** A field of one author, with the author's index in the list. */
export type AuthorField = `authors.${number}.${keyof Author}`;

/** A field of the form. `authors` is the list as a whole. */
export type DraftField = keyof ArtifactDraft | AuthorField;

/** A reason why a draft is refused, here or by the server. */
export interface DraftProblem {
  field: DraftField;
  message: string;
  /** `missing`: not filled in. `limit`: too long. `refused`: refused by the server. */
  kind: 'missing' | 'limit' | 'refused';
}

/** The message for a draft without authors (product 5.1 and 8.1). */
export const missingAuthorMessage = 'Please add at least one author.';

type TextName = keyof typeof draftLimits;

/** The order of the form. */
const fieldOrder = Object.keys(emptyArtifactDraft);
const textFields = ['title', 'shortDescription', 'longDescription'] as const;
const authorFields = ['fullName', 'affiliation', 'email'] as const;

/** The names of the fields, as their labels show them. */
const fieldNames: Record<keyof ArtifactDraft | keyof Author, string> = {
  title: 'Title',
  shortDescription: 'Short Description',
  longDescription: 'Long Description',
  visibility: 'Visibility',
  tags: 'Tags',
  authors: 'Authors',
  fullName: 'Full Name',
  affiliation: 'Affiliation',
  email: 'Email',
};

/** The messages for required texts. */
const missingMessages: Partial<Record<TextName, string>> = {
  title: 'Please enter a title.',
  shortDescription: 'Please enter a short description.',
  fullName: 'Please enter the name of this author.',
};

/**
 * All problems of a draft, in the order of the form. Title and short description are required, as
 * the server requires them (contract/api 2.13.7). At least one author is required, each with a name
 * (product 5.1). No text may be too long. An author's e-mail address may be missing: if the server
 * refuses that, its message says so (contract/api 2.13.6).
 */
export function findDraftProblems(draft: ArtifactDraft): DraftProblem[] {
  const { authors } = draft;
  const missingAuthor: DraftProblem = {
    field: 'authors',
    message: missingAuthorMessage,
    kind: 'missing',
  };
  return [
    ...textFields.flatMap((name) => findTextProblem(name, name, draft[name])),
    ...(authors.length === 0 ? [missingAuthor] : []),
    ...authors.flatMap((author, index) =>
      authorFields.flatMap((name) => findTextProblem(authorField(index, name), name, author[name])),
    ),
  ];
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
      const field = refusal.field as keyof ArtifactDraft;
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

/** The name of an author's field. */
export function authorField(index: number, name: keyof Author): AuthorField {
  return `authors.${index}.${name}`;
}

/** A field's name for users: `Title`, `Author 2: Email`. */
export function fieldName(field: DraftField): string {
  const place = readAuthorField(field);
  if (place) return `Author ${place.index + 1}: ${fieldNames[place.name]}`;
  return fieldNames[field as keyof ArtifactDraft];
}

function findTextProblem(field: DraftField, name: TextName, text: string): DraftProblem[] {
  const missing = missingMessages[name];
  if (missing && !text.trim()) return [{ field, message: missing, kind: 'missing' }];
  const message = limitProblem(text, draftLimits[name]);
  return message ? [{ field, message, kind: 'limit' }] : [];
}

function readAuthorField(field: DraftField): { index: number; name: keyof Author } | undefined {
  const [list, index, name] = field.split('.');
  return list === 'authors' && name
    ? { index: Number(index), name: name as keyof Author }
    : undefined;
}

/** The position of a field in the form. Authors come last, each author's fields together. */
function rankOf(field: DraftField): number {
  const place = readAuthorField(field);
  if (!place) return fieldOrder.indexOf(field);
  return fieldOrder.length + place.index * authorFields.length + authorFields.indexOf(place.name);
}
