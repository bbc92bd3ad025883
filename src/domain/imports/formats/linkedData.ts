import type { Author } from '../../artifact/author';
import type { DescribedWork } from '../describedWork';
import { writtenName } from '../../names/writtenName';
import { affiliationOf, agentParts, authorNamed, nameOfParts } from '../names';
import { doiIn, isObject, lineOf, listOf, member, tagsOf, textOf } from '../readValues';

/** Finds an entity by a reference such as `{ "@id": "#me" }`. Other values are not changed. */
export type Resolve = (value: unknown) => unknown;

const itself: Resolve = (value) => value;

/**
 * Reads a work in the vocabulary of schema.org: codemeta.json, JSON-LD, the root of an RO-Crate.
 */
export function readLinkedData(work: unknown, resolve: Resolve = itself): DescribedWork {
  const of = (...names: string[]) => member(work, ...names);
  const lists = listOf(of('author', 'creator')).flatMap((item) =>
    listOf(member(item, '@list') ?? item),
  );
  const identifiers = listOf(of('identifier')).map(resolve);
  const sources = listOf(of('isBasedOn')).map((item) => addressOf(item));
  return {
    title: lineOf(of('name', 'title', 'headline')),
    description: textOf(of('description')),
    summary: textOf(of('disambiguatingDescription', 'abstract')),
    authors: lists.map((item) => authorOf(resolve(item), resolve)),
    tags: tagsOf(listOf(of('keywords')).map((item) => nameOf(resolve(item)))),
    doi: doiIn(
      ...identifiers.flatMap((item) => [item, member(item, 'value'), member(item, '@id')]),
      ...listOf(of('sameAs')),
      of('@id'),
      of('url'),
    ),
    repositories: [addressOf(of('codeRepository'))],
    links: [...sources, ...listOf(of('url')), ...listOf(of('sameAs')), of('@id')].map(addressOf),
  };
}

function authorOf(item: unknown, resolve: Resolve): Author {
  const parts = nameOfParts(item, agentParts);
  const contact = listOf(member(item, 'contactPoint')).map(resolve)[0];
  const affiliations = listOf(member(item, 'affiliation')).map((one) => {
    const organisation = resolve(one);
    const parent = resolve(member(organisation, 'parentOrganization'));
    return [nameOf(organisation), nameOf(parent)].filter(Boolean).join(', ');
  });
  return authorNamed(
    parts || writtenName(lineOf(member(item, 'name')) || lineOf(item)),
    affiliationOf(affiliations),
    lineOf(member(item, 'email')) || lineOf(member(contact, 'email')),
  );
}

/** A text, or the name of the object in its place. */
function nameOf(value: unknown): string {
  return lineOf(value) || lineOf(member(value, 'name', 'termCode'));
}

function addressOf(value: unknown): string {
  return isObject(value) ? lineOf(member(value, 'url', '@id')) : lineOf(value);
}
