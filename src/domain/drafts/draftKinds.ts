import * as v from 'valibot';
import { type Artifact, visibilities, type Visibility } from '../artifact/artifact';
import type { Author } from '../artifact/author';
import {
  authorFieldNames,
  editableFields,
  type EditableField,
  fields,
  type FieldValues,
} from '../artifact/fields';
import { tidyText } from '../text/characters';
import { storedText } from '../text/parseStored';
import { authorField, type DraftField } from './draftField';
import { ownObject } from '../text/ownObject';

/** A value in a draft. Lists are not changed in place. */
type DraftValue<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** A new artifact while the user edits it (product 2.9). Unknown values are `''` or `[]`. */
export type ArtifactDraft = {
  [Name in keyof Pick<Artifact, EditableField>]: DraftValue<Artifact[Name]>;
};

/** How drafts treat the fields of a kind. */
interface DraftKind<Value> {
  /** The value in an untouched form. */
  empty: Value;
  /** Whether the value contains nothing that the user would miss. */
  isEmpty: (value: Value) => boolean;
  /** The value in the form in which it is sent. */
  tidy: (value: Value) => Value;
  /** Its texts, each with its field in the form. */
  textsOf: (value: Value, field: EditableField) => readonly (readonly [DraftField, string])[];
  /** Reads a stored value. */
  stored: v.GenericSchema<unknown, Value>;
}

const text: DraftKind<string> = {
  empty: '',
  isEmpty: (value) => !value.trim(),
  tidy: tidyText,
  textsOf: (value, field) => [[field, value]],
  stored: v.string(),
};

/** An author without any data. */
export const emptyAuthor: Author = authorOf(() => '');

const kinds: {
  readonly [Kind in (typeof fields)[EditableField]['kind']]: DraftKind<
    DraftValue<FieldValues[Kind]>
  >;
} = {
  text,
  paragraph: text,
  markdown: text,
  tags: {
    empty: [],
    isEmpty: (tags) => tags.length === 0,
    tidy: (tags) => [...new Set(tags)],
    textsOf: (tags, field) => [[field, tags.join()]],
    stored: v.pipe(
      v.array(storedText),
      v.transform((tags) => tags.filter(Boolean)),
    ),
  },
  // New artifacts are private (product 3.1).
  visibility: {
    empty: 'private',
    isEmpty: (visibility: Visibility) => visibility === 'private',
    tidy: (visibility) => visibility,
    textsOf: () => [],
    stored: v.picklist(visibilities),
  },
  authors: {
    empty: [],
    isEmpty: (authors) => authors.every((author) => !Object.values(author).join('').trim()),
    tidy: (authors) => authors.map((author) => authorOf((name) => tidyText(author[name]))),
    textsOf: (authors) =>
      authors.flatMap((author, index) =>
        authorFieldNames.map((name) => [authorField(index, name), author[name]] as const),
      ),
    stored: v.array(v.fallback(ownObject(authorOf(() => storedText)), emptyAuthor)),
  },
};

/** How drafts treat a field. */
export function draftKindOf<Name extends EditableField>(
  name: Name,
): DraftKind<ArtifactDraft[Name]> {
  return kinds[fields[name].kind] as unknown as DraftKind<ArtifactDraft[Name]>;
}

/** Creates a draft from one value for each field. */
export function draftOf(
  valueOf: <Name extends EditableField>(name: Name) => ArtifactDraft[Name],
): ArtifactDraft {
  const entries = editableFields.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as ArtifactDraft;
}

function authorOf<Value>(valueOf: (name: keyof Author) => Value): Record<keyof Author, Value> {
  const entries = authorFieldNames.map((name) => [name, valueOf(name)]);
  return Object.fromEntries(entries) as Record<keyof Author, Value>;
}
