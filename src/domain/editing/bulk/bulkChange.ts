import * as v from 'valibot';
import type { Artifact } from '../../artifact/artifact';
import { canEdit, canEditRoles } from '../../artifact/permissions';
import type { MetadataChanges } from '../../drafts/artifactDraft';
import { isSameUrn, usernameOf } from '../../artifact/urn/urn';
import type { User } from '../../artifact/user';
import type { RoleAssignment } from '../../artifact/role';
import { hasRole } from '../roles/roleEdits';
import { ownObject } from '../../text/ownObject';

/** A change to apply to many artifacts. It can be stored as JSON. */
export const bulkChangeSchema = v.union([
  ownObject({ kind: v.picklist(['add-tag', 'remove-tag']), tag: v.string() }),
  ownObject({ kind: v.picklist(['visibility']), to: v.picklist(['public', 'private']) }),
  /** `user`: the URN of the user who becomes, or no longer is, a collaborator. */
  ownObject({ kind: v.picklist(['add-collaborator', 'remove-collaborator']), user: v.string() }),
]);

export type BulkChange = v.InferOutput<typeof bulkChangeSchema>;

/** The call that makes a change. */
export type BulkStep =
  | { metadata: MetadataChanges; role?: never }
  | { role: RoleAssignment; isRemoval: boolean; metadata?: never };

/**
 * Returns the call that applies a change to the server's current artifact, so that changes by
 * others are kept. `undefined` if there is nothing to change.
 */
export function stepOf(change: BulkChange, artifact: Artifact): BulkStep | undefined {
  const { tags, visibility } = artifact;
  switch (change.kind) {
    case 'add-tag':
      return tags.some((tag) => isSameTag(tag, change.tag))
        ? undefined
        : { metadata: { tags: [...new Set(tags), change.tag] } };
    case 'remove-tag': {
      const rest = tags.filter((tag) => !isSameTag(tag, change.tag));
      return rest.length === tags.length ? undefined : { metadata: { tags: [...new Set(rest)] } };
    }
    case 'visibility':
      return visibility === change.to ? undefined : { metadata: { visibility: change.to } };
    case 'add-collaborator':
    case 'remove-collaborator': {
      const role = { user: change.user, role: 'collaborator' } as const;
      const isRemoval = change.kind === 'remove-collaborator';
      const isOwners = isSameUrn(artifact.ownerUrn, change.user);
      return isOwners || hasRole(artifact, role) !== isRemoval ? undefined : { role, isRemoval };
    }
  }
}

/** Whether a user may make a change (contract/api 1.8). */
export function mayChange(
  { kind }: Pick<BulkChange, 'kind'>,
  artifact: Artifact,
  user?: User,
): boolean {
  const isOfRoles = kind === 'add-collaborator' || kind === 'remove-collaborator';
  return isOfRoles ? canEditRoles(artifact, user) : canEdit(artifact, user);
}

/** The change that undoes another one, on the artifacts that it changed. */
export function undoOf(change: BulkChange): BulkChange {
  switch (change.kind) {
    case 'add-tag':
      return { ...change, kind: 'remove-tag' };
    case 'remove-tag':
      return { ...change, kind: 'add-tag' };
    case 'visibility':
      return { ...change, to: change.to === 'public' ? 'private' : 'public' };
    case 'add-collaborator':
      return { ...change, kind: 'remove-collaborator' };
    case 'remove-collaborator':
      return { ...change, kind: 'add-collaborator' };
  }
}

/** A description of a change: `Add the tag “edge”`. */
export function nameOfChange(change: BulkChange): string {
  switch (change.kind) {
    case 'add-tag':
      return `Add the tag “${change.tag}”`;
    case 'remove-tag':
      return `Remove the tag “${change.tag}”`;
    case 'visibility':
      return `Make ${change.to}`;
    case 'add-collaborator':
      return `Add ${usernameOf(change.user)} as collaborator`;
    case 'remove-collaborator':
      return `Remove the collaborator ${usernameOf(change.user)}`;
  }
}

/** The server finds tags ignoring letter case (contract/api 2.1). */
const isSameTag = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
