import { isSameUrn } from './urn/urn';
import type { User } from './user';
import type { Artifact } from './artifact';

/**
 * Whether the user owns the artifact (product 6). Letter case in user names does not matter
 * (contract/api 1.9). Always `false` when nobody is signed in.
 */
export function isOwner(artifact: Artifact, user?: User): boolean {
  return user !== undefined && user.urn !== '' && isSameUrn(artifact.ownerUrn, user.urn);
}

/** Whether the user may edit: the owner, a collaborator or an administrator (product 6). */
export function canEdit(artifact: Artifact, user?: User): boolean {
  return canEditRoles(artifact, user) || holdsRole(artifact, 'collaborator', user);
}

/** Whether the user may edit roles: the owner or an administrator (product 6). */
export function canEditRoles(artifact: Artifact, user?: User): boolean {
  return isOwner(artifact, user) || holdsRole(artifact, 'administrator', user);
}

function holdsRole(artifact: Artifact, role: string, user?: User): boolean {
  if (!user?.urn) return false;
  return artifact.roles.some((entry) => entry.role === role && isSameUrn(entry.user, user.urn));
}
