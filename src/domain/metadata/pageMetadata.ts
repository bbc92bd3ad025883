import { wellFormed } from '../text/wellFormed';
import type { Artifact } from '../artifact/artifact';
import { citedAuthors, oneLine } from '../citation/citation';
import { citedFacts } from '../citation/citedFacts';
import { abstractOf, fullAbstractOf } from '../exports/abstract';
import { dayOf } from '../exports/exportedFacts';
import { type SchemaOrgArtifact, schemaOrgOf, type SchemaOrgOptions } from '../exports/schemaOrg';
import { type HeadEntry, jsonLd, link, named, property } from './headEntry';
import { commaNames, highwireNames, invertedNames } from './highwireName';

/** The options of a page's metadata. */
export interface PageMetadataOptions extends SchemaOrgOptions {
  /** The key that opened the page. Such a page has no metadata. */
  sharingKey?: string;
  /** Addresses that describe the artifact in other formats. @default none */
  descriptions?: readonly { url: string; mediaType: string }[];
}

/** The type of an artifact's page, in the vocabulary of schema.org (Signposting). */
const types = ['AboutPage', 'Dataset', 'SoftwareSourceCode'];

/** Authors and tags beyond this number are omitted. */
const mostListed = 500;

/**
 * The prefixes of the names in {@link pageMetadata}, as a value of the attribute `prefix` of
 * `<head>`. Zotero compares with exactly these addresses.
 */
export const metadataPrefixes = [
  'og: http://ogp.me/ns#',
  'prov: http://www.w3.org/ns/prov#',
  'so: http://schema.org/',
  'z: http://www.zotero.org/namespaces/export#',
].join(' ');

/**
 * The entries in the head of an artifact's page that describe to programs the artifact and the
 * version in `options.version`, or else the newest one (decision 58). Empty for a private artifact,
 * and for a page that a sharing key opened. Does not contain the title of the page.
 * `metadataPrefixes` must be declared.
 */
export function pageMetadata(artifact: Artifact, options: PageMetadataOptions): HeadEntry[] {
  if (artifact.visibility === 'private' || options.sharingKey) return [];
  const described = schemaOrgOf(artifact, options);
  return [
    ...pageTags(artifact, described),
    ...citationTags(artifact, described, options),
    ...links(described, options),
    jsonLd(described),
  ];
}

/** For search engines, and for services that preview links. */
function pageTags(artifact: Artifact, { name, url }: SchemaOrgArtifact): HeadEntry[] {
  const description = abstractOf(artifact) || fullAbstractOf(artifact);
  return [
    named('description', description),
    property('og:type', 'website'),
    property('og:title', name),
    property('og:description', description),
    ...(url ? [property('og:url', url)] : []),
  ];
}

/**
 * For Zotero, Google Scholar and readers of Dublin Core. Omits `DC.description`, because Zotero
 * would copy it into its field Extra.
 */
function citationTags(
  artifact: Artifact,
  { name, url, version, keywords = [], identifier = [], conditionsOfAccess }: SchemaOrgArtifact,
  options: PageMetadataOptions,
): HeadEntry[] {
  const { doi, instant } = citedFacts(artifact, options);
  const authors = citedAuthors({ ...artifact, ownerUrn: '' }, options).map(wellFormed);
  const names = invertedNames(authors.slice(0, mostListed));
  const day = dayOf(instant);
  const publisher = wellFormed(oneLine(options.productName));
  const address = doi ? identifier[0] : url;
  return [
    named('z:itemType', 'computerProgram'),
    named('citation_title', name),
    ...highwireNames(names).map((author) => named('citation_author', author)),
    ...known('citation_publication_date', day),
    ...known('citation_publisher', publisher),
    ...known('citation_doi', doi),
    named('DC.title', name),
    ...names.map((author) => named('DC.creator', author)),
    ...known('DC.date', day),
    ...known('DC.publisher', publisher),
    named('DC.type', 'Software'),
    ...known('DC.identifier', address),
    ...known('DCTERMS.accessRights', conditionsOfAccess),
    ...keywords.slice(0, mostListed).map((tag) => named('DC.subject', tag)),
    ...commaNames(names).map((author) => property('so:author', author)),
    ...(version ? [property('so:version', version)] : []),
    ...(instant === undefined
      ? []
      : [property('prov:generatedAtTime', new Date(instant).toISOString())]),
  ];
}

/**
 * Typed links (Signposting). Authors have no known address, and the catalogue stores no licence. The
 * DOI is the address to cite (RFC 8574), although it leads to the archive.
 */
function links(described: SchemaOrgArtifact, { descriptions = [] }: PageMetadataOptions) {
  const { url, distribution = [], identifier = [] } = described;
  return [
    ...(url ? [link('canonical', url)] : []),
    ...identifier.filter((id) => id.startsWith('https:')).map((id) => link('cite-as', id)),
    ...types.map((type) => link('type', `https://schema.org/${type}`)),
    ...distribution.map((one) => link('item', one.contentUrl, one.encodingFormat)),
    ...descriptions.map((one) => link('describedby', one.url, one.mediaType)),
  ];
}

function known(name: string, content: string | undefined): HeadEntry[] {
  return content ? [named(name, content)] : [];
}
