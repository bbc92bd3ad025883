import type { Artifact } from '../../artifact/artifact';
import { canEdit, canEditRoles } from '../../artifact/permissions';
import type { RoleAssignment } from '../../artifact/role';
import { hasRole, isSameRole, type RoleEdits, urnOfNewRole } from './roleEdits';
import { type RoleRowKey, rowOfEntry, rowOfNewRole } from './roleProblems';
import { isSameUrn, type UrnNames, usernameOf } from '../../artifact/urn/urn';
import type { User } from '../../artifact/user';

/** One call of a save. */
export interface RoleStep {
  kind: 'add' | 'remove';
  entry: RoleAssignment;
  /** The row that the step comes from. */
  row: RoleRowKey;
}

/** The right that a user gives up with a save: editing roles, or all editing. */
export type LostRight = 'roles' | 'everything';

/**
 * Returns the calls that save the edits: additions before removals (contract/api 2.7). The user's
 * own roles come last and their own administration at the very end, because the server refuses all
 * calls after it.
 */
export function roleSteps(edits: RoleEdits, names: UrnNames, user?: User): RoleStep[] {
  const added = [
    ...edits.changes.flatMap(({ entry, to }) =>
      to ? [{ entry: { user: entry.user, role: to }, row: rowOfEntry(entry) }] : [],
    ),
    ...edits.additions.map((row) => ({
      entry: { user: urnOfNewRole(row, names), role: row.role },
      row: rowOfNewRole(row),
    })),
  ];
  const removed = edits.changes.map(({ entry }) => ({ entry, row: rowOfEntry(entry) }));
  const rank = ({ entry }: { entry: RoleAssignment }) =>
    !isSameUrn(entry.user, user?.urn ?? '') ? 0 : entry.role === 'administrator' ? 2 : 1;
  return [
    ...added.map((step) => ({ kind: 'add', ...step }) as const),
    ...removed
      .sort((a, b) => rank(a) - rank(b))
      .map((step) => ({ kind: 'remove', ...step }) as const),
  ];
}

/** Returns the artifact after a step. */
export function afterRoleStep(artifact: Artifact, { kind, entry }: RoleStep): Artifact {
  const others = artifact.roles.filter((other) => !isSameRole(other, entry));
  return { ...artifact, roles: kind === 'add' ? [...others, entry] : others };
}

/** Whether the artifact shows that a step took effect. */
export function isRoleStepDone(artifact: Artifact, { kind, entry }: RoleStep): boolean {
  return hasRole(artifact, entry) === (kind === 'add');
}

/** Returns the right that the user loses by these steps, if any (product 6). */
export function lostRight(
  artifact: Artifact,
  steps: readonly RoleStep[],
  user?: User,
): LostRight | undefined {
  const after = steps.reduce(afterRoleStep, artifact);
  if (canEdit(artifact, user) && !canEdit(after, user)) return 'everything';
  return canEditRoles(artifact, user) && !canEditRoles(after, user) ? 'roles' : undefined;
}

/** Returns a description of a step: `liwei as administrator`. */
export function nameOfRoleStep({ entry }: RoleStep): string {
  return `${usernameOf(entry.user)} as ${entry.role}`;
}
