import * as v from 'valibot';
import type { Artifact } from '../../artifact/artifact';
import { tidyText } from '../../text/characters';
import { parseStored, storedList } from '../../text/parseStored';
import type { Role, RoleAssignment } from '../../artifact/role';
import { isSameUrn, type UrnNames, usernameOf, userUrn } from '../../artifact/urn/urn';
import { ownObject } from '../../text/ownObject';

/** The roles that users can assign, the default first (product 9). */
export const knownRoles: readonly Role[] = ['collaborator', 'administrator'];

/** A change of an existing role. */
export interface RoleChange {
  entry: RoleAssignment;
  /** The roles that the user had when the change was made. Other people assigned any later ones. */
  held: string[];
  /** The new role. Absent if the role is removed. */
  to?: Role;
}

/** A role to add. */
export interface NewRole {
  /** Identifies the row while it is edited. */
  id: number;
  /** The entered user name, e-mail address or URN. */
  user: string;
  role: Role;
}

/**
 * The unsaved changes to an artifact's roles. Unchanged roles are not included, so that they stay
 * in sync with the server.
 */
export interface RoleEdits {
  /** At most one change for each entry. */
  changes: RoleChange[];
  additions: NewRole[];
}

const noEdits: RoleEdits = { changes: [], additions: [] };

const role = v.picklist(knownRoles);

const storedChange = ownObject({
  entry: ownObject({ user: v.string(), role: v.string() }),
  held: v.fallback(storedList(v.string()), []),
  // A change to an unknown role cannot be parsed. It must not turn into a removal.
  to: v.optional(role),
});
const storedAddition = ownObject({
  user: v.pipe(v.string(), v.check(hasText)),
  role: v.fallback(role, 'collaborator'),
});
const storedSchema = ownObject({
  changes: v.fallback(storedList(storedChange), []),
  additions: v.fallback(storedList(storedAddition), []),
});

/** How edited roles are initialized, updated from the server and read from storage. */
export function roleEditRules(names: UrnNames) {
  return {
    begin: (): RoleEdits => noEdits,
    follow: (edits: RoleEdits, artifact: Artifact) => followRoleEdits(edits, artifact, names),
    isUnchanged: ({ changes, additions }: RoleEdits): boolean =>
      changes.length === 0 && additions.every(isBlank),
    read: readRoleEdits,
  };
}

/** Whether the row has no user yet. */
export function isBlank({ user }: NewRole): boolean {
  return !hasText(user);
}

/** Returns a known role. Returns `undefined` for any other text, as a newer server may send it. */
export function readRole(role: unknown): Role | undefined {
  return knownRoles.find((known) => known === role);
}

/** Returns the URN of the entered user. The server may still refuse it. */
export function urnOfNewRole({ user }: NewRole, names: UrnNames): string {
  return userUrn(tidyText(user), names);
}

/**
 * Returns the shortest entry that resolves to a URN: the user name if it suffices, otherwise the
 * URN.
 */
export function textOfUser(urn: string, names: UrnNames): string {
  const name = usernameOf(urn);
  return userUrn(name, names) === urn ? name : urn;
}

/** Adds an empty row for a collaborator (product 2.10.3), or a row with these values. */
export function addNewRole(edits: RoleEdits, row: Partial<Omit<NewRole, 'id'>> = {}): RoleEdits {
  const id = Math.max(0, ...edits.additions.map((addition) => addition.id)) + 1;
  const addition: NewRole = { id, user: '', role: 'collaborator', ...row };
  return { ...edits, additions: [...edits.additions, addition] };
}

/** Changes a new row. */
export function editNewRole(
  edits: RoleEdits,
  id: number,
  changes: Partial<Omit<NewRole, 'id'>>,
): RoleEdits {
  const additions = edits.additions.map((row) => (row.id === id ? { ...row, ...changes } : row));
  return { ...edits, additions };
}

/** Removes a new row. */
export function dropNewRole(edits: RoleEdits, id: number): RoleEdits {
  return { ...edits, additions: edits.additions.filter((row) => row.id !== id) };
}

/** Changes an entry's role. Its original role undoes the change. */
export function changeRole(
  edits: RoleEdits,
  artifact: Artifact,
  entry: RoleAssignment,
  to: Role,
): RoleEdits {
  if (to === entry.role) return keepRole(edits, entry);
  return withChange(edits, { entry, held: rolesOf(artifact, entry.user), to });
}

/** Marks an entry for removal. */
export function removeRole(edits: RoleEdits, artifact: Artifact, entry: RoleAssignment): RoleEdits {
  return withChange(edits, { entry, held: rolesOf(artifact, entry.user) });
}

