import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { aUser } from '../../../tests/builders/aUser';
import { canEdit, canEditRoles, isOwner } from './permissions';

describe('the right', () => {
  const owner = aUser();
  const other = aUser({ username: 'li.wei@example.org' });
  const withRole = (role: string, user = other.urn) => anArtifact({ roles: [{ user, role }] });

  it('to own goes by the owner URN', () => {
    expect(isOwner(anArtifact(), owner)).toBe(true);
    expect(isOwner(anArtifact(), other)).toBe(false);
  });

  it.each([
    ['urn:trovi:user:chameleon:LiWei', 'liwei'],
    ['urn:trovi:user:chameleon:liwei', 'LIWEI'],
    ['URN:Trovi:User:Chameleon:li.wei@Example.org', 'Li.Wei@example.ORG'],
    ['urn:trovi:user:chameleon:ÜMIT', 'ümit'],
  ])('given to %s belongs to %s: letter case does not matter', (urn, username) => {
    const user = aUser({ username });
    const owned = anArtifact({ ownerUrn: urn, roles: [] });
    expect([isOwner, canEdit, canEditRoles].map((may) => may(owned, user))).toEqual([
      true,
      true,
      true,
    ]);
    expect(canEdit(withRole('collaborator', urn), user)).toBe(true);
    expect(canEditRoles(withRole('collaborator', urn), user)).toBe(false);
    expect(canEditRoles(withRole('administrator', urn), user)).toBe(true);
  });

  it.each([
    ['liwei', 'lïwei'],
    ['straße', 'strasse'],
    ['liwei', 'liwei '],
    ['li', 'liwei'],
  ])('given to %s does not belong to %s', (name, username) => {
    const urn = `urn:trovi:user:chameleon:${name}`;
    const user = { username, urn: `urn:trovi:user:chameleon:${username}` };
    expect(isOwner(anArtifact({ ownerUrn: urn }), user)).toBe(false);
    expect(canEdit(withRole('administrator', urn), user)).toBe(false);
  });

  it('to edit belongs to the owner, collaborators and administrators', () => {
    expect(canEdit(anArtifact({ roles: [] }), owner)).toBe(true);
    expect(canEdit(withRole('collaborator'), other)).toBe(true);
    expect(canEdit(withRole('administrator'), other)).toBe(true);
    expect(canEdit(withRole('reader'), other)).toBe(false);
    expect(canEdit(withRole('administrator', `${other.urn}.au`), other)).toBe(false);
    expect(canEdit(anArtifact(), other)).toBe(false);
  });

  it('to edit roles belongs to the owner and administrators', () => {
    expect(canEditRoles(anArtifact({ roles: [] }), owner)).toBe(true);
    expect(canEditRoles(withRole('administrator'), other)).toBe(true);
    expect(canEditRoles(withRole('collaborator'), other)).toBe(false);
    const both = anArtifact({
      roles: ['collaborator', 'administrator'].map((role) => ({ user: other.urn, role })),
    });
    expect(canEditRoles(both, other)).toBe(true);
  });

  it('belong to nobody who is not signed in or has no URN', () => {
    const nameless = { username: '', urn: '' };
    const ownerless = anArtifact({ ownerUrn: '', roles: [{ user: '', role: 'administrator' }] });
    for (const user of [undefined, nameless]) {
      expect([isOwner, canEdit, canEditRoles].map((may) => may(ownerless, user))).toEqual([
        false,
        false,
        false,
      ]);
    }
  });
});
