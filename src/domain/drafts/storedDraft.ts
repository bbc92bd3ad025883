import { type ArtifactDraft, emptyArtifactDraft, isEmptyArtifactDraft } from './artifactDraft';
import type { Author } from '../artifact/author';
import type { DraftStorage } from '../ports/draftStorage';

/** A draft that was kept, and when, in milliseconds since 1970. */
export interface StoredDraft<Value> {
  value: Value;
  savedAt: number;
}

const prefix = 'trovi.draft';
const notePrefix = 'trovi.note';

/**
 * The key of a user's draft of one form. No URN holds a bar (contract/api 7), so one user's keys
 * never begin like another's.
 */
export function draftKey(ownerUrn: string, form: string): string {
  return `${prefix}|${ownerUrn}|${form}`;
}

/**
 * The key of something that is remembered for a user beside drafts, such as requests under way: nothing that anybody typed,
 * so {@link hasDrafts} does not count it; {@link discardDrafts} removes it with them.
 */
export function noteKey(ownerUrn: string, name: string): string {
  return `${notePrefix}|${ownerUrn}|${name}`;
}

/** A draft as text to keep. */
export function writeStoredDraft<Value>(draft: StoredDraft<Value>): string {
  return JSON.stringify(draft);
}

/** A draft that was kept; nothing if the text is none, or holds nothing that `readValue` can use. */
export function readStoredDraft<Value>(
  text: string | null,
  readValue: (value: unknown) => Value | undefined,
): StoredDraft<Value> | undefined {
  const stored = recordOf(parseJson(text ?? ''));
  const value = readValue(stored.value);
  const savedAt = typeof stored.savedAt === 'number' ? stored.savedAt : 0;
  return value === undefined ? undefined : { value, savedAt };
}

/** The artifact in what was kept, whatever stands there: what cannot be read is left out. Nothing where nothing is left. */
export function artifactDraftFromStored(stored: unknown): ArtifactDraft | undefined {
  const draft = { ...emptyArtifactDraft, ...artifactFieldsFromStored(stored) };
  return isEmptyArtifactDraft(draft) ? undefined : draft;
}

/** The fields of an artifact in what was kept, whatever stands there: those that cannot be read are not there. */
export function artifactFieldsFromStored(stored: unknown): Partial<ArtifactDraft> {
  const fields = recordOf(stored);
  const { title, shortDescription, longDescription, visibility, tags, authors } = fields;
  return {
    ...(typeof title === 'string' && { title }),
    ...(typeof shortDescription === 'string' && { shortDescription }),
    ...(typeof longDescription === 'string' && { longDescription }),
    ...((visibility === 'public' || visibility === 'private') && { visibility }),
    ...(Array.isArray(tags) && { tags: tags.map(textOf).filter(Boolean) }),
    ...(Array.isArray(authors) && { authors: authors.map(authorFromStored) }),
  };
}

/** The text in what was kept; nothing if it is none or blank. */
export function textFromStored(stored: unknown): string | undefined {
  return textOf(stored).trim() ? textOf(stored) : undefined;
}

/** Whether any draft of a user is kept. */
export function hasDrafts(storage: DraftStorage, ownerUrn: string): boolean {
  return keysFrom(storage, draftKey(ownerUrn, '')).length > 0;
}

/**
 * Removes every draft and note of a user. For a deliberate sign-out, after a warning (decision
 * 26).
 */
export function discardDrafts(storage: DraftStorage, ownerUrn: string): void {
  removeFrom(storage, draftKey(ownerUrn, ''));
  removeFrom(storage, noteKey(ownerUrn, ''));
}

/** Removes what a user left unsaved of one artifact, and the notes on it, since it is gone. */
export function discardEdits(storage: DraftStorage, ownerUrn: string, artifactId: string): void {
  const form = editForm(artifactId, '');
  removeFrom(storage, draftKey(ownerUrn, form));
  removeFrom(storage, noteKey(ownerUrn, form));
}

/** The form of a section of an artifact's Edit screen, for {@link draftKey} and {@link noteKey}. */
export function editForm(artifactId: string, section: string): string {
  return `edit/${artifactId}/${section}`;
}

function removeFrom(storage: DraftStorage, start: string): void {
  for (const key of keysFrom(storage, start)) storage.removeItem(key);
}

function keysFrom(storage: DraftStorage, start: string): string[] {
  try {
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(start));
  } catch {
    return [];
  }
}

function authorFromStored(stored: unknown): Author {
  const { fullName, affiliation, email } = recordOf(stored);
  return { fullName: textOf(fullName), affiliation: textOf(affiliation), email: textOf(email) };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
