import type { Artifact } from '../../artifact/artifact';
import {
  addNewRole,
  hasRole,
  keepRole,
  removeRole,
  type RoleChange,
  type RoleEdits,
  rolesOf,
  rolesOfOthers,
  textOfUser,
} from './roleEdits';
import type { UrnNames } from '../../artifact/urn/urn';

/** A changed role that another user has removed or replaced. */
export interface RoleConflict {
  change: RoleChange;
  /** The roles that the user has now. */
  theirs: string[];
}

/** Returns the changes whose entry no longer exists (decision 27). */
export function findRoleConflicts({ changes }: RoleEdits, artifact: Artifact): RoleConflict[] {
  return changes
    .filter(({ entry }) => !hasRole(artifact, entry))
    .map((change) => ({ change, theirs: rolesOf(artifact, change.entry.user) }));
}

/**
 * Resolves a conflict in favour of the edits: adds the role again, or removes the roles that others
 * assigned.
 */
export function keepMyRole(
  edits: RoleEdits,
  { change }: RoleConflict,
  artifact: Artifact,
  names: UrnNames,
): RoleEdits {
  const { entry, to } = change;
  const rest = keepRole(edits, entry);
  if (to) return addNewRole(rest, { user: textOfUser(entry.user, names), role: to });
  return rolesOfOthers(edits, change, artifact, names).reduce(
    (next, role) => removeRole(next, artifact, { user: entry.user, role }),
    rest,
  );
}
