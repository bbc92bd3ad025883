import {
  authorFields,
  type EditableField,
  fieldDescription,
  type FieldDescription,
} from '../artifact/fields';
import type { Author } from '../artifact/author';

/** A field of one author, with the author's index in the list. */
export type AuthorField = `authors.${number}.${keyof Author}`;

/** A field of the form. `authors` is the list as a whole. */
export type DraftField = EditableField | AuthorField;

/** The name of an author's field. */
export function authorField(index: number, name: keyof Author): AuthorField {
  return `authors.${index}.${name}`;
}

/** The author and the field that a name of {@link authorField} refers to. */
export function readAuthorField(
  field: DraftField,
): { index: number; name: keyof Author } | undefined {
  const [list, index, name] = field.split('.');
  return list === 'authors' && name
    ? { index: Number(index), name: name as keyof Author }
    : undefined;
}

/** Describes a field of the form. */
export function draftFieldDescription(field: DraftField): FieldDescription {
  const place = readAuthorField(field);
  return place ? authorFields[place.name] : fieldDescription(field as EditableField);
}

/** A field's name for users: `Title`, `Author 2: Email`. */
export function fieldLabel(field: DraftField): string {
  const place = readAuthorField(field);
  const { label = '' } = draftFieldDescription(field);
  return place ? `Author ${place.index + 1}: ${label}` : label;
}
