import type { Author } from '../../artifact/author';
import { writtenName } from '../../names/writtenName';
import type { DescribedWork } from '../describedWork';
import { withoutMarkup } from '../markup';
import { affiliationOf, authorNamed, nameOfParts } from '../names';
import { doiIn, lineOf, listOf, member, tagsOf, textOf } from '../readValues';

/**
 * Reads `.zenodo.json`, the metadata of a deposit on Zenodo, or a record as Zenodo's API and
 * InvenioRDM return it. Only the work's own DOI counts, not those of related works.
 */
export function readZenodo(file: unknown): DescribedWork {
  const work = member(file, 'metadata') ?? file;
  const of = (name: string) => listOf(member(work, name));
  const related = of('related_identifiers').map((item) => member(item, 'identifier'));
  const subjects = of('subjects').map((item) => member(item, 'subject', 'term'));
  return {
    title: withoutMarkup(lineOf(member(work, 'title'))),
    description: textOf(member(work, 'description')),
    hasMarkup: true,
    authors: of('creators').map(authorOf),
    tags: [...of('keywords').flatMap(tagsOf), ...subjects.map(lineOf).filter(Boolean)],
    doi: doiIn(
      member(work, 'doi'),
      member(file, 'doi'),
      member(member(member(file, 'pids'), 'doi'), 'identifier'),
    ),
    links: [
      member(member(work, 'custom_fields'), 'code:codeRepository'),
      member(member(work, 'custom'), 'code:codeRepository'),
      ...related,
    ],
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
