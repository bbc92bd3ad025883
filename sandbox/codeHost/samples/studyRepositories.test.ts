import { expect, it } from 'vitest';
import { fileSourceOf } from '../../../src/domain/files/fileSource';
import { seedArtifacts } from '../../seeds/seedArtifacts';
import { sampleRepositories } from './sampleRepositories';

const hosts = (['github.com', 'gitlab.com', 'codeberg.org'] as const).map((host) => ({
  kind: 'gitea' as const,
  url: `https://${host}`,
  apiUrl: `https://${host}/api`,
}));

const newest = seedArtifacts.flatMap(({ title, visibility, versions }) => {
  const source = versions[0] && fileSourceOf(versions[0].contentsUrn, hosts);
  return source && visibility === 'public' ? [{ title, ...source }] : [];
});

it('has the newest version of each public artifact in git on a played host', () => {
  const missing = newest.filter(({ files: { owner, name, ref } }) => {
    const full = `${owner}/${name}`;
    const repository = sampleRepositories.find((one) => one.name === full);
    const refs = Object.keys(repository?.refs ?? {});
    const tags = repository?.annotatedTags.map((tag) => `refs/tags/${tag.name}`) ?? [];
    return ![...refs, ...tags].some((known) => known.endsWith(`/${ref}`));
  });
  expect(missing.map(({ title }) => title)).toEqual([]);
});

it.each(hosts)('has a newest version on $url', ({ url }) => {
  expect(newest.filter(({ host }) => host.url === url)).not.toEqual([]);
});

it('has no repositories of private artifacts', () => {
  expect(sampleRepositories.map(({ name }) => name)).not.toContain('okafor-lab/power-cap');
});
