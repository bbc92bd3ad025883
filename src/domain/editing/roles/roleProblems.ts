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
import { parseUrn, type UrnNames, usernameOf, userUrn } from '../../urn/urn';
import { UrnError } from '../../urn/urnError';

/** The row of the form that something is said of: an entry of the server, or a new row by its id. */
export type RoleRowKey = `known ${string}` | `new ${number}`;

/** Something that keeps a row from being sent. */
export interface RoleProblem {
  row: RoleRowKey;
  message: string;
}

/** Most characters of a user's URN (contract/api 2.7). */
const urnLimit = 254;

/** The row of an entry that the server has. */
export function rowOfEntry({ user, role }: RoleAssignment): RoleRowKey {
  return `known ${user} ${role}`;
}

/** The row of a role that is to be given. */
export function rowOfNewRole({ id }: Pick<NewRole, 'id'>): RoleRowKey {
  return `new ${id}`;
}

/**
 * Everything that is wrong with the rows, down the form, one problem a row: a user that is missing or that the server would
 * refuse (contract/api 2.7, 7), the owner, and a role that the user has already, in another row
 * or on the server. An entry that is marked to be removed counts as there: else one save would
 * give a role and take it.
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
 * What may be wrong with a new row, and hinders nothing: the same name is listed in other letters. Rights go by the letter
 * (product 6), so it may be somebody else, or a slip.
 */
export function roleAdvice(row: NewRole, artifact: Artifact, names: UrnNames): string | undefined {
  const urn = urnOfNewRole(row, names);
  const users = [artifact.ownerUrn, ...artifact.roles.map(({ user }) => user)];
  const alike = users.find(
    (user) => user !== urn && user.toLowerCase() === urn.toLowerCase() && !isBlank(row),
  );
  return (
    alike &&
    `${usernameOf(alike)} is listed in other capital and small letters. They count as two users.`
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
    // The odd `urn:trovi:user:admin` has no fifth piece (contract/api 7).
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
    ? `${usernameOf(user)} owns this artifact. The owner always is administrator and takes no further role.`
    : undefined;
}

/** What no URN holds (contract/api 7), named once each. */
function refusedCharacters(text: string): string[] {
  const refused = text.match(/[^A-Za-z0-9()+,\-.:=@;$_!*'%/?#]/gu) ?? [];
  return [...new Set(refused.map((part) => (/\s/.test(part) ? 'blanks' : `“${part}”`)))];
}
