import type { Artifact } from '../../artifact/artifact';
import type { CitationOptions } from '../../citation/citedFacts';
import { type DataCiteRecord, dataCiteRecord } from './dataCite';
import { xmlDeclaration, xmlElement, xmlParent } from './xmlText';

const namespaces = {
  xmlns: 'http://datacite.org/schema/kernel-4',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://datacite.org/schema/kernel-4 http://schema.datacite.org/meta/kernel-4.5/metadata.xsd',
};

/**
 * An artifact as DataCite XML 4.5. The schema requires an identifier: without a DOI, that is the
 * artifact's URN or its address. Without any date, the required year is absent.
 */
export function dataCiteXml(artifact: Artifact, options: CitationOptions): string {
  const record = dataCiteRecord(artifact, options);
  const { types, publisher, publicationYear, version } = record;
  const [identifier, ...alternates] = identifiersOf(record);
  const parts = [
    identifier
      ? xmlElement('identifier', identifier.text, { identifierType: identifier.type })
      : '',
    xmlParent('creators', record.creators.map(creatorElement)),
    xmlParent(
      'titles',
      record.titles.map(({ title }) => xmlElement('title', title)),
    ),
    xmlElement('publisher', publisher.name),
    publicationYear ? xmlElement('publicationYear', publicationYear) : '',
    xmlElement('resourceType', types.resourceType, {
      resourceTypeGeneral: types.resourceTypeGeneral,
    }),
    xmlParent(
      'subjects',
      (record.subjects ?? []).map(({ subject }) => xmlElement('subject', subject)),
    ),
    xmlParent(
      'dates',
      (record.dates ?? []).map(({ date, dateType }) => xmlElement('date', date, { dateType })),
    ),
    xmlParent(
      'alternateIdentifiers',
      alternates.map(({ text, type }) =>
        xmlElement('alternateIdentifier', text, { alternateIdentifierType: type }),
      ),
    ),
    xmlParent(
      'relatedIdentifiers',
      (record.relatedIdentifiers ?? []).map(({ relatedIdentifier, ...attributes }) =>
        xmlElement('relatedIdentifier', relatedIdentifier, attributes),
      ),
    ),
    version ? xmlElement('version', version) : '',
    xmlParent(
      'rightsList',
      record.rightsList.map(({ rights }) => xmlElement('rights', rights)),
    ),
    xmlParent(
      'descriptions',
      (record.descriptions ?? []).map(({ description, descriptionType }) =>
        xmlElement('description', description, { descriptionType }),
      ),
    ),
  ];
  return `${xmlDeclaration}${xmlParent('resource', parts, namespaces)}\n`;
}

function creatorElement(creator: DataCiteRecord['creators'][number]): string {
  const { name, nameType, givenName, familyName, affiliation = [] } = creator;
  return xmlParent('creator', [
    xmlElement('creatorName', name, { nameType }),
    givenName ? xmlElement('givenName', givenName) : '',
    familyName ? xmlElement('familyName', familyName) : '',
    ...affiliation.map((one) => xmlElement('affiliation', one.name)),
  ]);
}

/** The best one first. */
function identifiersOf({ doi, url, alternateIdentifiers = [] }: DataCiteRecord) {
  const alternates = alternateIdentifiers.map((one) => ({
    text: one.alternateIdentifier,
    type: one.alternateIdentifierType,
  }));
  if (doi) return [{ text: doi, type: 'DOI' }, ...alternates];
  return url ? [...alternates, { text: url, type: 'URL' }] : alternates;
}
