import { readWebAddress } from '../../addresses/webAddress';
import type { Artifact } from '../../artifact/artifact';
import type { CitationOptions } from '../../citation/citedFacts';
import {
  distinct,
  type ExportedFacts,
  exportedFacts,
  jsonText,
  known,
  namedFields,
} from '../exportedFacts';
import { unstatedLicence } from '../unstatedLicence';
import { wholeFamilyName } from '../../names/cslName';

interface Entity {
  '@id': string;
  '@type': string;
  [property: string]: unknown;
}

const conformsTo = { '@id': 'https://w3id.org/ro/crate/1.1' };

/** The catalogue does not store a licence, and the root of a crate requires one. */
const licence: Entity = {
  '@id': '#licence',
  '@type': 'CreativeWork',
  name: unstatedLicence,
  description: 'Look for a licence in the contents of the artifact.',
};

/**
 * An artifact as RO-Crate 1.1 metadata, `ro-crate-metadata.json`, without its files. Without any
 * date, the required `datePublished` is absent.
 */
export function roCrate(artifact: Artifact, options: CitationOptions): string {
  const facts = exportedFacts(artifact, options);
  const { catalogue, repository } = facts;
  const people = peopleOf(facts);
  const organisations = distinct(facts.authors.map(({ affiliation }) => affiliation))
    .filter(Boolean)
    .map((name) => ({ '@id': affiliationId(facts, name), '@type': 'Organization', name }));
  const publisher = {
    '@id': '#catalogue',
    '@type': 'Organization',
    name: catalogue,
    ...known({ url: readWebAddress(options.dashboardUrl) }),
  };
  const source = { '@id': repository, '@type': 'SoftwareSourceCode', name: repository };
  const root: Entity = {
    '@id': './',
    '@type': 'Dataset',
    ...namedFields(facts, 'schemaOrg'),
    name: facts.title,
    description: artifact.longDescription.trim() || facts.abstract || facts.title,
    license: reference(licence),
    ...known({
      disambiguatingDescription: facts.abstract,
      datePublished: facts.issued || facts.updated || facts.created,
      version: facts.slug,
      author: people.length === 1 ? people.map(reference)[0] : people.map(reference),
      identifier: facts.identifiers[0],
      url: facts.url,
      publisher: catalogue && reference(publisher),
      isBasedOn: repository && reference(source),
    }),
  };
  return jsonText({
    '@context': 'https://w3id.org/ro/crate/1.1/context',
    '@graph': [
      {
        '@id': 'ro-crate-metadata.json',
        '@type': 'CreativeWork',
        about: { '@id': './' },
        conformsTo,
      },
      root,
      licence,
      ...people,
      ...organisations,
      ...(catalogue ? [publisher] : []),
      ...(repository ? [source] : []),
    ],
  });
}

function peopleOf(facts: ExportedFacts): Entity[] {
  return facts.authors.map(({ name, parts, affiliation, ...author }, index) => ({
    '@id': `#author-${index + 1}`,
    '@type': author.isOrganisation ? 'Organization' : 'Person',
    name,
    ...(parts.literal === undefined &&
      known({
        givenName: parts.given,
        familyName: [wholeFamilyName(parts), parts.suffix].filter(Boolean).join(' '),
      })),
    ...(affiliation && { affiliation: { '@id': affiliationId(facts, affiliation) } }),
  }));
}

/** Named after the first author who has this affiliation. */
function affiliationId({ authors }: ExportedFacts, affiliation: string): string {
  return `#affiliation-${authors.findIndex((author) => author.affiliation === affiliation) + 1}`;
}

function reference(entity: Pick<Entity, '@id'>): Pick<Entity, '@id'> {
  return { '@id': entity['@id'] };
}