/** Undoes the change of an entry. */
export function keepRole(edits: RoleEdits, entry: RoleAssignment): RoleEdits {
  return { ...edits, changes: edits.changes.filter((change) => !isSameRole(change.entry, entry)) };
}

/** Returns the change of an entry, if one exists. */
export function changeOf(edits: RoleEdits, entry: RoleAssignment): RoleChange | undefined {
  return edits.changes.find((change) => isSameRole(change.entry, entry));
}

/** Whether two entries are the same. Letter case does not matter (contract/api 1.9). */
export function isSameRole(a: RoleAssignment, b: RoleAssignment): boolean {
  return a.role === b.role && isSameUrn(a.user, b.user);
}

/** Whether an artifact has an entry. */
export function hasRole({ roles }: Artifact, entry: RoleAssignment): boolean {
  return roles.some((other) => isSameRole(other, entry));
}

/** Returns the roles of a user on an artifact, unknown ones included. */
export function rolesOf({ roles }: Artifact, user: string): string[] {
  return roles.filter((entry) => isSameUrn(entry.user, user)).map(({ role }) => role);
}

/**
 * Returns the known roles that other people have assigned to a user since the change was made.
 * Omits roles from the same edits, because an interrupted save may have added them.
 */
export function rolesOfOthers(
  edits: RoleEdits,
  change: RoleChange,
  artifact: Artifact,
  names: UrnNames,
): Role[] {
  const { user } = change.entry;
  const own = [
    ...edits.changes.filter(({ entry }) => isSameUrn(entry.user, user)).map(({ to }) => to),
    ...edits.additions
      .filter((row) => isSameUrn(urnOfNewRole(row, names), user))
      .map(({ role }) => role),
  ];
  const known = new Set<string | undefined>([...change.held, ...own]);
  const now = rolesOf(artifact, user);
  return knownRoles.filter((role) => now.includes(role) && !known.has(role));
}

/** Returns a name for each change, for lists of unsaved changes: `liwei: administrator`. */
export function unsavedRoleNames({ changes, additions }: RoleEdits): string[] {
  return [
    ...changes.map(({ entry, to }) =>
      to ? `${usernameOf(entry.user)}: ${to}` : `${usernameOf(entry.user)}: not ${entry.role}`,
    ),
    ...additions
      .filter((row) => !isBlank(row))
      .map(({ user, role }) => `${nameIn(tidyText(user))}: ${role}`),
  ];
}

/**
 * Drops the changes that the server already has. If only the new role of a change was added, the
 * old one must still be removed. A change whose entry was removed otherwise is kept, as a conflict.
 */
function followRoleEdits(edits: RoleEdits, artifact: Artifact, names: UrnNames): RoleEdits {
  const changes = edits.changes.flatMap((change): RoleChange[] => {
    const { entry, held, to } = change;
    if (isSameUrn(entry.user, artifact.ownerUrn)) return [];
    const isGiven = to !== undefined && hasRole(artifact, { user: entry.user, role: to });
    if (hasRole(artifact, entry)) {
      const now = rolesOf(artifact, entry.user);
      // If the user had the role before the change, the row has a problem. No save was interrupted.
      return [isGiven && !held.includes(to) ? { entry, held: now } : { ...change, held: now }];
    }
    if (isGiven) return [];
    const isDropped =
      to === undefined && rolesOfOthers(edits, change, artifact, names).length === 0;
    return isDropped ? [] : [change];
  });
  const additions = edits.additions.filter(
    (row) => !hasRole(artifact, { user: urnOfNewRole(row, names), role: row.role }),
  );
  return { changes, additions };
}

/** Returns the user name of an entry, which may be a URN. */
function nameIn(text: string): string {
  return /^urn:/i.test(text) ? usernameOf(text) : text;
}

function withChange(edits: RoleEdits, change: RoleChange): RoleEdits {
  return { ...edits, changes: [...keepRole(edits, change.entry).changes, change] };
}

/** Reads stored edits. Only the first change of an entry counts. */
function readRoleEdits(stored: unknown): RoleEdits | undefined {
  const { changes = [], additions = [] } = parseStored(storedSchema, stored) ?? {};
  if (changes.length + additions.length === 0) return undefined;
  const isFirst = ({ entry }: RoleChange, index: number) =>
    changes.findIndex((other) => isSameRole(other.entry, entry)) === index;
  return {
    changes: changes.filter(isFirst),
    additions: additions.map((row, index) => ({ id: index + 1, ...row })),
  };
}

function hasText(text: string): boolean {
  return tidyText(text) !== '';
}
