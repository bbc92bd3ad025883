import { isFilled, isObject, member } from './values/readValues';

/** Reads the members of an object, and remembers which were asked for. */
export function membersOf(value: unknown) {
  const asked = new Set<string>();
  return {
    /** The first of the named members that holds something. */
    of: (...names: string[]): unknown => {
      for (const name of names) asked.add(name);
      return member(value, ...names);
    },
    /** The names of filled members that were not asked for. */
    unread: (): string[] => {
      if (!isObject(value)) return [];
      const entries = Object.entries(value).filter(
        ([name, one]) => !asked.has(name) && isFilled(one),
      );
      return entries.map(([name]) => name);
    },
  };
}

/** Names for people, each with the names of members of all formats, without case and signs. */
const words: Readonly<Record<string, string>> = {
  ORCID: 'orcid orcids orcidnumbers',
  licence:
    'license licenses licence licenseid licenseurl rights rightslist copyright copyrightholder copyrightyear',
  version: 'version softwareversion',
  edition: 'edition et',
  date: 'date datereleased datepublished datecreated datemodified publicationdate publicationyear dates issued year month py y1 da y2 created eventdate',
  publisher: 'publisher pb institution school organization provider',
  'journal or book':
    'journal journaltitle booktitle containertitle container jo jf ja j2 jt t2 conference meeting imprint thesis partof ispartof eventtitle event',
  series: 'series collectiontitle t3',
  volume: 'volume vl',
  issue: 'number issue is',
  pages: 'pages page sp ep numpages pagination pagetotal articlenumber',
  editors: 'editor editors ed a2 a3',
  contributors: 'contributor contributors maintainer contact contacts a4 ta advisor translator',
  funding: 'funder funders funding fundingreferences grants award',
  references: 'references reference citation relatedidentifiers relatedworks relateditems mentions',
  'preferred citation': 'preferredcitation referencepublication',
  'other identifiers':
    'identifiers identifier alternateidentifiers isbn issn sn eprint pmid pmcid pii arxivid commit custom',
  note: 'note notes annote annotation n1 addendum comment',
  place: 'address location publisherplace eventplace cy pp spatialcoverage geolocations',
  language: 'language languages la langid inlanguage',
  'programming languages': 'programminglanguage',
  requirements:
    'softwarerequirements operatingsystem runtimeplatform processorrequirements memoryrequirements',
  files: 'files distribution haspart l1 file urlpdf contenturl',
  'translated title': 'titletranslated translatedtitle tt',
  'short title': 'shorttitle titleshort st alternatename',
};

const wordOf: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([word, names]) =>
    names.split(' ').map((name) => [name, word] as const),
  ),
);

const orcid = /\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/i;

/**
 * Names for people of what a file states and the form has no field for, from the names of its
 * members. `authors`: the file's data about them, in any form.
 */
export function unusedData(members: readonly string[], authors: unknown): string[] {
  const found = new Set(
    members.map((name) => wordOf.get(name.toLowerCase().replace(/[^a-z\d]/g, ''))),
  );
  if (holdsOrcid(authors)) found.add('ORCID');
  return Object.keys(words).filter((word) => found.has(word));
}

function holdsOrcid(value: unknown, depth = 8): boolean {
  if (typeof value === 'string') return orcid.test(value);
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  return Object.values(value).some((item) => holdsOrcid(item, depth - 1));
}
