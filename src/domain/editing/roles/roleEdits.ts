import type { Artifact } from '../../artifact/artifact';
import { tidyText } from '../../drafts/characters';
import type { Role, RoleAssignment } from './role';
import { type UrnNames, usernameOf, userUrn } from '../../urn/urn';

/** The roles that may be given, the usual one first (product 9). */
export const knownRoles: readonly Role[] = ['collaborator', 'administrator'];

/** What is to become of an entry that the server has. */
export interface RoleChange {
  entry: RoleAssignment;
  /** All roles that the user held when this was last known to be so: what is new since then, somebody else has given. */
  held: string[];
  /** The role to have in place of it; none: the entry is to be removed. */
  to?: Role;
}

/** A role that is to be given. */
export interface NewRole {
  /** Tells it from the other ones while it is edited. */
  id: number;
  /** What was entered: a user name, an e-mail address or a whole URN. */
  user: string;
  role: Role;
}

/** What a person changed of an artifact's roles: the changes alone, so that what others change simply appears. */
export interface RoleEdits {
  /** No entry stands here twice. */
  changes: RoleChange[];
  additions: NewRole[];
}

/** Nothing is to be done. */
const noEdits: RoleEdits = { changes: [], additions: [] };

/** How edits of roles begin, follow the server, and come back out of a storage. Names as the deployment's URNs have them. */
export function roleEditRules(names: UrnNames) {
  return {
    begin: (): RoleEdits => noEdits,
    follow: (edits: RoleEdits, artifact: Artifact) => followRoleEdits(edits, artifact, names),
    isUnchanged: ({ changes, additions }: RoleEdits): boolean =>
      changes.length === 0 && additions.every(isBlank),
    read: readRoleEdits,
  };
}

/** Whether nothing was entered yet. */
export function isBlank({ user }: NewRole): boolean {
  return tidyText(user) === '';
}

/** A role that this page knows; nothing for any other one, which a newer server may have. */
export function readRole(role: unknown): Role | undefined {
  return knownRoles.find((known) => known === role);
}

/** The URN of the user of a new role, whether or not the server takes it. */
export function urnOfNewRole({ user }: NewRole, names: UrnNames): string {
  return userUrn(tidyText(user), names);
}

/** What to enter to get a user's URN: the name alone where that does, else the URN. */
export function textOfUser(urn: string, names: UrnNames): string {
  const name = usernameOf(urn);
  return userUrn(name, names) === urn ? name : urn;
}

/** The edits with a further row, for a collaborator that is still to be named (product 2.10.3). */
export function addNewRole(edits: RoleEdits, row: Partial<Omit<NewRole, 'id'>> = {}): RoleEdits {
  const id = Math.max(0, ...edits.additions.map((addition) => addition.id)) + 1;
  const addition: NewRole = { id, user: '', role: 'collaborator', ...row };
  return { ...edits, additions: [...edits.additions, addition] };
}

/** The edits with a new row changed. */
export function editNewRole(
  edits: RoleEdits,
  id: number,
  changes: Partial<Omit<NewRole, 'id'>>,
): RoleEdits {
  const additions = edits.additions.map((row) => (row.id === id ? { ...row, ...changes } : row));
  return { ...edits, additions };
}

/** The edits without a new row. */
export function dropNewRole(edits: RoleEdits, id: number): RoleEdits {
  return { ...edits, additions: edits.additions.filter((row) => row.id !== id) };
}

/** The edits with another role in place of an entry's; its own role takes the change back. */
export function changeRole(
  edits: RoleEdits,
  artifact: Artifact,
  entry: RoleAssignment,
  to: Role,
): RoleEdits {
  if (to === entry.role) return keepRole(edits, entry);
  return withChange(edits, { entry, held: rolesOf(artifact, entry.user), to });
}

/** The edits with an entry marked to be removed. */
export function removeRole(edits: RoleEdits, artifact: Artifact, entry: RoleAssignment): RoleEdits {
  return withChange(edits, { entry, held: rolesOf(artifact, entry.user) });
}

/** The edits with an entry left as it is. */
export function keepRole(edits: RoleEdits, entry: RoleAssignment): RoleEdits {
  return { ...edits, changes: edits.changes.filter((change) => !isSameRole(change.entry, entry)) };
}

