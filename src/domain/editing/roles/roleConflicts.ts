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
import type { UrnNames } from '../../urn/urn';

/** A change of an entry that somebody else has removed, or replaced by another one, meanwhile. */
export interface RoleConflict {
  change: RoleChange;
  /** The roles that the user holds now. */
  theirs: string[];
}

/**
 * The changes, of edits that follow the artifact, whose entry is not there any more (decision
 * 27).
 */
export function findRoleConflicts({ changes }: RoleEdits, artifact: Artifact): RoleConflict[] {
  return changes
    .filter(({ entry }) => !hasRole(artifact, entry))
    .map((change) => ({ change, theirs: rolesOf(artifact, change.entry.user) }));
}

/** The edits with the person's wish over what somebody else did: the role is given anew, or what they gave is removed. */
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

/** The edits without the person's wish. */
export function takeTheirRole(edits: RoleEdits, { change }: RoleConflict): RoleEdits {
  return keepRole(edits, change.entry);
}
