import * as v from 'valibot';
import type { Artifact } from '../artifact/artifact';
import { parseStored, storedList, storedText } from '../text/parseStored';
import type { FieldMessage } from '../errors/callError';
import { ownObject } from '../text/ownObject';

/** An entry in the list of artifacts to link. */
export interface LinkEntry {
  id: string;
  /** The title. `''` if it is unknown or missing. */
  title: string;
}

/** The edited list of linked artifacts (product 4.6). Plain JSON data. */
export interface LinkEdits {
  /** Ids in the server's list when editing began, or when the user chose to overwrite it. */
  base: string[];
  /** The selected artifacts, in order. Each id occurs only once. */
  value: LinkEntry[];
}

const storedSchema = ownObject({
  base: storedList(v.pipe(v.string(), v.nonEmpty())),
  value: storedList(ownObject({ id: storedText, title: storedText })),
});

/**
 * Returns the linked artifacts in display order. Omits entries that cannot be saved: those without
 * an id, duplicates, and the artifact itself (contract/api 2.5).
 */
export function linkEntriesOf(artifact: Artifact): LinkEntry[] {
  const entries = artifact.linkedArtifacts.map(({ artifactId, title }) => ({
    id: idKey(artifactId),
    title,
  }));
  return distinct(entries).filter(({ id }) => id !== idKey(artifact.id));
}

/** How edited links are initialized, updated from the server and read from storage. */
export const linkEditRules = {
  begin(artifact: Artifact): LinkEdits {
    const value = linkEntriesOf(artifact);
    return { base: idsOf(value), value };
  },
  /**
   * If nothing was changed, or if the server already has the same list, returns the server's list.
   * Otherwise keeps the list and its base, so that a conflict is detected.
   */
  follow(edits: LinkEdits, artifact: Artifact): LinkEdits {
    const server = linkEditRules.begin(artifact);
    const isSaved = isSameList(idsOf(edits.value), server.base);
    if (linkEditRules.isUnchanged(edits) || isSaved) return server;
    const titles = new Map(server.value.map(({ id, title }) => [id, title]));
    const value = edits.value.map(({ id, title }) => ({ id, title: titles.get(id) || title }));
    return { ...edits, value: value.filter(({ id }) => id !== idKey(artifact.id)) };
  },
  /** Whether the list and its order are unchanged. */
  isUnchanged: ({ base, value }: LinkEdits): boolean => isSameList(base, idsOf(value)),
  /** Omits entries that cannot be parsed. */
  read(stored: unknown): LinkEdits | undefined {
    const edits = parseStored(storedSchema, stored);
    return edits && { ...edits, value: distinct(edits.value) };
  },
};

/**
 * Returns edits that revert the changes of a save. `before`: the artifact before the save, `saved`:
 * the artifact after it.
 */
export function revertLinks(before: Artifact, saved: Artifact): LinkEdits {
  return { base: idsOf(linkEntriesOf(saved)), value: linkEntriesOf(before) };
}

/** Whether the server's list differs both from the base and from the edited list. */
export function isLinksInConflict(edits: LinkEdits, artifact: Artifact): boolean {
  const server = idsOf(linkEntriesOf(artifact));
  return (
    !linkEditRules.isUnchanged(edits) &&
    !isSameList(server, edits.base) &&
    !isSameList(server, idsOf(edits.value))
  );
}

/** Returns edits that overwrite the server's current list. */
export function rebaseLinkEdits(edits: LinkEdits, artifact: Artifact): LinkEdits {
  return { ...edits, base: idsOf(linkEntriesOf(artifact)) };
}

/** Adds an artifact to the end of the list, unless it is already in the list. */
export function addLink(edits: LinkEdits, { id, title }: LinkEntry): LinkEdits {
  return { ...edits, value: distinct([...edits.value, { id: idKey(id), title }]) };
}

/** Removes an artifact from the list. */
export function removeLink(edits: LinkEdits, id: string): LinkEdits {
  return { ...edits, value: edits.value.filter((entry) => entry.id !== idKey(id)) };
}

/**
 * Moves an artifact to a place in the list, counted from 0. A place beyond the end means the end.
 */
export function moveLink(edits: LinkEdits, id: string, place: number): LinkEdits {
  const moved = edits.value.find((entry) => entry.id === idKey(id));
  if (!moved) return edits;
  const others = edits.value.filter((entry) => entry !== moved);
  others.splice(Math.max(0, place), 0, moved);
  return { ...edits, value: others };
}

/** Returns the ids to send: in order, each once, without the artifact's own (contract/api 2.5). */
export function linkIdsToSave({ value }: LinkEdits, artifactId: string): string[] {
  return idsOf(distinct(value)).filter((id) => id !== idKey(artifactId));
}

/**
 * Returns the artifacts that can be linked: those with an id, each once, without the artifact
 * itself.
 */
export function linkCandidates(artifacts: readonly Artifact[], ownId: string): Artifact[] {
  return distinct(artifacts).filter(({ id }) => idKey(id) !== idKey(ownId));
}

/** Counts links of an unknown kind. A save turns them into collections (contract/api 2.5). */
export function countOtherRelations({ linkedArtifacts }: Artifact): number {
  return linkedArtifacts.filter(({ relation }) => relation !== '' && relation !== 'collection')
    .length;
}

/**
 * Returns the messages of a refusal about single links, by the place of the link in the sent list,
 * counted from 0 (contract/api 1.6).
 */
export function refusedLinks(messages: readonly FieldMessage[]): Map<number, string> {
  const found = new Map<number, string>();
  for (const { path, text } of messages) {
    const [field, place] = path;
    if (field !== 'linked_artifacts' || typeof place !== 'number') continue;
    found.set(place, [found.get(place), text].filter(Boolean).join(' '));
  }
  return found;
}

/** The spelling for comparing ids. The server uses lower case. */
function idKey(id: string): string {
  return id.toLowerCase();
}

function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}

/** Returns the first entry for each id. Omits entries without an id. */
function distinct<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  const seen = new Set(['']);
  return entries.filter(({ id }) => {
    const isNew = !seen.has(idKey(id));
    seen.add(idKey(id));
    return isNew;
  });
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id, index) => id === b[index]);
}
