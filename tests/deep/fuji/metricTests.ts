import { JSDOM } from 'jsdom';

import type { WireArtifact } from '../../e2e/catalogue/wire';
import type { ResponseData, Harvest } from './harvest';
import type { Properties, PropertyName } from './properties';

/** A test of F-UJI's metrics 0.8 that needs no outside service. */
export interface MetricTest {
  /** The identifier of the test in F-UJI. */
  id: string;
  /** Its requirement, in short. */
  asks: string;
  isPassed: (harvest: Harvest, properties: Properties) => boolean;
  /** Which artifacts must pass. */
  passing: 'all' | 'none' | ((artifact: WireArtifact) => boolean);
}

const citationCore = [
  'creator',
  'title',
  'object_identifier',
  'publication_date',
  'publisher',
  'object_type',
] as const;

const unique = /^(https?:\/\/\S+|urn:uuid:[0-9a-f-]{36}|10\.\d{4,9}\/\S+)$/i;
const persistent = /^(https:\/\/doi\.org\/)?10\.\d{4,9}\/\S+$/;
const web = /^https?:\/\/\S+$/;

/** Namespaces that F-UJI does not count, because every page has them. */
const usualNamespaces = [
  'http://purl.org/dc/elements/1.1/',
  'http://purl.org/dc/terms/',
  'http://ogp.me/ns#',
  'http://schema.org/',
  'https://schema.org/',
  'http://www.zotero.org/namespaces/export#',
  'http://www.w3.org/2001/XMLSchema-instance',
];
/** Those that F-UJI finds in registries of vocabularies, as far as our formats could have them. */
const registered = [
  'http://www.w3.org/ns/prov#',
  'http://purl.org/pav/',
  'http://www.w3.org/ns/dcat#',
  'https://codemeta.github.io/terms/',
];
const provenance = ['http://www.w3.org/ns/prov#', 'http://purl.org/pav/'];
/** Standards of all disciplines in the catalogue of the Research Data Alliance, by namespace. */
const generalStandards = [
  'http://purl.org/dc/elements/1.1/',
  'http://www.openarchives.org/OAI/2.0/oai_dc/',
  'http://datacite.org/schema/kernel-4',
];

const has = (properties: Properties, names: readonly PropertyName[]) =>
  names.every((name) => properties[name].length > 0);

function isJsonLd({ status, type, text }: ResponseData | undefined = noResponse): boolean {
  return status === 200 && type.startsWith('application/ld+json') && '@context' in readJson(text);
}

const noResponse: ResponseData = { status: 0, type: '', text: '' };
const readJson = (text: string) => JSON.parse(text) as Record<string, unknown>;

/** The namespaces of the page and of the formats that it names. */
function namespacesOf({ jsonLd, descriptions, namespaces }: Harvest): string[] {
  const xml = descriptions.get('application/xml')?.text ?? '';
  const dataCite = descriptions.get('application/vnd.datacite.datacite+json')?.text ?? '{}';
  const { documentElement } = new JSDOM(xml, { contentType: 'text/xml' }).window.document;
  const declared = [...documentElement.attributes].filter(({ name }) => name.startsWith('xmlns'));
  return [
    ...namespaces,
    ...declared.map(({ value }) => value),
    `${String(jsonLd['@context'])}/`,
    String(readJson(dataCite).schemaVersion),
  ];
}

const hasNamespace = (harvest: Harvest, wanted: readonly string[]) =>
  namespacesOf(harvest).some((one) => !usualNamespaces.includes(one) && wanted.includes(one));

/** The contact of the testbed is not an author. */
const hasAuthor = ({ authors }: WireArtifact) =>
  authors.some(({ email }) => email !== 'help@chameleoncloud.org');
const newestUrn = ({ versions }: WireArtifact) => versions[0]?.contents.urn ?? '';
const hasDoi = (artifact: WireArtifact) => newestUrn(artifact).includes(':zenodo:10.');
const hasArchive = (artifact: WireArtifact) =>
  hasDoi(artifact) ||
  newestUrn(artifact).startsWith('urn:trovi:contents:chameleon:') ||
  /:git:https:\/\/(github|gitlab)\.com\//.test(newestUrn(artifact));
/** The research-data archive has either of two formats, so the metadata states none. */
const hasTypedArchive = (artifact: WireArtifact) => hasArchive(artifact) && !hasDoi(artifact);

