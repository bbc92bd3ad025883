import { describe, expect, it } from 'vitest';
import { anArtifact } from '../../../../tests/builders/anArtifact';
import { aVersion } from '../../../../tests/builders/aVersion';
import { artifactsSharing, contentsOf } from './sharedContents';

const using = (id: string, ...urns: string[]) =>
  anArtifact({ id, versions: urns.map((contentsUrn) => aVersion({ contentsUrn })) });
const git = (repository: string) => `urn:trovi:contents:git:${repository}`;

describe('contentsOf', () => {
  it('names repositories and disk images, each once', () => {
    const artifact = using(
      'a',
      git('https://github.com/Lab/Fio.git@main'),
      git('git@github.com:lab/fio@v1'),
      'urn:trovi:image:chi-uc:123',
      'URN:trovi:image:CHI-UC:123',
      'urn:trovi:contents:zenodo:10.5281/zenodo.7',
      '',
    );
    expect(contentsOf(artifact).map(({ kind, name }) => [kind, name])).toEqual([
      ['repository', 'Lab/Fio'],
      ['image', '123'],
    ]);
  });

  it('finds images among the links of a version', () => {
    const links = [{ label: 'CHI@UC', urn: 'urn:trovi:image:chi-uc:9', verified: true }];
    const artifact = anArtifact({ versions: [aVersion({ contentsUrn: '', links })] });
    expect(contentsOf(artifact).map(({ kind, name }) => [kind, name])).toEqual([['image', '9']]);
  });
});

describe('artifactsSharing', () => {
  const own = using('own', git('https://github.com/lab/fio.git@main'));
  const same = using('same', git('http://github.com/LAB/fio@v2'));
  const otherHost = using('host', git('https://gitlab.com/lab/fio.git@main'));
  const otherName = using('name', git('https://github.com/lab/fio-recipes.git@main'));

  it('finds other artifacts with the same repository on the same host', () => {
    const all = [own, { ...own, id: 'OWN' }, otherHost, same, otherName, using('none')];
    expect(artifactsSharing(all, own, contentsOf(own)).map(({ id }) => id)).toEqual(['same']);
  });

  it('finds nothing without contents', () => {
    expect(artifactsSharing([own, same], using('none'), [])).toEqual([]);
  });
});
