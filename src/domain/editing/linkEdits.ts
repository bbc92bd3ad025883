import type { Artifact } from '../artifact/artifact';
import type { FieldMessage } from '../errors';

/** An artifact in the list of those to link, as the person sees it. */
export interface LinkEntry {
  id: string;
  /** Its title, `''` if it has none or none is known. */
  title: string;
}

/**
 * What a person made of an artifact's list of linked artifacts (product 4.6). Plain data that
 * survives JSON.
 */
export interface LinkEdits {
  /** Ids of the list as the server had it when the changes began, or when they were last told to overwrite it. */
  base: string[];
  /** What is selected to link, in its order; no id twice. */
  value: LinkEntry[];
}

/**
 * The artifacts that an artifact links to, in the order to show. What a save could not send is left out: entries without
 * an id, repeats, the artifact itself (contract/api 2.5).
 */
export function linkEntriesOf(artifact: Artifact): LinkEntry[] {
  const entries = artifact.linkedArtifacts.map(({ artifactId, title }) => ({
    id: idKey(artifactId),
    title,
  }));
  return distinct(entries).filter(({ id }) => id !== idKey(artifact.id));
}

/** The list as the server has it. */
export function beginLinkEdits(artifact: Artifact): LinkEdits {
  const value = linkEntriesOf(artifact);
  return { base: idsOf(value), value };
}

/**
 * The same changes on a newer state of the artifact. Without changes, or where the server has by now what the person
 * wants, it is the server's list. Else the person's list stays, and so does its base: that tells a conflict.
 */
export function followLinkEdits(edits: LinkEdits, artifact: Artifact): LinkEdits {
  const server = beginLinkEdits(artifact);
  if (isLinksUnchanged(edits) || isSameList(idsOf(edits.value), server.base)) return server;
  const titles = new Map(server.value.map(({ id, title }) => [id, title]));
  const value = edits.value.map((entry) => ({
    ...entry,
    title: titles.get(entry.id) || entry.title,
  }));
  return { ...edits, value: value.filter(({ id }) => id !== idKey(artifact.id)) };
}

/** Whether the list, its order included, is what it was. */
export function isLinksUnchanged({ base, value }: LinkEdits): boolean {
  return isSameList(base, idsOf(value));
}

/** Whether the server's list is neither the one that the changes began on nor the one that they lead to. */
export function isLinksInConflict(edits: LinkEdits, artifact: Artifact): boolean {
  const server = idsOf(linkEntriesOf(artifact));
  return (
    !isLinksUnchanged(edits) &&
    !isSameList(server, edits.base) &&
    !isSameList(server, idsOf(edits.value))
  );
}

/** The same changes, to be saved over whatever the server has now. */
export function rebaseLinkEdits(edits: LinkEdits, artifact: Artifact): LinkEdits {
  return { ...edits, base: idsOf(linkEntriesOf(artifact)) };
}

/** Edits that were kept; what cannot be read of them is left out. Nothing where they are none. */
export function readLinkEdits(stored: unknown): LinkEdits | undefined {
  const { base, value } = (stored ?? {}) as Partial<Record<keyof LinkEdits, unknown>>;
  if (!Array.isArray(base) || !Array.isArray(value)) return undefined;
  const entries = value.map((entry: unknown) => {
    const { id, title } = (entry ?? {}) as Partial<Record<keyof LinkEntry, unknown>>;
    return { id: textOf(id), title: textOf(title) };
  });
  return { base: base.map(textOf).filter(Boolean), value: distinct(entries) };
}

/** Adds an artifact at the end of the list, unless it is in it. */
export function addLink(edits: LinkEdits, { id, title }: LinkEntry): LinkEdits {
  return { ...edits, value: distinct([...edits.value, { id: idKey(id), title }]) };
}

/** Drops an artifact from the list. */
export function removeLink(edits: LinkEdits, id: string): LinkEdits {
  return { ...edits, value: edits.value.filter((entry) => entry.id !== idKey(id)) };
}

/** Moves an artifact to a place of the list, counted from 0; past the ends means to the end. */
export function moveLink(edits: LinkEdits, id: string, place: number): LinkEdits {
  const moved = edits.value.find((entry) => entry.id === idKey(id));
  if (!moved) return edits;
  const others = edits.value.filter((entry) => entry !== moved);
  return { ...edits, value: others.toSpliced(Math.max(0, place), 0, moved) };
}

/** The ids to send (contract/api 2.5): in order, none twice, and never the artifact's own. */
export function linkIdsToSave({ value }: LinkEdits, artifactId: string): string[] {
  return idsOf(distinct(value)).filter((id) => id !== idKey(artifactId));
}

/** The artifacts that one can link to: all with an id, but the artifact itself, each once, in their order. */
export function linkCandidates(artifacts: readonly Artifact[], ownId: string): Artifact[] {
  return distinct(artifacts).filter(({ id }) => idKey(id) !== idKey(ownId));
}

/**
 * How many links are of a kind that this catalogue does not know: an update would make them
 * collections (contract/api 2.5).
 */
export function countOtherRelations({ linkedArtifacts }: Artifact): number {
  return linkedArtifacts.filter(({ relation }) => relation !== '' && relation !== 'collection')
    .length;
}

/**
 * The messages of a refusal about single links, by the place of the link in the sent list, counted
 * from 0 (contract/api 1.6).
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

/** The spelling under which ids are compared: the server's own is lower case. */
function idKey(id: string): string {
  return id.toLowerCase();
}

function idsOf(entries: readonly { id: string }[]): string[] {
  return entries.map(({ id }) => id);
}

/** The first of each id; those without one are left out. */
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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
