import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import type { Role } from '../../artifact/role';
import { addNewRole, changeRole, removeRole, type RoleEdits } from './roleEdits';
import { findRoleProblems } from './roleProblems';

const names = aConfiguration();
const urn = (name: string) => `urn:trovi:user:chameleon:${name}`;
const entry = (name: string, role = 'collaborator') => ({ user: urn(name), role });
const li = entry('li');
const artifact = anArtifact({
  roles: [entry('noor.haddad@example.edu', 'administrator'), li, entry('mo', 'administrator')],
});
const nothing: RoleEdits = { changes: [], additions: [] };
const adding = (user: string, role: Role = 'collaborator') => addNewRole(nothing, { user, role });
const messages = (edits: RoleEdits) =>
  findRoleProblems(edits, artifact, names).map(({ message }) => message);

describe('findRoleProblems', () => {
  it.each([
    'zoe',
    ' zoe@example.org ',
    'a-b_c.d+e=f',
    urn('zoe'),
    'URN:trovi:user:other:zoe',
    'urn:trovi:user:admin',
    'Lia',
    'x'.repeat(229),
    `urn:trovi:user:x:${'x'.repeat(237)}`,
  ])('takes %s', (user) => {
    expect(messages(adding(user))).toEqual([]);
  });

  it.each([
    ['', 'Please enter a user name or email address.'],
    [' \u0000', 'Please enter a user name or email address.'],
    ['li wei', 'A user name cannot contain spaces.'],
    ['müller & sön ~', 'A user name cannot contain “ü” or spaces or “&” or “ö” or “~”.'],
    ['<b>', 'A user name cannot contain “<” or “>”.'],
    ['x'.repeat(230), 'Please use maximum 229 characters'],
    [`urn:trovi:user:x:${'x'.repeat(238)}`, 'Please use maximum 254 characters'],
    ['urn:trovi:user', 'Invalid URN: Too few parts'],
    ['urn:trovi:robot:x:y', 'Unknown URN type'],
    ['urn:trovi:project:chameleon:CHI-1', 'This is not the URN of a user.'],
    ['urn:trovi:user:', 'This is not the URN of a user.'],
    ['urn:trovi:user:chameleon:', 'This is not the URN of a user.'],
    [`urn:${'n'.repeat(32)}:user:x:y`, 'This is not the URN of a user.'],
  ])('refuses “%s”', (user, message) => {
    expect(messages(adding(user))).toEqual([message]);
  });

  it.each<Role>(['collaborator', 'administrator'])('gives the owner no role of %s', (role) => {
    expect(messages(adding('noor.haddad@example.edu', role))).toEqual([
      'noor.haddad@example.edu owns this artifact. The owner is always administrator and needs no other role.',
    ]);
  });

  it('refuses what the server has, also as a URN, and takes the other role', () => {
    expect(messages(adding('li'))).toEqual(['li already has this role.']);
    expect(messages(adding(` ${urn('li')}`))).toEqual(['li already has this role.']);
    expect(messages(adding('li', 'administrator'))).toEqual([]);
  });

  it('refuses what the server has in another letter case', () => {
    const other = 'li already has this role. Capital letters make no difference.';
    expect(messages(adding('LI'))).toEqual([other]);
    expect(messages(adding('URN:Trovi:user:chameleon:Li'))).toEqual([other]);
    expect(messages(adding('Li', 'administrator'))).toEqual([]);
    expect(messages(adding('lí'))).not.toEqual([other]);
    expect(messages(removeRole(adding('LI'), artifact, li))).toEqual([
      `${other} Undo the change of that row instead.`,
    ]);
  });

  it('gives the owner no role in another letter case', () => {
    expect(messages(adding('Noor.Haddad@EXAMPLE.edu'))).toEqual([
      'noor.haddad@example.edu owns this artifact. The owner is always administrator and needs no other role.',
    ]);
  });

  it('refuses what another row has in another letter case', () => {
    const edits = addNewRole(adding('zoe'), { user: 'Zoe', role: 'collaborator' });
    expect(messages(edits)).toEqual(['Another row makes Zoe collaborator too.']);
  });

  it('refuses what another row has', () => {
    const edits = addNewRole(adding('zoe'), { user: urn('zoe'), role: 'collaborator' });
    expect(findRoleProblems(edits, artifact, names)).toEqual([
      { row: 'new 2', message: 'Another row makes zoe collaborator too.' },
    ]);
    const changed = changeRole(adding('li', 'administrator'), artifact, li, 'administrator');
    expect(findRoleProblems(changed, artifact, names)).toEqual([
      { row: 'new 1', message: 'Another row makes li administrator too.' },
    ]);
  });

  it('refuses a change to a role that the user has', () => {
    const both = anArtifact({ roles: [li, entry('li', 'administrator')] });
    const edits = changeRole(nothing, both, li, 'administrator');
    expect(findRoleProblems(edits, both, names)).toEqual([
      { row: `known ${urn('li')} collaborator`, message: 'li already has this role.' },
    ]);
  });

  it('never lets one save give a role and take it', () => {
    const removed = removeRole(adding('li'), artifact, li);
    expect(messages(removed)).toEqual([
      'li already has this role. Undo the change of that row instead.',
    ]);
  });
});
