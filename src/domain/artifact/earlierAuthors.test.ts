import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { aUser } from '../../../tests/builders/aUser';
import type { Author } from './author';
import { earlierAuthors, suggestAuthors } from './earlierAuthors';

const support = { supportEmail: 'help@testbed.example', testbedName: 'Chameleon' };
const user = aUser();
const person = (fullName: string, affiliation = '', email = ''): Author => ({
  fullName,
  affiliation,
  email,
});
const ada = person('Ada Lovelace', 'Example Lab', 'ada@example.org');
const ben = person('Ben Stone', '', 'ben@example.org');
const zoe = person('Zoë Núñez-Ek', 'Other Lab');
const own = (...authors: Author[]) => anArtifact({ ownerUrn: user.urn, roles: [], authors });
const shared = (role: string, ...authors: Author[]) =>
  anArtifact({ ownerUrn: 'urn:trovi:user:x:y', roles: [{ user: user.urn, role }], authors });

describe('earlierAuthors', () => {
  it('are those of one’s own artifacts, each once, those of most artifacts first', () => {
    const artifacts = [
      own(ada),
      own(zoe, ben),
      shared('collaborator', ben),
      shared('administrator', ben),
    ];
    expect(earlierAuthors(artifacts, user, support)).toEqual([ben, ada, zoe]);
  });

  it('leaves out artifacts of others, and everything without a user', () => {
    const artifacts = [
      shared('reader', ada),
      anArtifact({ ownerUrn: 'urn:trovi:user:x:y', roles: [] }),
    ];
    expect(earlierAuthors(artifacts, user, support)).toEqual([]);
    expect(earlierAuthors([own(ada)], undefined, support)).toEqual([]);
  });

  it('knows nobody without a name, nor the support, nor a bare name that it knows more of', () => {
    const artifacts = [
      own(person(' '), person('Contact Chameleon Support'), person('ADA Lovelace'), ada),
      own(person('Solo Writer')),
    ];
    expect(earlierAuthors(artifacts, user, support)).toEqual([ada, person('Solo Writer')]);
  });
});

describe('suggestAuthors', () => {
  const earlier = [ada, ben, zoe];

  it.each<[string, Author[]]>([
    ['a', [ada]],
    ['LOVE', [ada]],
    ['lov ad', [ada]],
    ['zoe', [zoe]],
    ['ek', [zoe]],
    ['da', []],
    ['', earlier],
  ])('finds by the beginnings of words: %j', (typed, expected) => {
    expect(suggestAuthors(earlier, typed, [])).toEqual(expected);
  });

  it('does not suggest an author who is listed already', () => {
    expect(suggestAuthors(earlier, '', [{ ...ada }, person('Ben Stone')])).toEqual([ben, zoe]);
  });

  it('suggests eight at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => person(`Person ${index}`));
    expect(suggestAuthors(many, 'person', [])).toHaveLength(8);
  });
});
