import type { Artifact } from '../../artifact/artifact';
import { limitProblem, tidyText } from '../../text/characters';
import type { RoleAssignment } from '../../artifact/role';
import {
  changeOf,
  isBlank,
  isSameRole,
  type NewRole,
  type RoleEdits,
  urnOfNewRole,
} from './roleEdits';
import { isSameUrn, type UrnNames, usernameOf, userUrn } from '../../artifact/urn/urn';
import { parseUrn } from '../../artifact/urn/parseUrn';
import { UrnError } from '../../artifact/urn/urnError';

/** Identifies a row of the form: an existing entry, or a new row by its id. */
export type RoleRowKey = `known ${string}` | `new ${number}`;

/** A problem that blocks the save of a row. */
export interface RoleProblem {
  row: RoleRowKey;
  message: string;
}

/** The longest URN of a user, in characters (contract/api 2.7). */
const urnLimit = 254;

/**
 * Returns the row of an existing entry. The same for every spelling of the user (contract/api 1.9).
 */
export function rowOfEntry({ user, role }: RoleAssignment): RoleRowKey {
  return `known ${user.toLowerCase()} ${role}`;
}

/** Returns the row of a new role. */
export function rowOfNewRole({ id }: Pick<NewRole, 'id'>): RoleRowKey {
  return `new ${id}`;
}

/**
 * Returns at most one problem for each row, in the order of the form: a missing or invalid user
 * (contract/api 2.7, contract/api 7), the owner, or a role that the user already has. An entry
 * marked for removal still counts, because one save would otherwise add a role and remove it.
 */
export function findRoleProblems(
  edits: RoleEdits,
  artifact: Artifact,
  names: UrnNames,
): RoleProblem[] {
  const wanted: RoleAssignment[] = [];
  const repeatOf = (entry: RoleAssignment): string | undefined => {
    const isRepeated = wanted.some((other) => isSameRole(other, entry));
    wanted.push(entry);
    const held = artifact.roles.find((other) => isSameRole(other, entry));
    if (!held) {
      const name = usernameOf(entry.user);
      return isRepeated ? `Another row makes ${name} ${entry.role} too.` : undefined;
    }
    const parts = [`${usernameOf(held.user)} already has this role.`];
    if (held.user !== entry.user) parts.push('Capital letters make no difference.');
    if (changeOf(edits, entry)) parts.push('Undo the change of that row instead.');
    return parts.join(' ');
  };
  const problems: RoleProblem[] = [];
  const note = (row: RoleRowKey, message?: string) => {
    if (message) problems.push({ row, message });
  };
  for (const { user, role } of artifact.roles) {
    const to = changeOf(edits, { user, role })?.to;
    if (to) note(rowOfEntry({ user, role }), repeatOf({ user, role: to }));
  }
  for (const row of edits.additions) {
    const user = urnOfNewRole(row, names);
    const message = userProblem(row, names) ?? ownerProblem(user, artifact);
    note(rowOfNewRole(row), message ?? repeatOf({ user, role: row.role }));
  }
  return problems;
}

function userProblem(row: NewRole, names: UrnNames): string | undefined {
  if (isBlank(row)) return 'Please enter a user name or email address.';
  const text = tidyText(row.user);
  const isUrn = /^urn:/i.test(text);
  const refused = refusedCharacters(text);
  if (refused.length > 0) return `A user name cannot contain ${refused.join(' or ')}.`;
  const room = isUrn ? urnLimit : urnLimit - userUrn('', names).length;
  return limitProblem(text, room) ?? (isUrn ? urnProblem(text) : undefined);
}

function urnProblem(text: string): string | undefined {
  try {
    const { kind, provider, id } = parseUrn(text);
    // The URN `urn:trovi:user:admin` has no fifth part (contract/api 7).
    const name = id ?? (text.split(':').length === 4 ? provider : '');
    const isUser = /^urn:[a-z0-9-]{0,31}:/i.test(text) && kind === 'user' && name !== '';
    return isUser ? undefined : 'This is not the URN of a user.';
  } catch (error) {
    if (error instanceof UrnError) return error.message;
    throw error;
  }
}

function ownerProblem(user: string, { ownerUrn }: Artifact): string | undefined {
  return isSameUrn(user, ownerUrn)
    ? `${usernameOf(ownerUrn)} owns this artifact. The owner is always administrator and needs no other role.`
    : undefined;
}

/** Returns the characters that a URN cannot contain, each once (contract/api 7). */
function refusedCharacters(text: string): string[] {
  const refused = text.match(/[^A-Za-z0-9()+,\-.:=@;$_!*'%/?#]/gu) ?? [];
  return [...new Set(refused.map((part) => (/\s/.test(part) ? 'spaces' : `“${part}”`)))];
}