/** The tests one by one. F-UJI also queries registries, which these tests cannot do. */
export const metricTests: readonly MetricTest[] = [
  {
    id: 'FsF-F1-01MD-1',
    asks: 'a unique identifier',
    isPassed: (_, { object_identifier }) => object_identifier.some((one) => unique.test(one)),
    passing: 'all',
  },
  {
    id: 'FsF-F1-02MD-1',
    asks: 'an identifier in the syntax of a persistent one',
    isPassed: (_, { object_identifier }) => object_identifier.some((one) => persistent.test(one)),
    passing: hasDoi,
  },
  {
    id: 'FsF-F2-01M-2',
    asks: 'what a citation needs',
    isPassed: (_, properties) => has(properties, citationCore),
    passing: hasAuthor,
  },
  {
    id: 'FsF-F2-01M-3',
    asks: 'the same with summary and keywords',
    isPassed: (_, properties) => has(properties, [...citationCore, 'summary', 'keywords']),
    passing: (artifact) => hasAuthor(artifact) && artifact.tags.length > 0,
  },
  {
    id: 'FsF-F3-01M-2',
    asks: 'the address of the contents',
    isPassed: (_, { object_content_identifier }) =>
      object_content_identifier.some((one) => web.test(one)),
    passing: hasArchive,
  },
  {
    id: 'FsF-F4-01M-1',
    asks: 'metadata that search engines take: schema.org or Dublin Core in the HTML',
    isPassed: ({ jsonLd, tags }) =>
      jsonLd['@context'] === 'https://schema.org' && tags.has('dc.title'),
    passing: 'all',
  },
  {
    id: 'FsF-A1-01M-1',
    asks: 'the level of access, as a term of a vocabulary',
    isPassed: (_, { access_level }) =>
      access_level.some((one) => /purl\.org\/coar\/access_right\/c_\w+$/.test(one)),
    passing: 'all',
  },
  {
    id: 'FsF-A1-02MD-1',
    asks: 'metadata at the address of the identifier',
    isPassed: ({ status, jsonLd }) => status === 200 && 'name' in jsonLd,
    passing: 'all',
  },
  {
    id: 'FsF-A1.1-01MD-1',
    asks: 'a standard protocol for the metadata',
    isPassed: ({ url }) => web.test(url),
    passing: 'all',
  },
  {
    id: 'FsF-A1.1-01MD-2',
    asks: 'a standard protocol for the contents',
    isPassed: (_, { object_content_identifier: contents }) =>
      contents.length > 0 && contents.every((one) => web.test(one)),
    passing: hasArchive,
  },
  {
    id: 'FsF-I1-01M-1',
    asks: 'JSON-LD or RDFa in the HTML',
    isPassed: ({ jsonLd }) => '@context' in jsonLd && '@type' in jsonLd,
    passing: 'all',
  },
  {
    id: 'FsF-I1-01M-2',
    asks: 'JSON-LD by content negotiation and by typed links',
    isPassed: ({ negotiated, descriptions }) =>
      isJsonLd(negotiated) && isJsonLd(descriptions.get('application/ld+json')),
    passing: 'all',
  },
  {
    id: 'FsF-I2-01M-2',
    asks: 'terms of registered vocabularies besides schema.org and Dublin Core',
    isPassed: (harvest) => hasNamespace(harvest, registered),
    passing: 'all',
  },
  {
    id: 'FsF-I3-01M-1',
    asks: 'related things with the kind of relation',
    isPassed: (_, properties) => has(properties, ['related_resources']),
    passing: 'all',
  },
  {
    id: 'FsF-I3-01M-2',
    asks: 'the same by links',
    isPassed: (_, { related_resources }) => related_resources.some((one) => web.test(one)),
    passing: 'all',
  },
  {
    id: 'FsF-R1-01M-1',
    asks: 'the type of the resource',
    isPassed: (_, { object_type }) =>
      object_type.some((one) => /^(Software|Dataset|SoftwareSourceCode)$/.test(one)),
    passing: 'all',
  },
  {
    id: 'FsF-R1-01M-2',
    asks: 'size and type of the files',
    isPassed: ({ jsonLd }) =>
      ['encodingFormat', 'contentSize'].every((name) =>
        JSON.stringify(jsonLd).includes(`"${name}"`),
      ),
    passing: 'none',
  },
  {
    id: 'FsF-R1.1-01M-1',
    asks: 'a licence',
    isPassed: (_, properties) => has(properties, ['license']),
    passing: 'none',
  },
  {
    id: 'FsF-R1.2-01M-1',
    asks: 'elements that PROV knows: people, publisher, dates',
    isPassed: (_, properties) =>
      has(properties, ['publisher', 'publication_date', 'created_date', 'modified_date']),
    passing: 'all',
  },
  {
    id: 'FsF-R1.2-01M-2',
    asks: 'the vocabularies PROV or PAV',
    isPassed: (harvest) => hasNamespace(harvest, provenance),
    passing: 'all',
  },
  {
    id: 'FsF-R1.3-01M-1',
    asks: 'a standard of one discipline',
    isPassed: (harvest) =>
      namespacesOf(harvest).some(
        (one) => ![...usualNamespaces, ...provenance, ...generalStandards].includes(one),
      ),
    passing: 'none',
  },
  {
    id: 'FsF-R1.3-01M-3',
    asks: 'a standard of all disciplines (Dublin Core, DataCite)',
    isPassed: (harvest) =>
      generalStandards.every((standard) => namespacesOf(harvest).includes(standard)),
    passing: 'all',
  },
  {
    id: 'FsF-R1.3-02D-1',
    asks: 'contents in a stated file format, which is open or scientific',
    isPassed: ({ signposts, jsonLd }) =>
      signposts.some(({ rel, type }) => rel === 'item' && type) ||
      JSON.stringify(jsonLd).includes('"encodingFormat"'),
    passing: hasTypedArchive,
  },
];
