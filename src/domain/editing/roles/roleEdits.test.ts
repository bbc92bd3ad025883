import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import {
  addNewRole,
  changeRole,
  dropNewRole,
  editNewRole,
  keepRole,
  removeRole,
  type RoleEdits,
  roleEditRules,
  textOfUser,
  unsavedRoleNames,
} from './roleEdits';

const names = aConfiguration();
const rules = roleEditRules(names);
const urn = (name: string) => `urn:trovi:user:chameleon:${name}`;
const entry = (name: string, role = 'collaborator') => ({ user: urn(name), role });
const owner = entry('noor.haddad@example.edu', 'administrator');
const withRoles = (...roles: { user: string; role: string }[]) =>
  anArtifact({ roles: [owner, ...roles] });

const li = entry('li');
const liAdmin = entry('li', 'administrator');
const nothing: RoleEdits = { changes: [], additions: [] };

describe('edits of roles', () => {
  it('begin with nothing, and new rows as collaborators', () => {
    expect(rules.isUnchanged(rules.begin())).toBe(true);
    const edits = addNewRole(addNewRole(nothing));
    expect(edits.additions).toEqual([
      { id: 1, user: '', role: 'collaborator' },
      { id: 2, user: '', role: 'collaborator' },
    ]);
    expect(rules.isUnchanged(edits)).toBe(true);
    expect(rules.isUnchanged(editNewRole(edits, 2, { user: 'li' }))).toBe(false);
    expect(dropNewRole(edits, 1).additions.map(({ id }) => id)).toEqual([2]);
  });

  it('are none once everything is as it was', () => {
    const artifact = withRoles(li);
    const changed = changeRole(nothing, artifact, li, 'administrator');
    expect(rules.isUnchanged(changed)).toBe(false);
    expect(changeRole(changed, artifact, li, 'collaborator')).toEqual(nothing);
    expect(keepRole(removeRole(changed, artifact, li), li)).toEqual(nothing);
  });

  it('name each change once', () => {
    const artifact = withRoles(li, entry('mo', 'administrator'));
    let edits = changeRole(nothing, artifact, li, 'administrator');
    edits = removeRole(edits, artifact, entry('mo', 'administrator'));
    edits = addNewRole(edits, { user: ' a:b ' });
    edits = addNewRole(edits, { user: urn('zoe'), role: 'administrator' });
    expect(unsavedRoleNames(addNewRole(edits))).toEqual([
      'li: administrator',
      'mo: not administrator',
      'a:b: collaborator',
      'zoe: administrator',
    ]);
  });

  it('show a user by the name where that is enough to get the URN', () => {
    expect(textOfUser(urn('li'), names)).toBe('li');
    expect(textOfUser('urn:trovi:user:admin', names)).toBe('urn:trovi:user:admin');
    expect(textOfUser('urn:trovi:user:other:li', names)).toBe('urn:trovi:user:other:li');
  });
});

