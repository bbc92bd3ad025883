import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { aUser } from '../../../../tests/builders/aUser';
import { addNewRole, changeRole, removeRole, type RoleEdits } from './roleEdits';
import { afterRoleStep, isRoleStepDone, lostRight, roleSteps } from './roleSteps';

const names = aConfiguration();
const urn = (name: string) => `urn:trovi:user:chameleon:${name}`;
const entry = (name: string, role = 'collaborator') => ({ user: urn(name), role });
const owner = entry('noor.haddad@example.edu', 'administrator');
const me = aUser({ username: 'me' });
const mine = [entry('me', 'administrator'), entry('me')] as const;
const artifact = anArtifact({ roles: [owner, ...mine, entry('li'), entry('mo')] });
const nothing: RoleEdits = { changes: [], additions: [] };
const inWords = (edits: RoleEdits) =>
  roleSteps(edits, names, me).map(
    ({ kind, entry: { user, role } }) => `${kind} ${user.split(':').at(-1)} ${role}`,
  );

describe('roleSteps', () => {
  it('adds before it removes, and changes by both', () => {
    let edits = removeRole(nothing, artifact, entry('mo'));
    edits = changeRole(edits, artifact, entry('li'), 'administrator');
    edits = addNewRole(edits, { user: ' zoe ' });
    expect(inWords(edits)).toEqual([
      'add li administrator',
      'add zoe collaborator',
      'remove mo collaborator',
      'remove li collaborator',
    ]);
  });

  it('takes one’s own roles last, administration at the very end', () => {
    let edits = removeRole(nothing, artifact, mine[0]);
    edits = removeRole(edits, artifact, mine[1]);
    edits = removeRole(edits, artifact, entry('li'));
    expect(inWords(edits)).toEqual([
      'remove li collaborator',
      'remove me collaborator',
      'remove me administrator',
    ]);
  });

  it('takes one’s own roles last in any letter case', () => {
    const capitals = anArtifact({ roles: [owner, entry('ME', 'administrator'), entry('li')] });
    let edits = removeRole(nothing, capitals, entry('ME', 'administrator'));
    edits = removeRole(edits, capitals, entry('li'));
    expect(inWords(edits)).toEqual(['remove li collaborator', 'remove ME administrator']);
  });

  it('knows the row of each step', () => {
    const edits = addNewRole(changeRole(nothing, artifact, entry('li'), 'administrator'), {
      user: 'zoe',
    });
    const known = `known ${urn('li')} collaborator`;
    expect(roleSteps(edits, names).map(({ row }) => row)).toEqual([known, 'new 1', known]);
  });
});

describe('afterRoleStep', () => {
  it('is the artifact with the step done', () => {
    for (const step of [
      { kind: 'add', entry: entry('zoe'), row: 'new 1' },
      { kind: 'remove', entry: entry('li'), row: 'new 1' },
    ] as const) {
      expect(isRoleStepDone(artifact, step)).toBe(false);
      const after = afterRoleStep(artifact, step);
      expect(isRoleStepDone(after, step)).toBe(true);
      expect(afterRoleStep(after, step).roles).toEqual(after.roles);
    }
  });
});

describe('lostRight', () => {
  const losing = (edits: RoleEdits, roles = artifact.roles, user = me) => {
    const state = { ...artifact, roles };
    return lostRight(state, roleSteps(edits, names, user), user);
  };

  it('is the right to edit roles with one’s own administration', () => {
    expect(losing(removeRole(nothing, artifact, mine[0]))).toBe('roles');
    expect(losing(changeRole(nothing, artifact, mine[0], 'collaborator'), [mine[0]])).toBe('roles');
  });

  it('is everything with one’s last role', () => {
    expect(losing(removeRole(nothing, artifact, mine[0]), [mine[0]])).toBe('everything');
  });

  it('is nothing where another role or the ownership stays', () => {
    expect(losing(removeRole(nothing, artifact, mine[1]))).toBeUndefined();
    expect(losing(removeRole(nothing, artifact, entry('li')))).toBeUndefined();
    expect(losing(removeRole(nothing, artifact, owner), [owner], aUser())).toBeUndefined();
  });
});
