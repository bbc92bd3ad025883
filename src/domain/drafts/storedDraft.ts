import * as v from 'valibot';
import { editableFields } from '../artifact/fields';
import { parseStored } from '../text/parseStored';
import type { DraftStorage } from './draftStorage';
import {
  type ArtifactDraft,
  emptyArtifactDraft,
  isEmptyArtifactDraft,
  type ManualDraft,
} from './artifactDraft';
import { draftKindOf } from './draftKinds';
import { ownObject } from '../text/ownObject';
import { writeJson } from '../text/writeJson';

/** A stored draft, and when it was stored, in milliseconds since 1970. */
export interface StoredDraft<Value> {
  value: Value;
  savedAt: number;
}

const prefix = 'trovi.draft';
const notePrefix = 'trovi.note';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  ownObject({ value: v.optional(v.unknown()), savedAt: v.fallback(v.number(), 0) }),
);

/**
 * The storage key of a user's draft of one form. A URN cannot contain a bar (contract/api 7), so
 * the keys of one user never begin like those of another.
 */
export function draftKey(ownerUrn: string, form: string): string {
  return `${prefix}|${ownerUrn}|${form}`;
}

/**
 * The storage key of something stored for a user that the user did not type, such as pending
 * requests. {@link hasDrafts} does not count it, {@link discardDrafts} removes it.
 */
export function noteKey(ownerUrn: string, name: string): string {
  return `${notePrefix}|${ownerUrn}|${name}`;
}

/** Writes a draft as text for the browser's storage. */
export function writeStoredDraft<Value>(draft: StoredDraft<Value>): string {
  return writeJson(draft);
}

/**
 * Reads text of {@link writeStoredDraft}. `undefined` for any other text, and for a value for which
 * `readValue` returns `undefined`.
 */
export function readStoredDraft<Value>(
  text: string | null,
  readValue: (value: unknown) => Value | undefined,
): StoredDraft<Value> | undefined {
  const stored = parseStored(storedSchema, text);
  const value = stored && readValue(stored.value);
  return stored && value !== undefined ? { value, savedAt: stored.savedAt } : undefined;
}

/**
 * Reads a stored artifact. A field that cannot be read is empty. `undefined` if all fields are
 * empty.
 */
export function artifactDraftFromStored(stored: unknown): ManualDraft | undefined {
  const more = (stored as ManualDraft | null | undefined)?.more;
  const draft: ManualDraft = { ...emptyArtifactDraft, ...artifactFieldsFromStored(stored) };
  // Checked by the part of the form that wrote it.
  if (more instanceof Object) draft.more = more;
  return isEmptyArtifactDraft(draft) ? undefined : draft;
}

/** Reads a stored artifact. Omits fields that cannot be read. */
export function artifactFieldsFromStored(stored: unknown): Partial<ArtifactDraft> {
  const fields = stored as Readonly<Record<string, unknown>> | null | undefined;
  return Object.fromEntries(
    editableFields.flatMap((name) => {
      const value = parseStored<unknown>(draftKindOf(name).stored, fields?.[name]);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** Reads a stored text. `undefined` for a blank one and for any other value. */
export function textFromStored(stored: unknown): string | undefined {
  return parseStored(v.pipe(v.string(), v.regex(/\S/)), stored);
}

/** Whether any draft of a user is stored. */
export function hasDrafts(storage: DraftStorage, ownerUrn: string): boolean {
  return keysFrom(storage, draftKey(ownerUrn, '')).length > 0;
}

/** Removes every draft and note of a user, for signing out after a warning (decision 26). */
export function discardDrafts(storage: DraftStorage, ownerUrn: string): void {
  discard(storage, ownerUrn, '');
}

/** Removes a user's unsaved changes of one artifact and the notes on it, once it is deleted. */
export function discardEdits(storage: DraftStorage, ownerUrn: string, artifactId: string): void {
  discard(storage, ownerUrn, editForm(artifactId, ''));
}

/** Name of a section of an artifact's Edit screen, for {@link draftKey} and {@link noteKey}. */
export function editForm(artifactId: string, section: string): string {
  return `edit/${artifactId}/${section}`;
}

function discard(storage: DraftStorage, ownerUrn: string, form: string): void {
  for (const start of [draftKey(ownerUrn, form), noteKey(ownerUrn, form)]) {
    for (const key of keysFrom(storage, start)) storage.removeItem(key);
  }
}

function keysFrom(storage: DraftStorage, start: string): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}
