import type { User } from '../../src/domain/artifact/user';

/** A signed-in user: the owner of the artifact that `anArtifact` builds. */
export function aUser(overrides: Partial<User> = {}): User {
  const username = overrides.username ?? 'noor.haddad@example.edu';
  return { username, urn: `urn:trovi:user:chameleon:${username}`, ...overrides };
}
