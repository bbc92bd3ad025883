import type { User } from '../../src/domain/user';

/** Somebody signed in: the owner of what `anArtifact` builds. */
export function aUser(overrides: Partial<User> = {}): User {
  const username = overrides.username ?? 'noor.haddad@example.edu';
  return { username, urn: `urn:trovi:user:chameleon:${username}`, ...overrides };
}