describe('edits of roles, on a newer state', () => {
  const follow = (edits: RoleEdits, ...roles: { user: string; role: string }[]) =>
    rules.follow(edits, withRoles(...roles));

  it('keep what the server does not have yet', () => {
    const edits = addNewRole(removeRole(nothing, withRoles(li), li), { user: 'mo' });
    expect(follow(edits, li)).toEqual(edits);
  });

  it('drop what the server has by now', () => {
    const artifact = withRoles(li);
    const added = addNewRole(nothing, { user: ` ${urn('mo')} `, role: 'administrator' });
    expect(follow(added, entry('mo', 'administrator'))).toEqual(nothing);
    expect(follow(added, entry('mo')).additions).toHaveLength(1);
    expect(follow(added, entry('MO', 'administrator'))).toEqual(nothing);
    expect(follow(added, entry('mö', 'administrator')).additions).toHaveLength(1);
    expect(follow(removeRole(nothing, artifact, li))).toEqual(nothing);
    expect(follow(changeRole(nothing, artifact, li, 'administrator'), liAdmin)).toEqual(nothing);
  });

  it('follow an entry that comes back in another letter case', () => {
    const removal = removeRole(nothing, withRoles(li), li);
    expect(follow(removal, entry('LI'))).toEqual({
      ...removal,
      changes: [{ entry: li, held: ['collaborator'] }],
    });
    const change = changeRole(nothing, withRoles(li), li, 'administrator');
    expect(follow(change, entry('Li', 'administrator'))).toEqual(nothing);
    expect(keepRole(change, entry('LI'))).toEqual(nothing);
  });

  it('have the removal left of a change that is half done', () => {
    const edits = follow(changeRole(nothing, withRoles(li), li, 'administrator'), li, liAdmin);
    expect(edits.changes).toEqual([{ entry: li, held: ['collaborator', 'administrator'] }]);
    expect(follow(edits, liAdmin)).toEqual(nothing);
  });

  it('leave a change to a role that was there before to be mended', () => {
    const both = [li, liAdmin];
    const edits = changeRole(nothing, withRoles(...both), li, 'administrator');
    expect(follow(edits, ...both).changes).toMatchObject([{ entry: li, to: 'administrator' }]);
  });

  it('stay where somebody else replaced or took the entry', () => {
    const removal = removeRole(nothing, withRoles(li), li);
    expect(follow(removal, liAdmin)).toEqual(removal);
    const change = changeRole(nothing, withRoles(li), li, 'administrator');
    expect(follow(change)).toEqual(change);
  });

  it('take what was there before, or came of themselves, for nobody else’s', () => {
    const removal = removeRole(nothing, withRoles(li, liAdmin), li);
    expect(follow(removal, liAdmin)).toEqual(nothing);
    // A save interrupted after its last call, while the storage still held the initial edits.
    const both = addNewRole(removeRole(nothing, withRoles(li), li), {
      user: 'li',
      role: 'administrator',
    });
    expect(follow(both, liAdmin)).toEqual(nothing);
  });

  it('never touch the owner’s entries', () => {
    expect(follow(removeRole(nothing, withRoles(), owner))).toEqual(nothing);
    const other = entry('Noor.Haddad@example.edu', 'administrator');
    expect(follow(removeRole(nothing, withRoles(other), other), other)).toEqual(nothing);
  });

  it('leave roles that are not known out of it', () => {
    const removal = removeRole(nothing, withRoles(li), li);
    expect(follow(removal, entry('li', 'reviewer'))).toEqual(nothing);
  });
});

describe('edits of roles, out of a storage', () => {
  it('come back as they were', () => {
    const artifact = withRoles(li, entry('mo'));
    let edits = changeRole(nothing, artifact, li, 'administrator');
    edits = addNewRole(removeRole(edits, artifact, entry('mo')), { user: 'zoe' });
    expect(rules.read(JSON.parse(JSON.stringify(edits)))).toEqual(edits);
  });

  it.each([
    undefined,
    null,
    'x',
    [],
    {},
    { changes: 1, additions: {} },
    { additions: [{ user: ' ' }, { user: 1 }, null] },
    { changes: [{}, null, { entry: { user: 'u' } }] },
    // Otherwise, a change to a role of a newer release would be read as a removal.
    { changes: [{ entry: li, held: [], to: 'reviewer' }] },
  ])('are none in %j', (stored) => {
    expect(rules.read(stored)).toBeUndefined();
  });

  it('are read as far as they can be', () => {
    const stored = {
      changes: [
        { entry: li, held: [1, 'x'] },
        { entry: li, to: 'administrator' },
      ],
      additions: [
        { id: 7, user: 'zoe', role: 'king' },
        { id: 7, user: 'mo', role: 'administrator' },
      ],
    };
    expect(rules.read(stored)).toEqual({
      changes: [{ entry: li, held: ['x'] }],
      additions: [
        { id: 1, user: 'zoe', role: 'collaborator' },
        { id: 2, user: 'mo', role: 'administrator' },
      ],
    });
  });
});