/** What is to become of an entry, if anything. */
export function changeOf(edits: RoleEdits, entry: RoleAssignment): RoleChange | undefined {
  return edits.changes.find((change) => isSameRole(change.entry, entry));
}

/**
 * Whether two entries are the same; user URNs are compared to the letter, as rights are (product
 * 6).
 */
export function isSameRole(a: RoleAssignment, b: RoleAssignment): boolean {
  return a.user === b.user && a.role === b.role;
}

/** Whether an artifact has an entry. */
export function hasRole({ roles }: Artifact, entry: RoleAssignment): boolean {
  return roles.some((other) => isSameRole(other, entry));
}

/** The roles that a user holds on an artifact, those included that this page does not know. */
export function rolesOf({ roles }: Artifact, user: string): string[] {
  return roles.filter((entry) => entry.user === user).map(({ role }) => role);
}

/**
 * The known roles that somebody else has given the user of an entry since it was changed here. Roles that the same edits
 * give are not among them: a save that was cut off may have got so far.
 */
export function rolesOfOthers(
  edits: RoleEdits,
  change: RoleChange,
  artifact: Artifact,
  names: UrnNames,
): Role[] {
  const { user } = change.entry;
  const own = [
    ...edits.changes.filter(({ entry }) => entry.user === user).map(({ to }) => to),
    ...edits.additions.filter((row) => urnOfNewRole(row, names) === user).map(({ role }) => role),
  ];
  const known = new Set<string | undefined>([...change.held, ...own]);
  const now = rolesOf(artifact, user);
  return knownRoles.filter((role) => now.includes(role) && !known.has(role));
}

/** One name for each change, as lists of what is unsaved show it: `liwei: administrator`. */
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
 * The same edits on a newer state of the artifact. What the server has by now is no change any more; of a change of which
 * the new role is there, the removal of the old one is left. A change whose entry is gone in another way stays: it is in
 * conflict.
 */
function followRoleEdits(edits: RoleEdits, artifact: Artifact, names: UrnNames): RoleEdits {
  const changes = edits.changes.flatMap((change): RoleChange[] => {
    const { entry, held, to } = change;
    if (entry.user === artifact.ownerUrn) return [];
    const isGiven = to !== undefined && hasRole(artifact, { user: entry.user, role: to });
    if (hasRole(artifact, entry)) {
      const now = rolesOf(artifact, entry.user);
      // A role that was there before the change is a mistake to be shown, not half of a save.
      return [isGiven && !held.includes(to) ? { entry, held: now } : { ...change, held: now }];
    }
    if (isGiven) return [];
    const isGone = to === undefined && rolesOfOthers(edits, change, artifact, names).length === 0;
    return isGone ? [] : [change];
  });
  const additions = edits.additions.filter(
    (row) => !hasRole(artifact, { user: urnOfNewRole(row, names), role: row.role }),
  );
  return { changes, additions };
}

/** The name in what was entered, which may be a URN. */
function nameIn(text: string): string {
  return /^urn:/i.test(text) ? usernameOf(text) : text;
}

function withChange(edits: RoleEdits, change: RoleChange): RoleEdits {
  return { ...edits, changes: [...keepRole(edits, change.entry).changes, change] };
}

function readRoleEdits(stored: unknown): RoleEdits | undefined {
  const { changes, additions } = recordOf(stored);
  const edits: RoleEdits = {
    changes: listOf(changes).reduce<RoleChange[]>((all, change) => {
      const read = readChange(change);
      const isNew = read && !all.some(({ entry }) => isSameRole(entry, read.entry));
      return isNew ? [...all, read] : all;
    }, []),
    additions: listOf(additions).flatMap((addition, index) => {
      const { user, role } = recordOf(addition);
      const known = readRole(role) ?? 'collaborator';
      return typeof user === 'string' && tidyText(user)
        ? [{ id: index + 1, user, role: known }]
        : [];
    }),
  };
  return edits.changes.length + edits.additions.length > 0 ? edits : undefined;
}

function readChange(stored: unknown): RoleChange | undefined {
  const { entry, held, to } = recordOf(stored);
  const { user, role } = recordOf(entry);
  if (typeof user !== 'string' || typeof role !== 'string') return undefined;
  const known = readRole(to);
  // A change to what this page does not know must not turn into a removal.
  if (to !== undefined && !known) return undefined;
  return {
    entry: { user, role },
    held: listOf(held).filter((other) => typeof other === 'string'),
    ...(known && { to: known }),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
