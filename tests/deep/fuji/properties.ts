import type { Harvest } from './harvest';

/**
 * The properties that F-UJI looks for, under its names, with all values found. Each source comes
 * with the names that F-UJI maps to the property (`metadata_mapper` of F-UJI 3).
 */
export type Properties = Readonly<Record<PropertyName, readonly string[]>>;

export type PropertyName =
  | 'title'
  | 'creator'
  | 'object_identifier'
  | 'publication_date'
  | 'publisher'
  | 'object_type'
  | 'summary'
  | 'keywords'
  | 'object_content_identifier'
  | 'access_level'
  | 'related_resources'
  | 'license'
  | 'created_date'
  | 'modified_date';

type Source = { tags?: string[]; jsonLd?: string[]; signposts?: string[] };

const sources: Readonly<Record<PropertyName, Source>> = {
  title: { tags: ['dc.title', 'citation_title', 'og:title'], jsonLd: ['name'] },
  creator: { tags: ['dc.creator', 'citation_author'], jsonLd: ['creator.name'] },
  object_identifier: {
    tags: ['dc.identifier', 'citation_doi', 'og:url'],
    jsonLd: ['identifier', 'url', '@id'],
    signposts: ['cite-as'],
  },
  publication_date: { tags: ['dc.date', 'citation_publication_date'], jsonLd: ['datePublished'] },
  publisher: { tags: ['dc.publisher', 'citation_publisher'], jsonLd: ['publisher.name'] },
  object_type: { tags: ['dc.type', 'og:type'], jsonLd: ['@type'], signposts: ['type'] },
  summary: { tags: ['dc.description', 'og:description'], jsonLd: ['description'] },
  keywords: { tags: ['dc.subject', 'citation_keywords'], jsonLd: ['keywords'] },
  object_content_identifier: { jsonLd: ['distribution.contentUrl'], signposts: ['item'] },
  access_level: {
    tags: ['dc.rights', 'dc.accessrights', 'dcterms.accessrights'],
    jsonLd: ['conditionsOfAccess'],
  },
  related_resources: {
    tags: ['dc.relation', 'dc.source'],
    jsonLd: ['isPartOf.url', 'includedInDataCatalog.url', 'isBasedOn', 'subjectOf', 'sameAs'],
  },
  license: { tags: ['dc.license', 'dcterms.license'], jsonLd: ['license'], signposts: ['license'] },
  created_date: { tags: ['dc.created'], jsonLd: ['dateCreated'] },
  modified_date: { tags: ['dc.modified'], jsonLd: ['dateModified'] },
};

/** Maps the harvested data to the properties of F-UJI. */
export function propertiesOf({ tags, jsonLd, signposts }: Harvest): Properties {
  const values = (source: Source) => [
    ...(source.tags ?? []).flatMap((name) => tags.get(name) ?? []),
    ...(source.jsonLd ?? []).flatMap((place) => textsAt(jsonLd, place.split('.'))),
    ...(source.signposts ?? []).flatMap((rel) =>
      signposts.filter((one) => one.rel === rel).map(({ href }) => href),
    ),
  ];
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [
      name,
      values(source).filter((value) => value.trim()),
    ]),
  ) as unknown as Properties;
}

function textsAt(value: unknown, place: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsAt(one, place));
  const [first, ...rest] = place;
  if (first === undefined) return typeof value === 'string' ? [value] : [];
  return value !== null && typeof value === 'object' && first in value
    ? textsAt((value as Record<string, unknown>)[first], rest)
    : [];
}
