import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../tests/builders/anArtifact';
import { anAuthor } from '../../../tests/builders/anAuthor';
import { callErrors } from '../../../tests/builders/callErrors';
import { fakeRepository } from '../../../tests/fakes/fakeRepository';
import { namesToAskFor, otherArtifactsBy } from './byAuthors';

const support = { supportEmail: 'help@example.org', testbedName: 'Chameleon' };
const by = (id: string, updatedAt: number, ...names: string[]) =>
  anArtifact({ id, updatedAt, authors: names.map((fullName) => anAuthor({ fullName })) });

describe('namesToAskFor', () => {
  it('takes the first three names, each once, without blanks and the support', () => {
    const names = ['Contact Chameleon Support', ' ', 'Li Wei', 'LI  WEI', 'Ann', 'Bo', 'Cy'];
    expect(namesToAskFor(by('a', 1, ...names), support)).toEqual(['LI  WEI', 'Ann', 'Bo']);
  });
});

describe('otherArtifactsBy', () => {
  const artifacts = [
    by('own', 9, 'Ann Lee'),
    by('old', 1, 'Ann Lee'),
    by('both', 5, 'ann lee', 'Bo Ek'),
    by('part', 7, 'Joann Leeds'),
    by('', 8, 'Ann Lee'),
    by('bo', 3, 'Bo Ek'),
  ];

  it('finds the artifacts of these authors, newest first, each once, without its own', async () => {
    const repository = fakeRepository({ artifacts });
    const found = await otherArtifactsBy(repository, 'OWN', ['Ann Lee', 'Bo Ek']);
    expect(found.map(({ id }) => id)).toEqual(['both', 'bo', 'old']);
    expect(repository.calls).toEqual([
      { name: 'list', authorName: 'Ann Lee' },
      { name: 'list', authorName: 'Bo Ek' },
    ]);
  });

  it('rejects if the calls fail', async () => {
    const repository = fakeRepository({ artifacts, failWith: { authors: callErrors.offline } });
    await expect(otherArtifactsBy(repository, 'own', ['Ann Lee'])).rejects.toBe(callErrors.offline);
  });
});
