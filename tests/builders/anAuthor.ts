import type { Author } from '../../src/domain/artifact/author';

/** An author with all fields. */
export function anAuthor(overrides: Partial<Author> = {}): Author {
  return {
    fullName: 'Noor Haddad',
    affiliation: 'Example State University',
    email: 'noor.haddad@example.edu',
    ...overrides,
  };
}
