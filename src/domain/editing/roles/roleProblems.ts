import type { Artifact } from '../../artifact/artifact';
import { limitProblem, tidyText } from '../../drafts/characters';
import type { RoleAssignment } from './role';
import {
  changeOf,
  hasRole,
  isBlank,
  isSameRole,
  type NewRole,
  type RoleEdits,
  urnOfNewRole,
} from './roleEdits';
import { type UrnNames, usernameOf, userUrn } from '../../urn/urn';
import { parseUrn } from '../../urn/parseUrn';
import { UrnError } from '../../urn/urnError';

/** Identifies a row of the form: an existing entry, or a new row by its id. */
export type RoleRowKey = `known ${string}` | `new ${number}`;

/** A problem that blocks the save of a row. */
export interface RoleProblem {
  row: RoleRowKey;
  message: string;
}

/** The longest URN of a user, in characters (contract/api 2.7). */
const urnLimit = 254;

/** Returns the row of an existing entry. */
export function rowOfEntry({ user, role }: RoleAssignment): RoleRowKey {
  return `known ${user} ${role}`;
}

/** Returns the row of a new role. */
export function rowOfNewRole({ id }: Pick<NewRole, 'id'>): RoleRowKey {
  return `new ${id}`;
}

/**
 * Returns at most one problem for each row, in the order of the form: a missing or invalid user
 * (contract/api 2.7, contract/api 7), the owner, or a role that the user has already. An entry
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
    const name = usernameOf(entry.user);
    if (!hasRole(artifact, entry)) {
      return isRepeated ? `Another row makes ${name} ${entry.role} too.` : undefined;
    }
    const change = changeOf(edits, entry);
    const remedy = change && ' Undo the change of that row instead.';
    return `${name} is ${entry.role} already.${remedy ?? ''}`;
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

/**
 * Returns a warning about a new row if a user with other capital letters is listed. URNs are
 * case-sensitive (product 6), so this may be another user, or a typing error.
 */
export function roleAdvice(row: NewRole, artifact: Artifact, names: UrnNames): string | undefined {
  const urn = urnOfNewRole(row, names);
  const users = [artifact.ownerUrn, ...artifact.roles.map(({ user }) => user)];
  const alike = users.find(
    (user) => user !== urn && user.toLowerCase() === urn.toLowerCase() && !isBlank(row),
  );
  return (
    alike &&
    `${usernameOf(alike)} is listed with other capital letters. These are two different users.`
  );
}

function userProblem(row: NewRole, names: UrnNames): string | undefined {
  if (isBlank(row)) return 'Please enter a user name or email address.';
  const text = tidyText(row.user);
  const isUrn = /^urn:/i.test(text);
  const refused = refusedCharacters(text);
  if (refused.length > 0) return `A user name cannot hold ${refused.join(' or ')}.`;
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
  return user === ownerUrn
    ? `${usernameOf(user)} owns this artifact. The owner is always administrator and needs no other role.`
    : undefined;
}

/** Returns the characters that a URN cannot hold, each once (contract/api 7). */
function refusedCharacters(text: string): string[] {
  const refused = text.match(/[^A-Za-z0-9()+,\-.:=@;$_!*'%/?#]/gu) ?? [];
  return [...new Set(refused.map((part) => (/\s/.test(part) ? 'blanks' : `“${part}”`)))];
}
