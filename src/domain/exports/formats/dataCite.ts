import { neighbouringDois } from '../neighbouringDois';
import { readWebAddress } from '../../addresses/webAddress';
import type { Artifact } from '../../artifact/artifact';
import type { CitationOptions } from '../../citation/citedFacts';
import { distinct, type ExportedAuthor, exportedFacts, jsonText, known } from '../exportedFacts';
import { wholeFamilyName } from '../../names/cslName';
import { unstatedLicence } from '../unstatedLicence';

/** DataCite's standard value for an unknown text. */
const unknownText = ':unav';

/** An artifact as DataCite JSON 4.5. */
export function dataCite(artifact: Artifact, options: CitationOptions): string {
  return jsonText(dataCiteRecord(artifact, options));
}

/** A record in the form of DataCite JSON. */
export type DataCiteRecord = ReturnType<typeof dataCiteRecord>;

/**
 * An artifact as a record of DataCite 4.5. Without authors, the creator is `:unav`, because the
 * schema requires one. Without any date, the required year is absent.
 */
export function dataCiteRecord(artifact: Artifact, options: CitationOptions) {
  const facts = exportedFacts(artifact, options);
  const { title, doi = '', issued, created, updated } = facts;
  const catalogue = facts.catalogue || unknownText;
  const creators = facts.authors.map(creatorOf);
  const { older, newer } = neighbouringDois(artifact, facts.version);
  const date = issued || updated || created;
  return {
    ...known({ doi: isRegular(doi) && doi, url: readWebAddress(facts.url) }),
    types: { resourceTypeGeneral: 'Software', resourceType: 'Research artifact' },
    creators: creators.length > 0 ? distinct(creators) : [unknownCreator],
    titles: [{ title }],
    publisher: { name: catalogue },
    ...known({
      publicationYear: date.slice(0, -6),
      version: facts.slug,
      subjects: facts.keywords.map((subject) => ({ subject })),
      dates: [
        { date: issued, dateType: 'Issued' },
        { date: created, dateType: 'Created' },
        { date: updated, dateType: 'Updated' },
      ].filter(({ date }) => date),
      descriptions: [{ description: facts.abstract, descriptionType: 'Abstract' }].filter(
        ({ description }) => description,
      ),
      alternateIdentifiers: [
        ...facts.identifiers
          .filter((urn) => urn.startsWith('urn:'))
          .map((urn) => ({ alternateIdentifier: urn, alternateIdentifierType: 'URN' })),
        ...(isRegular(doi) || !doi
          ? []
          : [{ alternateIdentifier: doi, alternateIdentifierType: 'DOI' }]),
      ],
      relatedIdentifiers: [
        related('DOI', older, 'IsNewVersionOf'),
        related('DOI', newer, 'IsPreviousVersionOf'),
        related('URL', facts.repository, 'IsDerivedFrom'),
      ].filter((one) => one !== undefined),
    }),
    rightsList: [{ rights: unstatedLicence }],
    schemaVersion: 'http://datacite.org/schema/kernel-4',
  };
}

interface Creator {
  name: string;
  nameType?: 'Personal' | 'Organizational';
  givenName?: string;
  familyName?: string;
  affiliation?: { name: string }[];
}

const unknownCreator: Creator = { name: unknownText };

function creatorOf(author: ExportedAuthor): Creator {
  const { parts, invertedName, affiliation } = author;
  const isPerson = parts.literal === undefined;
  return {
    name: invertedName,
    ...(isPerson && {
      nameType: 'Personal',
      givenName: parts.given,
      familyName: [wholeFamilyName(parts), parts.suffix].filter(Boolean).join(' '),
    }),
    ...(author.isOrganisation && { nameType: 'Organizational' }),
    ...(affiliation && { affiliation: [{ name: affiliation }] }),
  };
}

/** Whether the schema accepts a DOI. */
function isRegular(doi: string): boolean {
  return /^10[.][0-9]{4,9}[/][^\s]+$/.test(doi);
}

function related(
  relatedIdentifierType: 'DOI' | 'URL',
  relatedIdentifier: string | undefined,
  relationType: string,
) {
  if (!relatedIdentifier) return undefined;
  if (relatedIdentifierType === 'DOI' && !isRegular(relatedIdentifier)) return undefined;
  return { relatedIdentifier, relatedIdentifierType, relationType };
}
