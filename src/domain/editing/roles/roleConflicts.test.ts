import { describe, expect, it } from 'vitest';

import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aConfiguration } from '../../../../tests/builders/aConfiguration';
import { findRoleConflicts, keepMyRole } from './roleConflicts';
import { changeRole, keepRole, removeRole, type RoleEdits, roleEditRules } from './roleEdits';
import { roleSteps } from './roleSteps';

const names = aConfiguration();
const rules = roleEditRules(names);
const urn = (name: string) => `urn:trovi:user:chameleon:${name}`;
const li = { user: urn('li'), role: 'collaborator' };
const liAdmin = { user: urn('li'), role: 'administrator' };
const nothing: RoleEdits = { changes: [], additions: [] };
const before = anArtifact({ roles: [li] });

/** The edits and their conflicts once the server has these roles. */
function meet(edits: RoleEdits, ...roles: { user: string; role: string }[]) {
  const artifact = anArtifact({ roles });
  const latest = rules.follow(edits, artifact);
  const conflicts = findRoleConflicts(latest, artifact);
  const [conflict] = conflicts;
  if (!conflict) throw new Error('There is no conflict.');
  return { artifact, latest, conflicts, conflict };
}

describe('findRoleConflicts', () => {
  it('finds nothing where others changed something else', () => {
    const artifact = anArtifact({ roles: [li, { user: urn('mo'), role: 'administrator' }] });
    const edits = rules.follow(changeRole(nothing, before, li, 'administrator'), artifact);
    expect(findRoleConflicts(edits, artifact)).toEqual([]);
  });

  it('finds an entry that others removed while it was changed here', () => {
    const { conflicts } = meet(changeRole(nothing, before, li, 'administrator'));
    expect(conflicts).toMatchObject([{ change: { entry: li, to: 'administrator' }, theirs: [] }]);
  });

  it('finds an entry that others changed while it was removed here', () => {
    const { conflicts } = meet(removeRole(nothing, before, li), liAdmin);
    expect(conflicts).toMatchObject([{ change: { entry: li }, theirs: ['administrator'] }]);
  });
});

describe('a conflict', () => {
  it('ends with mine: the role is given anew', () => {
    const { artifact, latest, conflict } = meet(changeRole(nothing, before, li, 'administrator'));
    const mine = keepMyRole(latest, conflict, artifact, names);
    expect(mine).toEqual({
      changes: [],
      additions: [{ id: 1, user: 'li', role: 'administrator' }],
    });
    expect(findRoleConflicts(mine, artifact)).toEqual([]);
  });

  it('ends with mine: what others gave is removed', () => {
    const { artifact, latest, conflict } = meet(removeRole(nothing, before, li), liAdmin);
    const mine = keepMyRole(latest, conflict, artifact, names);
    expect(findRoleConflicts(mine, artifact)).toEqual([]);
    expect(roleSteps(mine, names)).toMatchObject([{ kind: 'remove', entry: liAdmin }]);
  });

  it('ends with theirs: nothing is sent', () => {
    const { latest, conflict } = meet(removeRole(nothing, before, li), liAdmin);
    expect(keepRole(latest, conflict.change.entry)).toEqual(nothing);
  });
});
