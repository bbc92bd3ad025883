import { versionDoi } from '../../artifact/contents/versionContents';
import { gitSourceOf } from '../../artifact/git/git';
import type { DescribedWork } from '../describedWork';
import { authorNamed } from '../names';
import { lineOf, listOf, member, tagsOf, textOf } from '../values/readValues';

/**
 * Reads artifacts as the catalogue's API returns them: one, or a list. Takes repository and DOI from
 * the first version that has one. Does not take roles, sharing key and usage.
 */
export function readCatalogueJson(file: unknown): DescribedWork {
  const artifacts = listOf(member(file, 'artifacts') ?? file);
  const work = artifacts[0];
  const urns = listOf(member(work, 'versions')).map((version) =>
    lineOf(member(member(version, 'contents'), 'urn')),
  );
  const dois = urns.map((contentsUrn) => versionDoi({ contentsUrn }));
  return {
    title: lineOf(member(work, 'title')),
    summary: textOf(member(work, 'short_description')),
    description: textOf(member(work, 'long_description')),
    authors: listOf(member(work, 'authors')).map((author) =>
      authorNamed(
        lineOf(member(author, 'full_name')),
        lineOf(member(author, 'affiliation')),
        lineOf(member(author, 'email')),
      ),
    ),
    tags: listOf(member(work, 'tags')).flatMap((tag) => tagsOf(member(tag, 'tag') ?? tag)),
    doi: dois.find(Boolean) ?? '',
    repositories: urns.map((urn) => gitSourceOf(urn)?.repository),
    entries: artifacts.length,
  };
}
