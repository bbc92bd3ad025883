import type { Author } from '../../../artifact/author';
import { type DescribedWork, isOnCodeHost } from '../../describedWork';
import { writtenName } from '../../../names/writtenName';
import {
  affiliationOf,
  agentParts,
  authorNamed,
  authorsNamed,
  namedAuthors,
  nameOfParts,
} from '../../names';
import { membersOf, unusedData } from '../../unusedData';
import { doiIn } from '../../values/identifiers';
import {
  isFilled,
  isObject,
  languageOf,
  lineOf,
  listOf,
  member,
  tagsOf,
  textOf,
} from '../../values/readValues';
import { describedNode } from './describedNode';
import { typesOf, withPlainTerms } from './plainTerms';

/** Finds an entity by a reference such as `{ "@id": "#me" }`. Other values are not changed. */
export type Resolve = (value: unknown) => unknown;

/**
 * Reads the work in a file in the vocabulary of schema.org: codemeta.json or JSON-LD in any form.
 */
export function readLinkedData(file: unknown): DescribedWork {
  const plain = withPlainTerms(file);
  const nodes = listOf(plain).flatMap((node) => listOf(member(node, '@graph') ?? node));
  const { node, entries } = describedNode(nodes);
  return { ...readEntity(node, resolverOf(nodes)), entries };
}

/** Finds entities among some, and among those that they hold. */
export function resolverOf(nodes: readonly unknown[]): Resolve {
  const entities = new Map<string, object>();
  collect(nodes, entities, 10);
  return (value) => {
    const id = isObject(value) ? idOf(value) : value;
    return (typeof id === 'string' ? entities.get(id) : undefined) ?? value;
  };
}

function collect(value: unknown, entities: Map<string, object>, depth: number) {
  if (typeof value !== 'object' || value === null || depth === 0) return;
  const isReference = Object.keys(value).every((name) => /^@(?:id|type)$/.test(name));
  const id = idOf(value);
  if (id && !isReference && !entities.has(id)) entities.set(id, value);
  for (const item of Object.values(value)) collect(item, entities, depth - 1);
}

/** The id of an entity. `''` if it has none. */
export function idOf(value: unknown): string {
  return lineOf(member(value, '@id'));
}

/** Reads an entity that describes a work. */
export function readEntity(work: unknown, resolve: Resolve): DescribedWork {
  const { of, unread } = membersOf(work);
  const name = of('name', 'title', 'headline');
  const language = languageOf(name);
  const creators = [of('author'), of('creator')].map((value) => peopleOf(value, resolve));
  const authors = creators.map((people) =>
    namedAuthors(people.flatMap((one) => authorsOf(one, resolve))),
  );
  const identifiers = listOf(of('identifier')).map(resolve);
  const sources = listOf(of('isBasedOn')).map((item) => addressOf(item));
  return {
    title: lineOf(name),
    description: textOf(of('description'), language),
    summary: textOf(of('disambiguatingDescription', 'abstract'), language),
    authors: authors.find((people) => people.length > 0) ?? [],
    tags: tagsOf(listOf(of('keywords')).map((item) => nameOf(resolve(item)))),
    doi: doiIn(
      ...identifiers.flatMap((item) => [item, member(item, 'value'), member(item, '@id')]),
      ...listOf(of('sameAs')),
      of('@id'),
      of('url'),
    ),
    repositories: [addressOf(of('codeRepository'))],
    links: [
      ...[...sources, ...listOf(of('url')), ...listOf(of('sameAs'))].map(addressOf),
      ...[idOf(work)].filter(isOnCodeHost),
    ],
    unused: unusedData(unread(), creators),
  };
}

/** The people in a value or a list, also in a `Role`, which has them in a member of its own. */
function peopleOf(value: unknown, resolve: Resolve): unknown[] {
  return listOf(value)
    .flatMap((item) => listOf(member(item, '@list') ?? item))
    .map(resolve)
    .map((item) => resolve(member(item, 'author', 'creator') ?? item));
}

function authorsOf(item: unknown, resolve: Resolve): Author[] {
  const name = lineOf(member(item, 'name')) || lineOf(item);
  if (!isObject(item)) return authorsNamed(name);
  const contact = listOf(member(item, 'contactPoint')).map(resolve)[0];
  const affiliations = listOf(member(item, 'affiliation')).map((one) => {
    const organisation = resolve(one);
    const parent = resolve(member(organisation, 'parentOrganization'));
    return [nameOf(organisation), nameOf(parent)].filter(Boolean).join(', ');
  });
  const isOrganisation = typesOf(item).some((type) => type.endsWith('Organization'));
  const written = isOrganisation ? name : writtenName(name);
  return [
    authorNamed(
      nameOfParts(item, agentParts) || written,
      affiliationOf(affiliations),
      lineOf(member(item, 'email')) || lineOf(member(contact, 'email')),
    ),
  ];
}

/** A text, or the name of the object in its place. */
function nameOf(value: unknown): string {
  return lineOf(value) || lineOf(member(value, 'name', 'termCode'));
}

function addressOf(value: unknown): string {
  const [first] = listOf(value).filter(isFilled);
  return isObject(first) ? lineOf(member(first, '@value', 'url', '@id')) : lineOf(first);
}
