import type { Author } from '../../artifact/author';
import { writtenName } from '../../names/writtenName';
import type { DescribedWork } from '../describedWork';
import { affiliationOf, authorNamed, nameOfParts } from '../names';
import { membersOf, unusedData } from '../unusedData';
import { doiIn } from '../values/identifiers';
import { withoutMarkup } from '../values/markup';
import { lineOf, listOf, member, tagsOf, textOf } from '../values/readValues';
import { citesOthers, ownLinks } from './relatedLinks';

/**
 * Reads `.zenodo.json`, the metadata of a deposit on Zenodo, or a record as Zenodo's API and
 * InvenioRDM return it. Only the work's own DOI counts, not those of related works.
 */
export function readZenodo(file: unknown): DescribedWork {
  const { of, unread } = membersOf(member(file, 'metadata') ?? file);
  const subjects = listOf(of('subjects')).map((item) => member(item, 'subject', 'term'));
  const related = of('related_identifiers');
  const creators = listOf(of('creators'));
  const codeRepositories = [of('custom_fields'), of('custom'), member(file, 'custom_fields')].map(
    (custom) => member(custom, 'code:codeRepository'),
  );
  return {
    title: withoutMarkup(lineOf(of('title'))),
    description: textOf(of('description')),
    hasMarkup: true,
    authors: creators.map(authorOf),
    tags: [
      ...listOf(of('keywords')).flatMap(tagsOf),
      ...subjects.map((subject) => lineOf(subject)).filter(Boolean),
    ],
    doi: doiIn(
      of('doi'),
      member(file, 'doi'),
      member(member(member(file, 'pids'), 'doi'), 'identifier'),
    ),
    links: [...codeRepositories, ...ownLinks(related, 'identifier')],
    unused: unusedData([...unread(), ...(citesOthers(related) ? ['references'] : [])], creators),
  };
}

/** A creator has the members of a deposit, or `person_or_org` in InvenioRDM. */
function authorOf(item: unknown): Author {
  const agent = member(item, 'person_or_org') ?? item;
  const parts = nameOfParts(agent, {
    given: 'given_name',
    particle: '-',
    family: 'family_name',
    suffix: '-',
  });
  const name = lineOf(member(agent, 'name'));
  const isWhole = member(agent, 'type') === 'organizational';
  return authorNamed(
    parts || (isWhole ? name : writtenName(name)),
    affiliationOf(member(item, 'affiliation', 'affiliations')),
  );
}
