import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { writtenName } from '../../names/writtenName';
import { affiliationOf, agentParts, authorNamed, nameOfParts } from '../names';
import { membersOf, unusedData } from '../unusedData';
import { doiIn } from '../values/identifiers';
import { withoutMarkup } from '../values/markup';
import { inLanguage, lineOf, listOf, member, tagsOf, textOf } from '../values/readValues';
import { citesOthers, ownLinks } from './relatedLinks';

/** Reads DataCite JSON: in the format of DataCite's schema, or of its API's responses. */
export function readDataCite(file: unknown): DescribedWork {
  const data = listOf(member(file, 'data') ?? file);
  const members = membersOf(member(data[0], 'attributes') ?? data[0]);
  const of = (name: string) => listOf(members.of(name));
  const titles = of('titles').map(translationOf);
  const mainTitles = titles.filter(({ item }) => !lineOf(member(item, 'titleType')));
  // The catalogue's language is English.
  const title = inLanguage(mainTitles.length > 0 ? mainTitles : titles, 'en');
  const descriptions = of('descriptions').map(translationOf);
  const abstracts = descriptions.filter(
    ({ item }) => member(item, 'descriptionType') === 'Abstract',
  );
  const description = inLanguage(abstracts.length > 0 ? abstracts : descriptions, title?.language);
  const creators = of('creators');
  const related = of('relatedIdentifiers');
  const isTranslated = titles.some(
    ({ item, language }) =>
      language !== title?.language &&
      /^(?:TranslatedTitle)?$/.test(lineOf(member(item, 'titleType'))),
  );
  return {
    title: withoutMarkup(lineOf(member(title?.item, 'title'))),
    description: textOf(member(description?.item, 'description')),
    hasMarkup: true,
    authors: creators.map(authorOf),
    tags: of('subjects').flatMap((item) => tagsOf(member(item, 'subject') ?? item)),
    doi: doiIn(
      ...of('doi'),
      ...[...of('identifiers'), ...of('alternateIdentifiers')].map((item) =>
        member(item, 'identifier', 'alternateIdentifier'),
      ),
    ),
    links: [...ownLinks(related, 'relatedIdentifier'), ...of('url')],
    entries: data.length,
    unused: unusedData(
      [
        ...members.unread(),
        ...(isTranslated ? ['translatedTitle'] : []),
        ...(citesOthers(related) ? ['references'] : []),
      ],
      creators,
    ),
  };
}

/** A title or a description and its language, which may have a name of XML. */
function translationOf(item: unknown): { item: unknown; language: string } {
  return { item, language: lineOf(member(item, 'lang', 'xml:lang', '@lang', '@xml:lang')) };
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
