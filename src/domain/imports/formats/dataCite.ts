import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { withoutMarkup } from '../markup';
import { writtenName } from '../../names/writtenName';
import { affiliationOf, agentParts, authorNamed, nameOfParts } from '../names';
import { doiIn, lineOf, listOf, member, tagsOf, textOf } from '../readValues';

/** Reads DataCite JSON: in the format of DataCite's schema, or of its API's responses. */
export function readDataCite(file: unknown): DescribedWork {
  const data = listOf(member(file, 'data') ?? file);
  const work = member(data[0], 'attributes') ?? data[0];
  const of = (name: string) => listOf(member(work, name));
  const titles = of('titles');
  const title = titles.find((item) => !member(item, 'titleType')) ?? titles[0];
  const descriptions = of('descriptions');
  const isAbstract = (item: unknown) => member(item, 'descriptionType') === 'Abstract';
  const related = [...of('relatedIdentifiers')].map((item) => member(item, 'relatedIdentifier'));
  return {
    title: withoutMarkup(lineOf(member(title, 'title'))),
    description: textOf(member(descriptions.find(isAbstract) ?? descriptions[0], 'description')),
    hasMarkup: true,
    authors: of('creators').map(authorOf),
    tags: of('subjects').flatMap((item) => tagsOf(member(item, 'subject') ?? item)),
    doi: doiIn(
      ...of('doi'),
      ...[...of('identifiers'), ...of('alternateIdentifiers')].map((item) =>
        member(item, 'identifier', 'alternateIdentifier'),
      ),
    ),
    links: [...related, ...of('url')],
    entries: data.length,
  };
}

function authorOf(item: unknown): Author {
  const parts = nameOfParts(item, agentParts);
  const name = lineOf(member(item, 'name', 'creatorName'));
  const isWhole = member(item, 'nameType') === 'Organizational';
  return authorNamed(
    parts || (isWhole ? name : writtenName(name)),
    affiliationOf(member(item, 'affiliation')),
  );
}
